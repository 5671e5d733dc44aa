import fc from "fast-check";
import { expect, test } from "vitest";
import { type Random, seededRandom } from "../random.ts";
import { type FishingSetup, planFishing } from "./attempt.ts";
import { type Line, pressOver, steady, UNEVEN } from "./press.fixture.ts";
import {
  arrowAt,
  judgedElapsed,
  LATENCY_CAP,
  longestWay,
  outcomeAt,
  PRESS_ALLOWANCE,
  type Press,
  pressOf,
} from "./press.ts";
import { FISHING } from "./tuning.ts";

const SETUP: FishingSetup = {
  rules: FISHING.rules,
  spot: 1,
  calm: false,
  guided: false,
  mastery: 1,
  free: 40,
};
const PRESSES = 4_000;
/** The share of presses seen green that may be lost. */
const LOST_MOST = 0.02;

/** How rules 1 judged: by the least of six round trips, measured once a second, and the allowance. */
function judgedByLeast({ claimed, served, least }: Press): number {
  const seen = served - Math.min(least, LATENCY_CAP);
  return Math.max(0, Math.min(seen + PRESS_ALLOWANCE, Math.max(seen - PRESS_ALLOWANCE, claimed)));
}

/** The share of presses at moments that are drawn green which are judged to be something else. */
function lost(line: Line, judge: (press: Press) => number, seed: number): number {
  const random = seededRandom(seed);
  let misjudged = 0;
  for (let made = 0; made < PRESSES; made += 1) {
    const { arrow } = planFishing(made, SETUP);
    const human = greenMoment(random, (elapsed) => outcomeAt(arrow, arrowAt(arrow, elapsed)) === "success");
    const judged = judge(pressOver(line, random, human));
    if (outcomeAt(arrow, arrowAt(arrow, judged)) !== "success") misjudged += 1;
  }
  return misjudged / PRESSES;
}

/** Any moment that is green, from a reaction time on. */
function greenMoment(random: Random, green: (elapsed: number) => boolean): number {
  for (;;) {
    const elapsed = 250 + random() * (FISHING.window - 500);
    if (green(elapsed)) return elapsed;
  }
}

test.each(Object.keys(UNEVEN))(
  "over a line of %s two in a hundred presses seen green are lost at most",
  (name) => {
    for (const seed of [1, 2, 3])
      expect(lost(UNEVEN[name]!, judgedElapsed, seed)).toBeLessThanOrEqual(LOST_MOST);
  },
);

test("by the least round trip alone, the same lines lose many", () => {
  expect(lost(UNEVEN["60 to 300 ms"]!, judgedByLeast, 1)).toBeGreaterThan(0.08);
  expect(lost(UNEVEN["200 ms with 10 % spikes of 150 ms"]!, judgedByLeast, 1)).toBeGreaterThan(0.05);
});

test.each([0, 20, 100, 200, 350])("on a steady line of %i ms none is lost", (roundTrip) => {
  expect(lost(steady(roundTrip), judgedElapsed, 4)).toBe(0);
});

const anyLine = fc.constantFrom(...Object.values(UNEVEN), steady(20), steady(200));
const anyMoment = fc.integer({ min: 0, max: 5_000 });

test("an honest press is judged at the moment that the player saw, but for what frames take", () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(0, 20, 100, 200, 350), anyMoment, (seed, roundTrip, human) => {
      const judged = judgedElapsed(pressOver(steady(roundTrip), seededRandom(seed), human));
      expect(Math.abs(judged - human)).toBeLessThan(1e-6);
    }),
  );
});

test("on a steady line a lie moves the press by the allowance, and the frame it took to draw, at most", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 0, max: 380 }),
      anyMoment,
      fc.nat(60_000),
      (seed, rtt, human, claim) => {
        const press = pressOver(steady(rtt), seededRandom(seed), human, { holdBack: 0, claim: () => claim });
        const judged = judgedElapsed(press);
        expect(judged).toBeGreaterThanOrEqual(Math.max(0, human - PRESS_ALLOWANCE) - 1e-6);
        expect(judged).toBeLessThanOrEqual(human + PRESS_ALLOWANCE + 20 + 1e-6);
      },
    ),
  );
});

test("on any line a lie moves the press back by what the line was late, or faster than ever before, and the allowance, at most", () => {
  fc.assert(
    fc.property(fc.nat(), anyLine, anyMoment, fc.nat(60_000), (seed, line, human, claim) => {
      const press = pressOver(line, seededRandom(seed), human, { holdBack: 0, claim: () => claim });
      const late = longestWay(press) - Math.min(press.least, LATENCY_CAP);
      // No ping has been as fast both ways as this bite on its way there and this press on its way back.
      const faster = Math.max(0, press.least - (press.served - human));
      expect(judgedElapsed(press)).toBeGreaterThanOrEqual(
        Math.max(0, human - late - faster - PRESS_ALLOWANCE) - 1e-6,
      );
    }),
  );
});

test("whoever holds back its pongs gains what a connection as slow as allowed would have, and no more", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(5_000), anyMoment, (seed, holdBack, human) => {
      const press = pressOver(steady(20), seededRandom(seed), human, { holdBack, claim: () => 0 });
      expect(judgedElapsed(press)).toBeGreaterThanOrEqual(
        Math.max(0, press.served - LATENCY_CAP - PRESS_ALLOWANCE) - 1e-6,
      );
    }),
  );
});

test("no press is excused for more than the cap, however late its answers are", () => {
  const press = { claimed: 0, served: 4_000, least: 300, bite: 900, echo: 2_000 };
  expect(judgedElapsed(press)).toBe(4_000 - LATENCY_CAP - PRESS_ALLOWANCE);
  expect(judgedElapsed({ ...press, claimed: 9_000 })).toBe(4_000 - 300 + PRESS_ALLOWANCE);
  expect(judgedElapsed({ ...press, claimed: 9_000, least: 900 })).toBe(4_000 - LATENCY_CAP + PRESS_ALLOWANCE);
});

test("a bite's ping or an echo that came sooner than the least changes nothing", () => {
  const press = { claimed: 0, served: 1_000, least: 100, bite: 40, echo: 30 };
  expect(longestWay(press)).toBe(100);
  expect(longestWay({ ...press, bite: 180 })).toBe(180);
  expect(longestWay({ ...press, echo: 250 })).toBe(150);
});

test("an answer that is missing excuses no more than the least round trip, and all answers what they show", () => {
  const received = { claimed: 700, served: 1_000, least: 40 };
  const least = { ...received, bite: 40, echo: 40 };
  expect(pressOf({ ...received, bite: undefined, echo: 200 })).toEqual(least);
  expect(pressOf({ ...received, bite: 90, echo: undefined })).toEqual(least);
  expect(pressOf({ ...received, bite: 90, echo: 200 })).toEqual({ ...received, bite: 90, echo: 200 });
});
