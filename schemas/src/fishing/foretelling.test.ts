import { expect, test } from "vitest";
import { between, drawSeeds, pick, type Random, type Seeds, seededRandom } from "../random.ts";
import { COLOURS } from "../wallet/colours.ts";
import { decideFishing, type FishingSetup, planFishing } from "./attempt.ts";
import type { Arrow } from "./fishing.ts";
import { arrowAt, outcomeAt } from "./press.ts";
import { replayRules1 } from "./rules-1.ts";
import { FISHING, masteryAt, spotColour } from "./tuning.ts";

const SETUP: FishingSetup = {
  rules: FISHING.rules,
  spot: 3,
  calm: false,
  guided: false,
  mastery: 1,
  free: 40,
};
const RULES_1 = { rules: 1, spot: SETUP.spot, calm: false, mastery: 1, free: 40 };
const OWN = spotColour(SETUP.spot);
const { success: SUCCESS, safe: SAFE } = masteryAt(1);
const WINDOW = FISHING.window;
/** Seeds that a search looks through. Real seeds are of 2^32: the same search, 4,096 times as long. */
const SEARCHED = 2 ** 20;
const source = seededRandom(1_122);
const anySeed = () => between(source, 0, SEARCHED - 1);

/** What an attempt shows of its generator: the start of the arrow and the middle of the zones. */
type Shown = Pick<Arrow, "seed" | "centre">;

/** The generators behind `SEARCHED` seeds that show each of these, each as it stands after having drawn it. */
function search(all: readonly Shown[], centreOf: (random: Random) => number): Random[][] {
  const found: Random[][] = all.map(() => []);
  const byStart = Map.groupBy(all.keys(), (index) => all[index]!.seed);
  for (let seed = 0; seed < SEARCHED; seed += 1) {
    const random = seededRandom(seed);
    between(random, ...FISHING.wait);
    const alike = byStart.get(between(random, 0, 0xffff));
    if (!alike) continue;
    const centre = centreOf(random);
    for (const index of alike) {
      if (all[index]!.centre !== centre) continue;
      const here = seededRandom(seed);
      for (let drawn = 0; drawn < 3; drawn += 1) here();
      found[index]!.push(here);
    }
  }
  return found;
}

/** A press of a player without latency in the green zone. */
function greenPress(arrow: Pick<Arrow, "seed" | "centre" | "sweep" | "success" | "safe">) {
  let elapsed = 0;
  while (
    outcomeAt({ ...arrow, window: WINDOW }, arrowAt({ ...arrow, window: WINDOW }, elapsed)) !== "success"
  )
    elapsed += 1;
  return { claimed: elapsed, served: elapsed };
}

function colourOf(seeds: Seeds): string {
  const press = { ...greenPress(planFishing(seeds.shown, SETUP).arrow), least: 0, bite: 0, echo: 0 };
  return decideFishing(seeds, { ...SETUP, press }).items[0]!;
}

/** Whether these generators all say that the spot's own colour comes next. */
const foretold = (generators: Random[]) => generators.every((random) => random() < FISHING.affinity);

test("under rules 1 the search foretells the colour, each time", () => {
  const seeds = Array.from({ length: 24 }, anySeed);
  const exact = (random: Random) => SAFE + random() * (1 - 2 * SAFE);
  const shown = seeds.map((seed) => {
    const random = seededRandom(seed);
    between(random, ...FISHING.wait);
    return { seed: between(random, 0, 0xffff), centre: exact(random) };
  });
  const found = search(shown, exact);
  const { sweep } = FISHING;
  let right = 0;
  seeds.forEach((seed, index) => {
    expect(found[index]).toHaveLength(1);
    const green = greenPress({ ...shown[index]!, sweep, success: SUCCESS, safe: SAFE });
    const colour = replayRules1(seed, { ...RULES_1, press: { ...green, latency: 0 } }).items[0];
    const [generator] = found[index]!;
    const told = generator!() < FISHING.affinity ? OWN : pick(generator!, COLOURS);
    if (colour === told) right += 1;
  });
  expect(right).toBe(seeds.length);
});

test("the same search finds the shown seed of today, and foretells the colour no better than the spot does", () => {
  const attempts = Array.from({ length: 400 }, () => drawSeeds(anySeed));
  const arrows = attempts.map(({ shown }) => planFishing(shown, SETUP).arrow);
  const found = search(arrows, (random) => between(random, SAFE * 1_000, 1_000 - SAFE * 1_000) / 1_000);
  const outcomes = attempts.map((seeds, index) => ({
    own: colourOf(seeds) === OWN,
    told: foretold(found[index]!),
  }));
  expect(found.every((generators) => generators.length > 0)).toBe(true);
  const share = (told: boolean) => {
    const such = outcomes.filter((outcome) => outcome.told === told);
    return such.filter(({ own }) => own).length / such.length;
  };
  // Whatever the search says comes next, the spot's own colour comes up as often.
  expect(Math.abs(share(true) - share(false))).toBeLessThan(0.12);
});

test("one and the same bite can bring up any colour, as often as the affinity says", () => {
  const tries = 2_000;
  const counts = new Map<string, number>();
  for (let hidden = 0; hidden < tries; hidden += 1) {
    const colour = colourOf({ shown: 250_457, hidden: hidden * 7_919 });
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  for (const colour of ["blue", "yellow", "green", "red"]) {
    const expected = (1 - FISHING.affinity) / 4 + (colour === OWN ? FISHING.affinity : 0);
    expect(Math.abs((counts.get(colour) ?? 0) / tries - expected)).toBeLessThan(0.03);
  }
});

test("what is shown is rounded: the arrow tells no more bits of its generator than it needs", () => {
  for (let shown = 0; shown < 2_000; shown += 1) {
    const { arrow, wait } = planFishing(shown, SETUP);
    expect(Math.round(arrow.centre * 1_000) / 1_000).toBe(arrow.centre);
    expect(Number.isInteger(arrow.seed) && Number.isInteger(wait)).toBe(true);
  }
});
