import { expect, test } from "vitest";
import { change, type Holdings, isRefusal } from "../holdings.ts";
import { type EntriesOperation, entriesRule } from "./entries.ts";
import { type ResetOperation, resetRule } from "./reset.ts";

const holdings: Holdings = new Map([
  ["diamonds", 4],
  ["entries.robot-plush", 3],
  ["entries.valley-phone", 1],
  ["price.valley-phone", 50],
]);
const operation: ResetOperation = {
  kind: "reset",
  key: "tier-change:2",
  change: 2,
  prices: { "robot-plush": 2, "valley-phone": 10, "sticker-pack": 1 },
  closes: 1_000,
};

function after(before: Holdings, wanted: Partial<ResetOperation> = {}, now = 999): Holdings {
  const changes = resetRule(before, { ...operation, ...wanted }, now);
  if (isRefusal(changes)) throw new Error(changes.refused);
  return change(before, changes);
}

test("returns what every entry cost: as noted, or as before notes were made", () => {
  expect(after(holdings)).toEqual(
    new Map([
      ["diamonds", 60],
      ["tierChanges", 2],
    ]),
  );
});

test("leaves alone what was entered since, when it comes again or after a later one", () => {
  const entered = new Map([...after(holdings), ["entries.robot-plush", 1] as const]);
  expect(after(entered)).toEqual(entered);
  expect(after(entered, { change: 1 })).toEqual(entered);
  expect(after(entered, { change: 3 })).toEqual(
    new Map([
      ["diamonds", 62],
      ["tierChanges", 3],
    ]),
  );
});

test("is kept even where nothing was entered, so that it never comes late", () => {
  expect(after(new Map())).toEqual(new Map([["tierChanges", 2]]));
});

test("changes nothing once entries are locked", () => {
  expect(after(holdings, {}, 1_000)).toEqual(holdings);
});

test("an entry that was judged before the change is not saved after it", () => {
  const entry: EntriesOperation = {
    kind: "entries",
    key: "entry:1",
    prize: "robot-plush",
    entries: 1,
    price: 2,
    level: 1,
    barred: null,
    closes: 1_000,
  };
  const reset = after(holdings);
  expect(entriesRule(reset, entry, 0)).toEqual({ refused: "entries-not-saved" });
  expect(entriesRule(reset, { ...entry, tierChanges: 1 }, 0)).toEqual({ refused: "entries-not-saved" });
  expect(entriesRule(reset, { ...entry, tierChanges: 2 }, 0)).toHaveLength(3);
});
