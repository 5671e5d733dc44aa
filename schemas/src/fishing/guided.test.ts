import fc from "fast-check";
import { expect, test } from "vitest";
import { COLOURS } from "../wallet/colours.ts";
import { type Holdings, held, isRefusal, NOTHING } from "../wallet/holdings.ts";
import { experienceAt, levelProgress, MILESTONES } from "../wallet/levels.ts";
import type { CatchOperation } from "../wallet/operations/catch.ts";
import { type Performed, perform } from "../wallet/operations.ts";
import { decideFishing, type FishingSetup, planFishing } from "./attempt.ts";
import { arrowAt, outcomeAt } from "./press.ts";
import { FISHING, masteryAt } from "./tuning.ts";

const SETUP: FishingSetup = {
  rules: FISHING.rules,
  spot: 3,
  calm: false,
  guided: true,
  mastery: 1,
  free: 40,
};
const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test("the guided fish bites within 3 s of the cast, on an arrow slower and wider than the calm one", () => {
  fc.assert(
    fc.property(anySeed, fc.boolean(), (shown, calm) => {
      const { wait, arrow } = planFishing(shown, { ...SETUP, calm });
      expect(FISHING.castTime + wait).toBeLessThanOrEqual(3_000);
      expect(arrow.sweep).toBeGreaterThan(FISHING.sweep * FISHING.calm.sweep);
      expect(arrow.success).toBeGreaterThan(masteryAt(1).success * FISHING.calm.zones);
      expect(arrow.centre - arrow.success).toBeGreaterThanOrEqual(0);
      expect(arrow.centre + arrow.success).toBeLessThanOrEqual(1);
    }),
  );
});

test("the guided fish stays much longer than any other, and no minute: others may wait for its spot", () => {
  const { window } = planFishing(1, SETUP).arrow;
  expect(window).toBeGreaterThan(2 * FISHING.window * FISHING.calm.window);
  expect(window).toBeLessThan(60_000);
});

test("any press lands one coloured fish, in the zone or beside it, at once or an hour later", () => {
  const outside = { seen: 0 };
  fc.assert(
    fc.property(anySeed, anySeed, fc.integer({ min: 0, max: 3_600_000 }), (shown, hidden, elapsed) => {
      const press = { claimed: elapsed, served: elapsed, least: 0, bite: 0, echo: 0 };
      const result = decideFishing({ shown, hidden }, { ...SETUP, press });
      const { arrow } = planFishing(shown, SETUP);
      expect(result).toMatchObject({
        outcome: "success",
        reaches: 2,
        experience: FISHING.experience.success,
      });
      expect(COLOURS).toContain(result.items[0]);
      expect(result.items).toHaveLength(1);
      expect(result.position).toBe(arrowAt(arrow, elapsed));
      if (outcomeAt(arrow, result.position) !== "success") outside.seen += 1;
    }),
  );
  expect(outside.seen).toBeGreaterThan(0);
});

const FIRST: CatchOperation = {
  kind: "catch",
  key: "quest:fishing:a",
  category: "fish",
  items: ["blue"],
  skill: "fishing",
  skillExperience: 10,
  firstReaches: 2,
};
const performed = (holdings: Holdings) => perform(holdings, 0, FIRST, 0) as Performed;

test("it brings a new character to the very beginning of level 2, with that level's diamonds", () => {
  const { holdings, entries } = performed(NOTHING);
  expect(levelProgress(held(holdings, "experience"))).toMatchObject({ level: 2, gained: 0 });
  expect(held(holdings, "skills.fishing")).toBe(10);
  expect(held(holdings, "diamonds")).toBe(5);
  expect(entries[0]).toMatchObject({ levelUp: 2, milestoneDiamonds: 5 });
  expect(entries.map(({ key }) => key)).toEqual(["quest:fishing:a", "milestone:2"]);
  expect(MILESTONES.reduce((sum, { diamonds }) => sum + diamonds, 0)).toBe(420);
});

test("whoever has experience from elsewhere gets what is missing to level 2, or what a catch gives", () => {
  const start = experienceAt(2);
  for (const [had, has] of [
    [150, start],
    [start - 3, start + 7],
    [start + 100, start + 110],
  ])
    expect(held(performed(new Map([["experience", had!]])).holdings, "experience")).toBe(has);
});

test("it is given once: whoever has fished before is refused, and nothing changes", () => {
  const { holdings } = performed(NOTHING);
  const again = perform(holdings, 2, { ...FIRST, key: "quest:fishing:b" }, 0);
  expect(isRefusal(again) && again.refused).toBe("not-now");
});
