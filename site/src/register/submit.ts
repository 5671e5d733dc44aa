import type { Registration } from "@diamond-valley/schemas/account/registration.ts";
import type { UserAnswer, UserData } from "@diamond-valley/schemas/account/user.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { type Sent, send } from "../forms/form.ts";
import { pageStateOf } from "../season/page-states.ts";
import { askSeason } from "../season/season.ts";
import { api } from "../session/session.ts";

/** Codes that have words of their own beside the general "a problem occured" (spec 1 §8). */
const TELLING: readonly ErrorCode[] = [
  "too-many-requests",
  "phone-taken",
  "geo-blocked",
  "early-access-blocked",
  "missing-scope",
  "closed",
];

/**
 * Sends the registration: before the event to the pre-registration. Answers who registered; null where the account was
 * registered already, which is also what a repeat meets whose first answer was lost.
 */
export async function submit(registration: Registration): Promise<Sent<UserData | null>> {
  const sent = await send(async () => {
    // The stage may have gone on since the page last asked.
    const state = pageStateOf("register", await askSeason());
    const path = state === "preregister" ? "/preregister" : "/register";
    return (await api.call<UserAnswer>("POST", path, registration)).data;
  });
  if (sent.end !== "refused") return sent;
  if (sent.code === "already-registered") return { end: "taken", answer: null };
  return { ...sent, code: TELLING.includes(sent.code) ? sent.code : "registration-submit" };
}
