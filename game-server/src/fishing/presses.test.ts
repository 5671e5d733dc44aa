import {
  arrowAt,
  ECHO_INTERVAL,
  judgedElapsed,
  outcomeAt,
  PRESS_ALLOWANCE,
} from "@diamond-valley/schemas/fishing/press.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { AnglerSeat } from "./fishing-attempt.ts";
import { createLake, type Lake, momentFor, NEVER } from "./testing/lake.ts";

let lake: Lake;
let a: AnglerSeat;
beforeEach(() => {
  lake = createLake();
  a = lake.seats[0]!;
});

test("a ping goes with the bite, and more while it lasts, until the press", async () => {
  const { attempt } = await lake.angling.cast(a, false);
  expect(lake.pings).toEqual([]);
  const moment = momentFor(lake.bite(attempt), "success") + 4 * FISHING.sweep;
  expect(lake.pings).toHaveLength(1);
  lake.pass(moment);
  const sent = lake.pings.map((ping) => ping.sent);
  expect(sent.length).toBeGreaterThanOrEqual(moment / ECHO_INTERVAL);
  expect(sent.length).toBeLessThanOrEqual(1 + moment / (ECHO_INTERVAL * 0.75));
  await lake.angling.press({ sessionId: "a" }, { attempt, elapsed: moment });
  lake.pass(1_000);
  expect(lake.pings).toHaveLength(sent.length);
});

/** Presses at the first green moment, where the bite was `bite` ms late on its way and the press `press` ms. */
async function pressLate(bite: number, press: number): Promise<number> {
  lake.latency = 100;
  const { attempt } = await lake.angling.cast(a, false);
  lake.late = bite;
  const bitten = lake.bite(attempt);
  lake.late = 0;
  const moment = momentFor(bitten, "success") + 2 * FISHING.sweep;
  lake.pass(bite + moment);
  // The line is stuck: what the client sends after the press, answers too, comes behind it.
  lake.late = NEVER;
  lake.pass(lake.latency + press);
  await lake.angling.press({ sessionId: "a" }, { attempt, elapsed: moment });
  const { inputs } = lake.paid.at(-1) ?? { inputs: undefined };
  return inputs ? judgedElapsed(inputs.press) - moment : NEVER;
}

test("a bite or a press that the line held up is judged at the moment that the player saw", async () => {
  expect(await pressLate(150, 0)).toBe(0);
  expect(await pressLate(0, 50)).toBe(0);
  // The press may have been made up to an interval of the pings before the line got stuck.
  for (const bite of [0, 120])
    expect(await pressLate(bite, 150)).toBeLessThanOrEqual(ECHO_INTERVAL - PRESS_ALLOWANCE);
});

test("where the bite's ping was not answered, nothing beyond the least round trip is excused", async () => {
  lake.latency = 20;
  const { attempt } = await lake.angling.cast(a, false);
  lake.pings.push({ sent: 0, roundTrip: 20 });
  lake.late = NEVER;
  const bite = lake.bite(attempt);
  lake.pass(3_000);
  const { position } = await lake.angling.press({ sessionId: "a" }, { attempt, elapsed: 0 });
  expect(position).toBeCloseTo(arrowAt(bite.arrow, 3_000 - 20 - PRESS_ALLOWANCE));
});

test("at the highest mastery any press within the window lands a fish", async () => {
  lake.mastery = 10;
  for (const moment of [0, 700, 1_900, FISHING.window - 20]) {
    const { attempt } = await lake.angling.cast(a, false);
    lake.bite(attempt);
    lake.pass(moment);
    expect(await lake.angling.press({ sessionId: "a" }, { attempt, elapsed: moment })).toMatchObject({
      outcome: "success",
    });
  }
});

test("the same human moment has the same outcome at any latency, and a lie moves it by the allowance at most", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 4_000 }),
      fc.constantFrom(20, 100, 200, 400),
      fc.integer({ min: 0, max: 10_000 }),
      async (moment, latency, claim) => {
        lake = createLake();
        lake.latency = latency;
        const press = async (claimed: number) => {
          const { attempt } = await lake.angling.cast(a, false);
          const bite = lake.bite(attempt);
          lake.pass(moment + latency);
          return {
            bite,
            answer: await lake.angling.press({ sessionId: "a" }, { attempt, elapsed: claimed }),
          };
        };
        a = lake.seats[0]!;
        const honest = await press(moment);
        expect(honest.answer.outcome).toBe(outcomeAt(honest.bite.arrow, arrowAt(honest.bite.arrow, moment)));
        const liar = await press(claim);
        const reach = Array.from({ length: 2 * PRESS_ALLOWANCE + 1 }, (_, index) =>
          arrowAt(liar.bite.arrow, Math.max(0, moment - PRESS_ALLOWANCE + index)),
        );
        const nearest = Math.min(...reach.map((position) => Math.abs(position - liar.answer.position)));
        expect(nearest).toBeLessThan(0.002);
      },
    ),
    { numRuns: 60 },
  );
});
