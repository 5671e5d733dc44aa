import fc from "fast-check";
import { expect, test } from "vitest";
import { change, type Holdings, isRefusal } from "../holdings.ts";
import { experienceAt } from "../levels.ts";
import { type EntriesOperation, entriesRule } from "./entries.ts";

const holdings: Holdings = new Map([
  ["diamonds", 20],
  ["entries.robot-plush", 3],
  ["price.robot-plush", 2],
  ["experience", experienceAt(3)],
]);
const WANTED: EntriesOperation = {
  kind: "entries",
  key: "entry:robot-plush:1",
  prize: "robot-plush",
  entries: 0,
  price: 2,
  level: 3,
  barred: null,
  closes: 1_000,
};
const want = (entries: number, other: Partial<EntriesOperation> = {}, now = 999) =>
  entriesRule(holdings, { ...WANTED, entries, ...other }, now);

test.each([
  [4, 1],
  [13, 10],
  [1, -2],
])("wanting %i changes three entries by %i, for two diamonds each", (wanted, by) => {
  expect(want(wanted)).toEqual([
    { path: "entries.robot-plush", by },
    { path: "diamonds", by: by * -2 },
  ]);
});

test("a change of another number than the player saw is refused, unless it is so already", () => {
  expect(want(5, { seen: 2 })).toEqual({ refused: "entries-not-saved" });
  expect(want(0, { seen: 4 })).toEqual({ refused: "entries-not-saved" });
  expect(want(3, { seen: 2 })).toEqual([]);
  expect(want(5, { seen: 3 })).toHaveLength(2);
});

test("taking back the last one takes the note of the price along", () => {
  expect(want(0)).toEqual([
    { path: "entries.robot-plush", by: -3 },
    { path: "price.robot-plush", by: -2 },
    { path: "diamonds", by: 6 },
  ]);
});

test("the first entry notes its price, and whoever holds one goes on at it, however the price changes", () => {
  expect(
    entriesRule(
      new Map([
        ["diamonds", 9],
        ["experience", experienceAt(3)],
      ]),
      { ...WANTED, entries: 2 },
      999,
    ),
  ).toEqual([
    { path: "entries.robot-plush", by: 2 },
    { path: "price.robot-plush", by: 2 },
    { path: "diamonds", by: -4 },
  ]);
  for (const price of [1, 20])
    expect(want(5, { price, former: 1 })).toEqual([
      { path: "entries.robot-plush", by: 2 },
      { path: "diamonds", by: -4 },
    ]);
});

test("entries without a note are worth what they cost before notes were made, and get one", () => {
  const old = new Map(holdings);
  old.delete("price.robot-plush");
  const at = (entries: number) => entriesRule(old, { ...WANTED, entries, price: 20, former: 2 }, 999);
  expect(at(0)).toEqual([
    { path: "entries.robot-plush", by: -3 },
    { path: "diamonds", by: 6 },
  ]);
  expect(at(4)).toEqual([
    { path: "entries.robot-plush", by: 1 },
    { path: "price.robot-plush", by: 2 },
    { path: "diamonds", by: -2 },
  ]);
});

const amount = fc.integer({ min: 1, max: 100 });
test("whatever the price becomes, all that was spent comes back with the last entry", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(8), amount)), (steps) => {
      const start: Holdings = new Map([
        ["diamonds", 500],
        ["experience", experienceAt(3)],
      ]);
      let now = start;
      for (const [entries, price] of [...steps, [0, 7] as const]) {
        const changes = entriesRule(now, { ...WANTED, entries, price, former: 3 }, 999);
        if (!isRefusal(changes)) now = change(now, changes);
      }
      expect(now).toEqual(start);
    }),
  );
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
