import { FISHING_PHASES } from "@diamond-valley/schemas/fishing/fishing.ts";
import { unpackCatch } from "@diamond-valley/schemas/fishing/shown-catch.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import { beforeEach, expect, test } from "vitest";
import { Problem } from "../http/problem.ts";
import type { AnglerSeat } from "./fishing-attempt.ts";
import { createLake, first, type Lake, LONGEST, momentFor, refusal, second, third } from "./testing/lake.ts";

let lake: Lake;
let a: AnglerSeat;
let b: AnglerSeat;
let c: AnglerSeat;
let far: AnglerSeat;
beforeEach(() => {
  lake = createLake();
  [a, b, c, far] = lake.seats as [AnglerSeat, AnglerSeat, AnglerSeat, AnglerSeat];
});

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
  const answer = await lake.angling.press({ sessionId: "a" }, { attempt, elapsed: moment });
  expect(answer).toMatchObject({ attempt, outcome: "success" });
  expect(a.walker.phase).toBe(FISHING_PHASES.caught);
  expect(a.walker.catch).toBeGreaterThanOrEqual(1);
  lake.pass(FISHING.showCatch + 20);
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.idle, spot: 0, catch: 0 });
});

test("all can see how many fish came up", async () => {
  lake.mastery = 10;
  const caught = new Set<number>();
  for (let cast = 0; cast < 12; cast += 1) {
    const { items } = await lake.fish(a, "success");
    expect(unpackCatch(a.walker.catch)).toEqual(items);
    caught.add(items.length);
  }
  expect([...caught].toSorted()).toEqual([1, 2]);
});

test("what is paid replays to what was answered", async () => {
  for (const outcome of ["success", "safe", "success"]) {
    lake.latency = 120;
    const answer = await lake.fish(a, outcome);
    expect(answer.outcome).toBe(outcome);
    const { attempt, seeds, inputs } = lake.paid.at(-1)!;
    expect(attempt).toBe(answer.attempt);
    expect(
      replayEvidence({ game: "fishing", seed: seeds, inputs: JSON.parse(JSON.stringify(inputs)) }),
    ).toMatchObject({
      outcome: answer.outcome,
      position: answer.position,
      items: answer.items,
    });
  }
});

test("each attempt takes two fresh seeds, and both are kept", async () => {
  await lake.fish(a, "success");
  await lake.fish(a, "success");
  const drawn = lake.paid.flatMap(({ seeds }) => [seeds.shown, seeds.hidden]);
  expect(new Set(drawn).size).toBe(4);
});

test("a miss pays nothing; so does a fish that nobody presses for", async () => {
  expect(await lake.fish(a, "miss")).toMatchObject({ outcome: "miss", items: [] });
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.missed, catch: 0 });
  const { attempt } = await lake.angling.cast(a, false);
  lake.bite(attempt);
  lake.pass(FISHING.window + 1_000);
  expect(a.walker.phase).toBe(FISHING_PHASES.missed);
  expect(await refusal(lake.angling.press({ sessionId: "a" }, { attempt, elapsed: 100 }))).toBe("not-now");
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
  lake.angling.reelIn({ sessionId: "a" });
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
  expect(await refusal(angling.press({ sessionId: "a" }, { attempt: "attempt1", elapsed: 10 }))).toBe(
    "not-now",
  );
  expect(() => angling.reelIn({ sessionId: "a" })).toThrow("not-now");
  const twice = await Promise.allSettled([angling.cast(a, false), angling.cast(a, false)]);
  expect(twice.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  const attempt = (twice[0] as PromiseFulfilledResult<{ attempt: string }>).value.attempt;
  expect(await refusal(angling.press({ sessionId: "a" }, { attempt, elapsed: 10 }))).toBe("not-now");
  const bite = lake.bite(attempt);
  expect(await refusal(angling.cast(a, false))).toBe("not-now");
  expect(await refusal(angling.press({ sessionId: "a" }, { attempt: "another", elapsed: 10 }))).toBe(
    "not-now",
  );
  expect(await refusal(angling.press({ sessionId: "b" }, { attempt, elapsed: 10 }))).toBe("not-now");
  const moment = momentFor(bite, "success");
  lake.pass(moment);
  const presses = await Promise.allSettled(
    [1, 2, 3].map(() => angling.press({ sessionId: "a" }, { attempt, elapsed: moment })),
  );
  expect(presses.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(lake.paid).toHaveLength(1);
});

test("what is being paid can't be reeled in or walked away from", async () => {
  const { attempt } = await lake.angling.cast(a, false);
  const moment = momentFor(lake.bite(attempt), "success");
  lake.pass(moment);
  const press = lake.angling.press({ sessionId: "a" }, { attempt, elapsed: moment });
  expect(() => lake.angling.reelIn({ sessionId: "a" })).toThrow("not-now");
  lake.angling.walked("a", a.received + 1);
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.bite, spot: first!.number });
  expect(await press).toMatchObject({ outcome: "success" });
  expect(a.walker.phase).toBe(FISHING_PHASES.caught);
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
  lake.angling.reelIn({ sessionId: "a" });
  expect(await refusal(lake.angling.press({ sessionId: "a" }, { attempt: again.attempt, elapsed: 10 }))).toBe(
    "not-now",
  );
});

test("whoever is gone while the wallet is asked has cast nothing, and left its spot", async () => {
  const cast = lake.angling.cast(a, false);
  lake.angling.gone("a");
  expect(await refusal(cast)).toBe("not-now");
  expect((await lake.angling.cast(b, false)).spot).toBe(first!.number);
});

test("when the wallet refuses, nothing was caught, and the angler may cast again", async () => {
  lake.refuse = new Problem("unavailable");
  expect(await refusal(lake.fish(a, "success"))).toBe("unavailable");
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.missed, catch: 0 });
  lake.refuse = undefined;
  expect(await lake.fish(a, "success")).toMatchObject({ outcome: "success" });
});

test("calm waits longer and asks for less speed", async () => {
  const { attempt } = await lake.angling.cast(a, true);
  expect(lake.bite(attempt).arrow.sweep).toBe(FISHING.sweep * FISHING.calm.sweep);
});

test("a guided fish stays long, and any press lands it", async () => {
  lake.guided = true;
  const answer = await lake.angling.cast(a, false);
  expect(answer.guided).toBe(true);
  const bite = lake.bite(answer.attempt);
  expect(bite.guided).toBe(true);
  lake.pass(FISHING.guided.window);
  expect(a.walker.phase).toBe(FISHING_PHASES.bite);
  const press = await lake.angling.press(
    { sessionId: "a" },
    { attempt: answer.attempt, elapsed: momentFor(bite, "safe") },
  );
  expect(press).toMatchObject({ outcome: "success" });
  const { seeds, inputs } = lake.paid.at(-1)!;
  expect(inputs.guided).toBe(true);
  expect(replayEvidence({ game: "fishing", seed: seeds, inputs })).toMatchObject({
    items: press.items,
    reaches: 2,
  });
});

test("a guided fish that nobody presses for goes: whoever waits has the spot, and the fish comes again", async () => {
  lake.guided = true;
  for (const { walker } of [a, b]) Object.assign(walker, { x: third!.x, y: third!.y });
  const { attempt } = await lake.angling.cast(a, false);
  lake.bite(attempt);
  expect(await refusal(lake.angling.cast(b, false))).toBe("not-now");
  lake.pass(FISHING.guided.window + FISHING.showCatch + 1_000);
  expect(a.walker).toMatchObject({ phase: FISHING_PHASES.idle, spot: 0, catch: 0 });
  expect(await refusal(lake.angling.press({ sessionId: "a" }, { attempt, elapsed: 10 }))).toBe("not-now");
  expect(await lake.angling.cast(b, false)).toMatchObject({ spot: third!.number });
  lake.angling.reelIn({ sessionId: "b" });
  expect(await lake.angling.cast(a, false)).toMatchObject({ spot: third!.number, guided: true });
  expect(lake.paid).toEqual([]);
});

test("whoever lets a guided fish go is guided again, and whoever has caught one is not", async () => {
  lake.guided = true;
  const { attempt } = await lake.angling.cast(a, false);
  lake.bite(attempt);
  lake.angling.reelIn({ sessionId: "a" });
  expect((await lake.angling.cast(a, false)).guided).toBe(true);
  lake.angling.reelIn({ sessionId: "a" });
  lake.guided = false;
  expect((await lake.angling.cast(a, false)).guided).toBe(false);
});
