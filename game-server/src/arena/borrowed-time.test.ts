import { between, seededRandom } from "@diamond-valley/schemas/random.ts";
import { expect, test } from "vitest";
import { createBorrowedTime } from "./borrowed-time.ts";

/** Ticks of a fight of three minutes. */
const FIGHT = 3_600;

interface Play {
  readonly seed: number;
  /** How late a message that is sent in this tick comes (ticks), and by how much later since the last announcement. */
  readonly lateness: (tick: number, since: number, chance: (low: number, high: number) => number) => number;
  /** Ticks from one message to the next. */
  readonly every?: number;
}

/** Plays a fight with an announcement every 20 to 80 ticks; answers in which of them an input was refused. */
function refusals({ seed, lateness, every = 5 }: Play): Set<number> {
  const random = seededRandom(seed);
  const chance = (low: number, high: number) => between(random, low, high);
  const borrowed = createBorrowedTime();
  const refused = new Set<number>();
  let [next, since, announcement, arrives, behind] = [chance(20, 80), FIGHT, 0, 0, 0];
  for (let tick = 0; tick < FIGHT; tick += 1) {
    // What is sent arrives in its order.
    if (tick % every === 0) {
      arrives = Math.max(arrives, tick + lateness(tick, since, chance));
      behind = arrives - tick;
    }
    if (!borrowed.accepts(behind)) refused.add(announcement);
    since += 1;
    const announced = tick === next;
    if (announced) [announcement, since, next] = [announcement + 1, 0, tick + chance(20, 80)];
    borrowed.decided(behind, announced);
  }
  return refused;
}

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  { roundTrip: 1, jitter: 0, every: 1 },
  { roundTrip: 1, jitter: 1, every: 5 },
  { roundTrip: 4, jitter: 3, every: 2 },
  { roundTrip: 6, jitter: 4, every: 5 },
])(
  "a line of $roundTrip ticks with $jitter of jitter, spikes of 150 ms and one stall costs nothing, told every $every",
  ({ roundTrip, jitter, every }) => {
    for (const seed of seeds(60)) {
      const stall = 100 + ((seed * 7_919) % 3_000);
      const refused = refusals({
        ...{ seed, every },
        lateness(tick, _, chance) {
          if (tick >= stall && tick < stall + every) return 40;
          return roundTrip + chance(0, jitter) + (chance(1, 50) === 1 ? 3 : 0);
        },
      });
      expect(refused.size).toBe(0);
    }
  },
);

test("300 ms of jitter cost nothing either, but in one fight of a hundred", () => {
  const fights = seeds(200).filter(
    (seed) => refusals({ seed, lateness: (_tick, _since, chance) => 2 + chance(0, 6) }).size > 0,
  );
  expect(fights.length).toBeLessThanOrEqual(4);
});

test("a line that becomes longer, and a clock that drifts, cost nothing", () => {
  for (const seed of seeds(20)) {
    expect(refusals({ seed, lateness: (tick) => (tick > 1_500 ? 9 : 2) }).size).toBe(0);
    expect(refusals({ seed, lateness: (tick) => 2 + tick / 400 }).size).toBe(0);
  }
});

/** How late somebody is who goes half as fast behind each announcement, until it is late by `most`, for 20 ticks. */
const slow = (most: number) => (_: number, since: number) =>
  since < 20 ? Math.min(most, (since + 1) / 2) : 0;

test.each([3, 4, 5, 6, 8])(
  "who is late by %i ticks behind each announcement is soon late no more",
  (most) => {
    for (const jitter of [0, 2])
      for (const seed of seeds(20)) {
        const slowly = slow(most);
        const lateness = (tick: number, since: number, chance: (low: number, high: number) => number) =>
          2 + slowly(tick, since) + chance(0, jitter);
        const refused = refusals({ seed, lateness, every: 1 });
        // Of some 70 announcements.
        expect(refused.size).toBeGreaterThan(40);
      }
  },
);

test("who plays ahead of time until something is announced borrows as much", () => {
  for (const seed of seeds(20)) {
    const ahead = slow(8);
    expect(
      refusals({ seed, every: 1, lateness: (tick, since) => ahead(tick, since) - 10 }).size,
    ).toBeGreaterThan(40);
  }
});

test("who goes on in another room has still borrowed what it had", () => {
  const react = (borrowed: ReturnType<typeof createBorrowedTime>) => {
    borrowed.decided(0, true);
    for (let tick = 0; tick < 20; tick += 1) borrowed.decided(8, false);
  };
  const before = createBorrowedTime();
  for (let round = 0; round < 4; round += 1) react(before);
  expect(before.borrowed).toBeGreaterThanOrEqual(16);
  const after = createBorrowedTime(before.borrowed);
  after.decided(0, true);
  expect(after.accepts(8)).toBe(false);
  expect(createBorrowedTime().accepts(8)).toBe(true);
});

test("ticks of which nothing was told say nothing", () => {
  const borrowed = createBorrowedTime();
  for (let round = 0; round < 200; round += 1) {
    borrowed.decided(0, true);
    borrowed.silent();
    for (let tick = 0; tick < 20; tick += 1) borrowed.decided(30, false);
  }
  expect(borrowed.accepts(30)).toBe(true);
});
