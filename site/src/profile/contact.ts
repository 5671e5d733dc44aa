import { formatPhone } from "@diamond-valley/schemas/account/phone.ts";
import type { Profile, ProfileAnswer } from "@diamond-valley/schemas/account/registration.ts";
import type * as z from "zod/mini";
import type { FormPages } from "../forms/form-pages.ts";

export type ContactInput = z.input<typeof Profile>;

/** The contact form has one page. */
export const CONTACT_PAGES: FormPages<keyof Profile> = [
  ["name", "mobile_phone", "contact_email", "home_address"],
];

/** What is stored, as the form shows it. */
export function contactOf(stored: ProfileAnswer | Profile): Required<ContactInput> {
  const { name, mobile_phone, contact_email, home_address = "" } = stored;
  return { name, mobile_phone: formatPhone(mobile_phone), contact_email, home_address };
}

/** What was typed and not saved, over what is stored; `restored` tells that they differ. */
export function startContact(stored: ProfileAnswer, draft: Partial<ContactInput>) {
  const contact = contactOf(stored);
  const start = { ...contact, ...draft };
  const restored = CONTACT_PAGES.flat().some((field) => start[field] !== contact[field]);
  return { start, restored };
}
