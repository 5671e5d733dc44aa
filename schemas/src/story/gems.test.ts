import fc from "fast-check";
import { expect, test } from "vitest";
import { walletView } from "../wallet/view.ts";
import { factsOf } from "./facts.ts";
import { missingGems } from "./gems.ts";
import { NO_MEMBERSHIP } from "./membership.ts";
import { PARTS } from "./parts.ts";
import { textValues } from "./values.ts";

const acts = [...PARTS].filter(([, { kind }]) => kind === "main");
const places = acts.flatMap(([part, { gems }]) =>
  Array.from({ length: gems.count }, (_, index) => `gem.${part}.${index + 1}`),
);
const found = (names: readonly string[]) => ({
  facts: Object.fromEntries(names.map((name) => [name, 1])),
  session: null,
});

test("a newcomer misses all diamonds of every act, act by act, and those of no hall", () => {
  const missing = missingGems(found([]), PARTS);
  expect(missing.map(({ part, mission, left }) => [part, mission, left])).toEqual(
    acts.map(([part, { mission, gems }]) => [part, mission, gems.count]),
  );
  expect(missing.map(({ part }) => part)).toEqual(
    expect.arrayContaining(["bronze", "silver", "gold", "platinum"]),
  );
});

test("what is missing and what was found are all; none is missing once each was found (spec 2 §4)", () => {
  const now = Date.parse("2025-10-07T03:00:00Z");
  fc.assert(
    fc.property(fc.subarray(places), (names) => {
      const progress = found(names);
      const left = missingGems(progress, PARTS).reduce((sum, each) => sum + each.left, 0);
      expect(left + names.length).toBe(places.length);
      expect(textValues({ quantity: 10, progress }).missing).toBe(left);
      const facts = factsOf(
        {
          progress,
          wallet: walletView(new Map(), now),
          season: { week: 1, phase: "live" },
          quantity: 10,
          membership: NO_MEMBERSHIP,
        },
        now,
      );
      expect(facts("all-gems")).toBe(left === 0 ? 1 : 0);
    }),
  );
  expect(missingGems(found(places), PARTS)).toEqual([]);
});

test("an act that comes later counts by itself", () => {
  const later = { kind: "main", mission: "act6", gems: { count: 3, diamonds: 5 } } as const;
  const progress = found([...places, "gem.later.2"]);
  expect(missingGems(progress, [...PARTS, ["later", later]])).toEqual([
    { part: "later", mission: "act6", found: 1, count: 3, left: 2 },
  ]);
});
