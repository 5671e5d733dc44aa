import fc from "fast-check";
import { expect, test } from "vitest";
import type { Seeds } from "../random.ts";
import { COLOURS } from "../wallet/colours.ts";
import { decideFishing, type FishingInputs, type FishingSetup, planFishing } from "./attempt.ts";
import { arrowAt, outcomeAt } from "./press.ts";
import { FISHING, spotColour } from "./tuning.ts";

const SETUP: FishingSetup = {
  rules: FISHING.rules,
  spot: 3,
  calm: false,
  guided: false,
  mastery: 1,
  free: 40,
};

/** A press of a player without latency, `elapsed` ms after the arrow was drawn. */
const pressedAt = (elapsed: number): FishingInputs["press"] => ({
  claimed: elapsed,
  served: elapsed,
  least: 0,
  bite: 0,
  echo: 0,
});

/** The first moment (ms) at which a press has this outcome. */
function momentFor(seed: number, setup: FishingSetup, wanted: string): number {
  const { arrow } = planFishing(seed, setup);
  for (let elapsed = 0; elapsed < arrow.window; elapsed += 1)
    if (outcomeAt(arrow, arrowAt(arrow, elapsed)) === wanted) return elapsed;
  throw new Error(`no ${wanted}`);
}

function playedFor(seeds: Seeds, setup: FishingSetup, wanted: string) {
  return decideFishing(seeds, { ...setup, press: pressedAt(momentFor(seeds.shown, setup, wanted)) });
}

const seeds = Array.from({ length: 400 }, (_, index) => ({ shown: index * 104_729, hidden: index * 7_919 }));
const SEEDS: Seeds = { shown: 5, hidden: 11 };

test("the same seed and inputs give the same result, also from their stored form", () => {
  fc.assert(
    fc.property(
      fc.record({ shown: fc.nat(), hidden: fc.nat() }),
      fc.nat({ max: 8_000 }),
      fc.integer({ min: 1, max: 10 }),
      (seeds, elapsed, mastery) => {
        const inputs = { ...SETUP, mastery, press: pressedAt(elapsed) };
        const result = decideFishing(seeds, inputs);
        expect(decideFishing(structuredClone(seeds), JSON.parse(JSON.stringify(inputs)))).toEqual(result);
      },
    ),
  );
});

test("green lands a coloured fish, the outer zone a failed one, the rest nothing", () => {
  for (const each of seeds.slice(0, 50)) {
    const success = playedFor(each, SETUP, "success");
    expect(success).toMatchObject({ outcome: "success", experience: FISHING.experience.success });
    expect(COLOURS).toContain(success.items[0]);
    expect(success.items).toHaveLength(1);
    const safe = playedFor(each, SETUP, "safe");
    expect(safe).toMatchObject({ outcome: "safe", items: ["failed"], experience: FISHING.experience.safe });
    expect(playedFor(each, SETUP, "miss")).toMatchObject({ outcome: "miss", items: [], experience: 0 });
  }
});

test("a press after the window is a miss, even at the highest mastery", () => {
  const setup = { ...SETUP, mastery: 10 };
  const { arrow } = planFishing(SEEDS.shown, setup);
  expect(decideFishing(SEEDS, { ...setup, press: pressedAt(arrow.window) }).outcome).toBe("success");
  expect(decideFishing(SEEDS, { ...setup, press: pressedAt(arrow.window + 1) }).outcome).toBe("miss");
});

test("a spot's own colour comes up as often as its affinity says", () => {
  const own = seeds.filter((each) => playedFor(each, SETUP, "success").items[0] === spotColour(SETUP.spot));
  const expected = FISHING.affinity + (1 - FISHING.affinity) / COLOURS.length;
  expect(Math.abs(own.length / seeds.length - expected)).toBeLessThan(0.06);
});

test("extra items come from level 3 at their chance, and only where the bag has room", () => {
  const doubles = (mastery: number, free: number, wanted = "success") =>
    seeds.filter((each) => playedFor(each, { ...SETUP, mastery, free }, wanted).items.length === 2).length;
  expect(doubles(2, 40)).toBe(0);
  expect(Math.abs(doubles(9, 40) / seeds.length - 0.25)).toBeLessThan(0.06);
  expect(doubles(9, 1)).toBe(0);
  expect(doubles(9, 2)).toBe(doubles(9, 40));
});

test("a failed item never comes with an extra one", () => {
  for (const mastery of [3, 9])
    for (const each of seeds)
      expect(playedFor(each, { ...SETUP, mastery }, "safe").items).toEqual(["failed"]);
});

test("calm is slower and wider, and pays alike", () => {
  const calm = { ...SETUP, calm: true };
  const [usual, slow] = [planFishing(11, SETUP), planFishing(11, calm)];
  expect(slow.wait).toBeGreaterThan(usual.wait);
  expect(slow.arrow.sweep).toBe(usual.arrow.sweep * FISHING.calm.sweep);
  expect(slow.arrow.success).toBeGreaterThan(usual.arrow.success);
  expect(slow.arrow.window).toBeGreaterThan(usual.arrow.window);
  expect(playedFor(SEEDS, calm, "success")).toMatchObject({ experience: FISHING.experience.success });
});

test("seeds and inputs that are not an attempt's, or follow other rules, are refused", () => {
  const inputs = { ...SETUP, press: pressedAt(100) };
  expect(() => decideFishing(SEEDS, { ...inputs, rules: FISHING.rules + 1 })).toThrow("rules");
  expect(() => decideFishing(SEEDS, { ...inputs, free: 0 })).toThrow();
  expect(() => decideFishing(SEEDS, { ...SETUP })).toThrow();
  expect(() => decideFishing(5, inputs)).toThrow();
  expect(() => decideFishing({ shown: 5 }, inputs)).toThrow();
});
