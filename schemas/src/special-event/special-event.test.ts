import { expect, test } from "vitest";
import { TIERS } from "../account/tiers.ts";
import { seasonAt } from "../season/season.ts";
import { Rsvp } from "./rsvp.ts";
import { daysToRemind, EVENT_DAYS, isDayOpen, isInvited } from "./special-event.ts";

const kst = (text: string) => Date.parse(`${text}+09:00`);

test("the top tiers and VVIPs are invited", () => {
  expect(TIERS.filter((tier) => isInvited(tier, false))).toEqual(["platinum", "diamond", "diamond_max"]);
  expect(isInvited("none", true)).toBe(true);
});

test("there are four days from 13 to 16 November", () => {
  expect(EVENT_DAYS).toEqual(["2025-11-13", "2025-11-14", "2025-11-15", "2025-11-16"]);
  for (const day of [...EVENT_DAYS, null]) expect(Rsvp.safeParse({ day }).success).toBe(true);
  for (const day of ["2025-11-12", "2025-11-17", "", 13]) expect(Rsvp.safeParse({ day }).success).toBe(false);
});

test.each([
  ["2025-10-05T12:00:00", false],
  ["2025-10-06T09:00:00", true],
  ["2025-11-12T09:59:59", true],
  ["2025-11-12T10:00:00", false],
])("at %s the first day can be chosen: %s", (instant, open) => {
  const now = kst(instant);
  expect(isDayOpen("2025-11-13", seasonAt(now), now)).toBe(open);
});

test.each([
  ["2025-11-12T09:59:59", []],
  ["2025-11-12T10:00:00", ["2025-11-13"]],
  ["2025-11-13T12:00:00", ["2025-11-13", "2025-11-14"]],
  ["2025-11-14T00:00:00", ["2025-11-14"]],
  ["2025-11-17T00:00:00", []],
])("at %s reminders go out for %j", (instant, days) => {
  expect(daysToRemind(kst(instant))).toEqual(days);
});
