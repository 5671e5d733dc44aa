import { expect, test } from "vitest";
import { seasonAt } from "../season/season.ts";
import { areCodesOpen, CodeEntry, type CodeGift, type CodeHolder, outcomeOf } from "./codes.ts";

const anybody: CodeHolder = { vip: false, vvip: false, invited: false, drawTier: "none" };

test.each<[string, CodeGift, Partial<CodeHolder>, string | null]>([
  ["an invitation for anybody", { kind: "invite", tier: null }, {}, "invite"],
  ["an invitation for a guest", { kind: "invite", tier: null }, { invited: true }, null],
  ["an invitation for a VIP", { kind: "invite", tier: null }, { vip: true }, null],
  ["a VIP code", { kind: "vip", tier: null }, {}, "vip"],
  ["a VIP code for a VIP", { kind: "vip", tier: null }, { vip: true }, null],
  ["a VIP code that raises", { kind: "vip", tier: "platinum" }, { drawTier: "gold" }, "platinum"],
  ["a VIP code that raises a VIP", { kind: "vip", tier: "gold" }, { vip: true }, "gold"],
  ["a VIP code of a lower tier", { kind: "vip", tier: "gold" }, { drawTier: "diamond" }, "vip"],
  [
    "a VIP code of the same tier for a VIP",
    { kind: "vip", tier: "gold" },
    { vip: true, drawTier: "gold" },
    null,
  ],
  ["a VIP code for a VVIP", { kind: "vip", tier: "diamond" }, { vvip: true }, null],
])("%s", (_, gift, holder, outcome) => {
  expect(outcomeOf(gift, { ...anybody, ...holder })).toBe(outcome);
});

test.each([
  ["vip-2345 abcd", "VIP2345ABCD"],
  ["ＶＩＰ２３４５", "VIP2345"],
  [" ab-cd ", "ABCD"],
])("%s is read as %s", (typed, code) => {
  expect(CodeEntry.parse({ code: typed })).toEqual({ code });
});

test.each(["", "ab", "코드코드", "a".repeat(33), "AB$CD", 5, null])("%j is no code", (code) => {
  expect(CodeEntry.safeParse({ code }).success).toBe(false);
});

test.each([
  ["2025-09-20T00:00:00Z", true],
  ["2025-10-05T20:00:00Z", true],
  ["2025-11-09T23:59:59Z", true],
  ["2025-11-10T00:00:00Z", false],
  ["2026-02-01T00:00:00Z", false],
])("at %s codes are taken: %s", (instant, open) => {
  const now = Date.parse(instant);
  expect(areCodesOpen(seasonAt(now), now)).toBe(open);
});
