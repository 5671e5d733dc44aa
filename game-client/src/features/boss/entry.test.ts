import en from "@diamond-valley/schemas/locales/en/boss.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { entryOf, leftBehind, proposed, type Standing } from "./entry.ts";

const BOSS = {
  week: 3,
  latest: 3,
  attempts: 2,
  wins: 0,
  best: { own: 0, equal: 0 },
  calm: 0,
  today: { used: 1, limit: 5 },
};
const OPEN: Standing = { story: true, weekly: true, week: 3, boss: BOSS };

test("the story is proposed before the week", () => {
  const entry = entryOf(OPEN);
  expect(entry).toEqual({ kinds: ["story", "weekly"], noWeekly: null, unranked: null, left: 4 });
  expect(proposed(entry, null)).toEqual({ kind: "story", arms: "own", ranked: false });
});

test.each([
  ["ended", { boss: { ...BOSS, week: 0 } }],
  ["used", { boss: { ...BOSS, today: { used: 5, limit: 5 } } }],
] as const)("a fight that can't be ranked says why: %s", (why, changes) => {
  const entry = entryOf({ ...OPEN, story: false, ...changes });
  expect(entry.unranked).toBe(why);
  expect(proposed(entry, { kind: "weekly", arms: "equal", ranked: true })).toEqual({
    kind: "weekly",
    arms: "equal",
    ranked: false,
  });
});

test.each([
  ["week", 1],
  ["level", 2],
] as const)("where there is no weekly boss it says why: %s", (why, week) => {
  const entry = entryOf({ ...OPEN, story: false, weekly: false, week });
  expect(entry.noWeekly).toBe(why);
  expect(proposed(entry, null)).toBeNull();
});

describe("another try", () => {
  test("is the same again", () => {
    const last = { kind: "weekly", arms: "equal", ranked: false } as const;
    expect(proposed(entryOf(OPEN), last)).toEqual(last);
  });
  test("is something else where the story is over", () => {
    const last = { kind: "story", arms: "own", ranked: true } as const;
    expect(proposed(entryOf({ ...OPEN, story: false }), last)).toMatchObject({ kind: "weekly" });
  });
});

test.each([
  ["story", { kind: "story", arms: "own", ranked: false }, "story"],
  ["story", null, "story"],
  ["weekly", { kind: "weekly", arms: "own", ranked: true }, "ranked"],
  ["weekly", { kind: "weekly", arms: "own", ranked: false }, "practice"],
  // A reload forgets with what a fight was begun.
  ["weekly", null, "weekly"],
] as const)(
  "who leaves a fight of the kind %s, begun as %o, is told what that means",
  (kind, begun, told) => {
    expect(leftBehind(kind, begun)).toBe(told);
    expect(en.leave.kept[told]).toEqual(expect.any(String));
  },
);
