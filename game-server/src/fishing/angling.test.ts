import { arrowAt, outcomeAt, PRESS_ALLOWANCE } from "@diamond-valley/schemas/fishing/arrow.ts";
import type { FishingInputs } from "@diamond-valley/schemas/fishing/attempt.ts";
import { Angler, type Bite, FISHING_PHASES } from "@diamond-valley/schemas/fishing/fishing.ts";
import { replayFishing } from "@diamond-valley/schemas/fishing/replays.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import type { Seeds } from "@diamond-valley/schemas/random.ts";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { Problem } from "../http/problem.ts";
import { MAPS } from "../rooms/maps.ts";
import { type AnglerSeat, type Angling, createAngling } from "./angling.ts";
import type { Purse } from "./purse.ts";

const [first, second] = MAPS.lake.spots;
const LONGEST = FISHING.castTime + FISHING.wait[1] * FISHING.calm.wait;

/** A lake with time in hand; payments are kept in a list, since what becomes of them is the wallet's matter. */
interface Lake {
  angling: Angling;
  seats: AnglerSeat[];
  bites: Map<string, Bite>;
  paid: { attempt: string; seeds: Seeds; inputs: FishingInputs }[];
  latency: number;
  mastery: number;
  free: number;
  refuse: Problem | undefined;
  /** Lets `ms` pass in steps of the room. */
  pass(ms: number): void;
  /** Lets time pass until the attempt's fish bites. */
  bite(attempt: string): Bite;
}

function createLake(): Lake {
  let now = 1_000;
  let made = 0;
  const bites = new Map<string, Bite>();
  const paid: Lake["paid"] = [];
  const purse: Purse = {
    async open() {
      if (lake.free <= 0) throw new Problem("bag-full");
      return { mastery: lake.mastery, free: lake.free };
    },
    async pay(_, attempt, seeds, inputs) {
      if (lake.refuse) throw lake.refuse;
      paid.push({ attempt, seeds, inputs });
    },
  };
  const seat = (session: string, at: { x: number; y: number }): AnglerSeat => ({
    account: `account of ${session}`,
    session,
    walker: Object.assign(new Angler(), { x: at.x, y: at.y, phase: 0, spot: 0, catch: 0 }),
    received: 0,
  });
  const angling = createAngling({
    map: MAPS.lake,
    clock: { now: () => now },
    tempo: 1,
    purse,
    seed: () => ++made * 7_919,
    id: () => `attempt${++made}`,
    bite: (_, bite) => bites.set(bite.attempt, bite),
    latency: () => lake.latency,
  });
  const lake: Lake = {
    angling,
    bites,
    paid,
    seats: [seat("a", first!), seat("b", first!), seat("c", second!), seat("far", { x: 1_460, y: 226 })],
    latency: 0,
    mastery: 1,
    free: 40,
    refuse: undefined,
    pass(ms) {
      for (const end = now + ms; now < end; ) {
        now = Math.min(end, now + 10);
        angling.advance();
      }
    },
    bite(attempt) {
      for (let waited = 0; waited <= LONGEST && !bites.has(attempt); waited += 10) lake.pass(10);
      return bites.get(attempt)!;
    },
  };
  return lake;
}

let lake: Lake;
let a: AnglerSeat;
let b: AnglerSeat;
let c: AnglerSeat;
let far: AnglerSeat;
beforeEach(() => {
  lake = createLake();
  [a, b, c, far] = lake.seats as [AnglerSeat, AnglerSeat, AnglerSeat, AnglerSeat];
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "nothing was refused",
    (error: Problem) => error.code,
  );

/** The first moment (ms after the bite) at which a press has this outcome. */
function momentFor({ arrow }: Bite, outcome: string): number {
  for (let elapsed = 0; elapsed <= arrow.window; elapsed += 1)
    if (outcomeAt(arrow, arrowAt(arrow, elapsed)) === outcome) return elapsed;
  throw new Error(`no ${outcome}`);
}

/** Casts, waits, and presses at the moment for `outcome` as a player with the lake's latency sees it. */
async function fish(seat: AnglerSeat, outcome: string) {
  const { attempt } = await lake.angling.cast(seat, false);
  const moment = momentFor(lake.bite(attempt), outcome);
  lake.pass(moment + lake.latency);
  return lake.angling.press(seat.session, attempt, moment);
}

test("an attempt goes from the cast over the wait to the bite and the catch, and all can see it", async () => {
  const { attempt, spot } = await lake.angling.cast(a, false);
  expect(spot).toBe(first!.number);
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.casting, spot, catch: 0 });
  lake.pass(FISHING.castTime + 10);
  expect(a.walker.phase).toBe(FISHING_PHASES.waiting);
  lake.pass(FISHING.wait[0] - 20);
  expect(lake.bites.size).toBe(0);
  const bite = lake.bite(attempt);
  expect(a.walker.phase).toBe(FISHING_PHASES.bite);
  const moment = momentFor(bite, "success");
  lake.pass(moment);
  const answer = await lake.angling.press("a", attempt, moment);
  expect(answer).toMatchObject({ attempt, outcome: "success" });
  expect(a.walker.phase).toBe(FISHING_PHASES.caught);
  expect(a.walker.catch).toBeGreaterThanOrEqual(1);
  lake.pass(FISHING.showCatch + 20);
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.idle, spot: 0, catch: 0 });
});

test("what is paid replays to what was answered", async () => {
  for (const outcome of ["success", "safe", "success"]) {
    lake.latency = 120;
    const answer = await fish(a, outcome);
    expect(answer.outcome).toBe(outcome);
    const { attempt, seeds, inputs } = lake.paid.at(-1)!;
    expect(attempt).toBe(answer.attempt);
    expect(replayFishing(seeds, JSON.parse(JSON.stringify(inputs)))).toMatchObject({
      outcome: answer.outcome,
      position: answer.position,
      items: answer.items,
    });
  }
});

test("each attempt takes two fresh seeds, and both are kept", async () => {
  await fish(a, "success");
  await fish(a, "success");
  const drawn = lake.paid.flatMap(({ seeds }) => [seeds.shown, seeds.hidden]);
  expect(new Set(drawn).size).toBe(4);
});

test("a miss pays nothing; so does a fish that nobody presses for", async () => {
  expect(await fish(a, "miss")).toMatchObject({ outcome: "miss", items: [] });
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.missed, catch: 0 });
  const { attempt } = await lake.angling.cast(a, false);
  lake.bite(attempt);
  lake.pass(FISHING.window + 1_000);
  expect(a.walker.phase).toBe(FISHING_PHASES.missed);
  expect(await refusal(lake.angling.press("a", attempt, 100))).toBe("not-now");
  expect(lake.paid).toEqual([]);
});

test("a spot has one angler, and a line reaches no farther than its reach", async () => {
  const tried = (seat: AnglerSeat) =>
    lake.angling.cast(seat, false).then(
      ({ spot }) => spot,
      (error: Problem) => error.code,
    );
  expect(await tried(far)).toBe("too-far");
  expect(await tried(a)).toBe(first!.number);
  const beside = await tried(b);
  expect(beside).not.toBe(first!.number);
  expect(beside).not.toBe("too-far");
  expect(await tried(c)).toBe(beside === second!.number ? "not-now" : second!.number);
  lake.angling.reelIn("a");
  expect(await tried(a)).toBe(first!.number);
});

test("a full bag is told at the cast, and frees the spot", async () => {
  lake.free = 0;
  expect(await refusal(lake.angling.cast(a, false))).toBe("bag-full");
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.idle, spot: 0 });
  lake.free = 1;
  expect((await lake.angling.cast(a, false)).spot).toBe(first!.number);
});

test("whatever comes out of order is refused and changes nothing", async () => {
  const { angling } = lake;
  expect(await refusal(angling.press("a", "attempt1", 10))).toBe("not-now");
  expect(() => angling.reelIn("a")).toThrow("not-now");
  const twice = await Promise.allSettled([angling.cast(a, false), angling.cast(a, false)]);
  expect(twice.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  const attempt = (twice[0] as PromiseFulfilledResult<{ attempt: string }>).value.attempt;
  expect(await refusal(angling.press("a", attempt, 10))).toBe("not-now");
  const bite = lake.bite(attempt);
  expect(await refusal(angling.cast(a, false))).toBe("not-now");
  expect(await refusal(angling.press("a", "another", 10))).toBe("not-now");
  expect(await refusal(angling.press("b", attempt, 10))).toBe("not-now");
  const moment = momentFor(bite, "success");
  lake.pass(moment);
  const presses = await Promise.allSettled([1, 2, 3].map(() => angling.press("a", attempt, moment)));
  expect(presses.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(lake.paid).toHaveLength(1);
});

test("walking off or reeling in ends the attempt; steps from before the cast do not", async () => {
  const seat = { ...a, received: 7 };
  const { attempt } = await lake.angling.cast(seat, false);
  lake.angling.walked("a", 7);
  expect(a.walker.phase).toBe(FISHING_PHASES.casting);
  lake.angling.walked("a", 8);
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.idle, spot: 0 });
  lake.pass(LONGEST);
  expect(lake.bites.has(attempt)).toBe(false);
  const again = await lake.angling.cast(seat, false);
  lake.bite(again.attempt);
  lake.angling.reelIn("a");
  expect(await refusal(lake.angling.press("a", again.attempt, 10))).toBe("not-now");
});

test("whoever is gone while the wallet is asked has cast nothing, and left its spot", async () => {
  const cast = lake.angling.cast(a, false);
  lake.angling.gone("a");
  expect(await refusal(cast)).toBe("not-now");
  expect((await lake.angling.cast(b, false)).spot).toBe(first!.number);
});

test("when the wallet refuses, nothing was caught, and the angler may cast again", async () => {
  lake.refuse = new Problem("unavailable");
  expect(await refusal(fish(a, "success"))).toBe("unavailable");
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.missed, catch: 0 });
  lake.refuse = undefined;
  expect(await fish(a, "success")).toMatchObject({ outcome: "success" });
});

test("at the highest mastery any press within the window lands a fish", async () => {
  lake.mastery = 10;
  for (const moment of [0, 700, 1_900, FISHING.window - 20]) {
    const { attempt } = await lake.angling.cast(a, false);
    lake.bite(attempt);
    lake.pass(moment);
    expect(await lake.angling.press("a", attempt, moment)).toMatchObject({ outcome: "success" });
  }
});

test("calm waits longer and asks for less speed", async () => {
  const { attempt } = await lake.angling.cast(a, true);
  expect(lake.bite(attempt).arrow.sweep).toBe(FISHING.sweep * FISHING.calm.sweep);
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
          const answer = await lake.angling.press("a", attempt, claimed);
          return { bite, answer };
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
