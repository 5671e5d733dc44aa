import { Profile, type ProfileAnswer } from "@diamond-valley/schemas/account/registration.ts";
import { expect, test } from "vitest";
import { CONTACT_PAGES, contactOf, startContact } from "./contact.ts";

const stored: ProfileAnswer = {
  account_email: "bolt@store.example",
  name: "Bolt",
  mobile_phone: "01012345678",
  contact_email: "bolt@example.com",
  home_address: "",
};

test("the form has every field of a profile", () => {
  expect([...CONTACT_PAGES.flat()].sort()).toEqual(Object.keys(Profile.shape).sort());
});

test("it starts with what is stored, as it is written", () => {
  expect(startContact(stored, {})).toEqual({
    start: {
      name: "Bolt",
      mobile_phone: "010-1234-5678",
      contact_email: "bolt@example.com",
      home_address: "",
    },
    restored: false,
  });
});

test("what was typed and not saved comes back, and is told; a draft that says the same is none", () => {
  expect(startContact(stored, { home_address: "Robot Street 1" })).toMatchObject({
    start: { name: "Bolt", home_address: "Robot Street 1" },
    restored: true,
  });
  expect(startContact(stored, contactOf(stored)).restored).toBe(false);
});
