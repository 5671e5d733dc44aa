import fc from "fast-check";
import { expect, test } from "vitest";
import { COLOURS } from "../wallet/colours.ts";
import { arrowAt, outcomeAt } from "./arrow.ts";
import { type FishingInputs, type FishingSetup, planFishing, replayFishing } from "./attempt.ts";
import { FISHING, spotColour } from "./tuning.ts";

const SETUP: FishingSetup = { rules: FISHING.rules, spot: 3, calm: false, mastery: 1, free: 40 };

/** A press of a player without latency, `elapsed` ms after the arrow was drawn. */
const pressedAt = (elapsed: number): FishingInputs["press"] => ({
  claimed: elapsed,
  served: elapsed,
  latency: 0,
});

/** The first moment (ms) at which a press has this outcome. */
function momentFor(seed: number, setup: FishingSetup, wanted: string): number {
  const { arrow } = planFishing(seed, setup);
  for (let elapsed = 0; elapsed < arrow.window; elapsed += 1)
    if (outcomeAt(arrow, arrowAt(arrow, elapsed)) === wanted) return elapsed;
  throw new Error(`no ${wanted}`);
}

function playedFor(seed: number, setup: FishingSetup, wanted: string) {
  return replayFishing(seed, { ...setup, press: pressedAt(momentFor(seed, setup, wanted)) });
}

const seeds = Array.from({ length: 400 }, (_, index) => index * 7_919);

test("the same seed and inputs give the same result, also from their stored form", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat({ max: 8_000 }),
      fc.integer({ min: 1, max: 10 }),
      (seed, elapsed, mastery) => {
        const inputs = { ...SETUP, mastery, press: pressedAt(elapsed) };
        const result = replayFishing(seed, inputs);
        expect(replayFishing(seed, JSON.parse(JSON.stringify(inputs)))).toEqual(result);
      },
    ),
  );
});

test("green lands a coloured fish, the outer zone a failed one, the rest nothing", () => {
  for (const seed of seeds.slice(0, 50)) {
    const success = playedFor(seed, SETUP, "success");
    expect(success).toMatchObject({ outcome: "success", experience: FISHING.experience.success });
    expect(COLOURS).toContain(success.items[0]);
    expect(success.items).toHaveLength(1);
    const safe = playedFor(seed, SETUP, "safe");
    expect(safe).toMatchObject({ outcome: "safe", items: ["failed"], experience: FISHING.experience.safe });
    expect(playedFor(seed, SETUP, "miss")).toMatchObject({ outcome: "miss", items: [], experience: 0 });
  }
});

test("a press after the window is a miss, even at the highest mastery", () => {
  const setup = { ...SETUP, mastery: 10 };
  const { arrow } = planFishing(5, setup);
  expect(replayFishing(5, { ...setup, press: pressedAt(arrow.window) }).outcome).toBe("success");
  expect(replayFishing(5, { ...setup, press: pressedAt(arrow.window + 1) }).outcome).toBe("miss");
});

test("a spot's own colour comes up as often as its affinity says", () => {
  const own = seeds.filter((seed) => playedFor(seed, SETUP, "success").items[0] === spotColour(SETUP.spot));
  const expected = FISHING.affinity + (1 - FISHING.affinity) / COLOURS.length;
  expect(Math.abs(own.length / seeds.length - expected)).toBeLessThan(0.06);
});

test("extra items come from level 3 at their chance, and only where the bag has room", () => {
  const doubles = (mastery: number, free: number) =>
    seeds.filter((seed) => playedFor(seed, { ...SETUP, mastery, free }, "success").items.length === 2).length;
  expect(doubles(2, 40)).toBe(0);
  expect(Math.abs(doubles(9, 40) / seeds.length - 0.25)).toBeLessThan(0.06);
  expect(doubles(9, 1)).toBe(0);
});

test("calm is slower and wider, and pays alike", () => {
  const calm = { ...SETUP, calm: true };
  const [usual, slow] = [planFishing(11, SETUP), planFishing(11, calm)];
  expect(slow.wait).toBeGreaterThan(usual.wait);
  expect(slow.arrow.sweep).toBe(usual.arrow.sweep * FISHING.calm.sweep);
  expect(slow.arrow.success).toBeGreaterThan(usual.arrow.success);
  expect(slow.arrow.window).toBeGreaterThan(usual.arrow.window);
  expect(playedFor(11, calm, "success")).toMatchObject({ experience: FISHING.experience.success });
});

test("inputs that are not an attempt's, or follow other rules, are refused", () => {
  const inputs = { ...SETUP, press: pressedAt(100) };
  expect(() => replayFishing(1, { ...inputs, rules: FISHING.rules + 1 })).toThrow("rules");
  expect(() => replayFishing(1, { ...inputs, free: 0 })).toThrow();
  expect(() => replayFishing(1, { ...SETUP })).toThrow();
});
