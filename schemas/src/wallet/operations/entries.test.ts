import { expect, test } from "vitest";
import type { Holdings } from "../holdings.ts";
import { experienceAt } from "../levels.ts";
import { type EntriesOperation, entriesRule } from "./entries.ts";

const holdings: Holdings = new Map([
  ["diamonds", 20],
  ["entries.robot-plush", 3],
  ["experience", experienceAt(3)],
]);
const want = (entries: number, other: Partial<EntriesOperation> = {}, now = 999) =>
  entriesRule(
    holdings,
    {
      kind: "entries",
      key: "entry:robot-plush:1",
      prize: "robot-plush",
      entries,
      price: 2,
      level: 3,
      barred: null,
      closes: 1_000,
      ...other,
    },
    now,
  );

test.each([
  [4, 1],
  [13, 10],
  [1, -2],
  [0, -3],
])("wanting %i changes three entries by %i, for two diamonds each", (wanted, by) => {
  expect(want(wanted)).toEqual([
    { path: "entries.robot-plush", by },
    { path: "diamonds", by: by * -2 },
  ]);
});

test("wanting what is held changes nothing", () => {
  expect(want(3)).toEqual([]);
});

test("adding is refused without the diamonds, the level or the right", () => {
  expect(want(14)).toEqual({ refused: "insufficient-diamonds" });
  expect(want(4, { level: 4 })).toEqual({ refused: "level-locked" });
  expect(want(4, { barred: "tier-not-eligible" })).toEqual({ refused: "tier-not-eligible" });
});

test("taking entries back needs neither", () => {
  expect(want(0, { level: 60, barred: "address-required" })).toContainEqual({ path: "diamonds", by: 6 });
});

test("nothing changes from the close on", () => {
  for (const wanted of [0, 3, 4]) expect(want(wanted, {}, 1_000)).toEqual({ refused: "entries-closed" });
});
