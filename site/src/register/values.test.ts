import { Registration } from "@diamond-valley/schemas/account/registration.ts";
import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import { expect, test } from "vitest";
import { invitationIn } from "../forms/invitation.ts";
import { REGISTRATION_PAGES, startPage, startValues } from "./values.ts";

const user = {
  account_email: "bolt@store.example",
  name: null,
  unregistered_user_data: { account_email: "bolt@store.example", name: "Bolt", gpp_tier: "none" },
} as UserData;

test("every field of a registration stands on one page of the form", () => {
  const all = REGISTRATION_PAGES.flat();
  expect([...all].sort()).toEqual(Object.keys(Registration.shape).sort());
  expect(new Set(all).size).toBe(all.length);
});

test("the form starts with what the account tells, and a draft wins over it", () => {
  expect(startValues(user, {})).toMatchObject({
    name: "Bolt",
    contact_email: "bolt@store.example",
    mobile_phone: "",
    invite_code: "",
  });
  expect(startValues(user, { name: "김로봇", mobile_phone: "01012345678" })).toMatchObject({
    name: "김로봇",
    mobile_phone: "010-1234-5678",
    contact_email: "bolt@store.example",
  });
});

test("the link of an invitation fills in its code, unless another one was typed", () => {
  const code = invitationIn("?code=abcd-1234&page=2");
  expect(startValues(user, {}, code).invite_code).toBe("abcd-1234");
  expect(startValues(user, { invite_code: "OTHER" }, code).invite_code).toBe("OTHER");
  expect(invitationIn("?page=2")).toBe("");
  expect(invitationIn(`?code=${"a".repeat(400)}`)).toHaveLength(40);
});

test("page 2 opens only over a complete page 1", () => {
  const complete = startValues(user, { mobile_phone: "010-1234-5678", age: "25-34", gender: "female" });
  expect(startPage(2, complete)).toBe(2);
  expect(startPage(1, complete)).toBe(1);
  expect(startPage(2, { ...complete, mobile_phone: "010" })).toBe(1);
});
