import { play } from "@diamond-valley/schemas/arena/play-ticks.fixture.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Burst } from "@diamond-valley/schemas/mining/mining.ts";
import { MiningState } from "@diamond-valley/schemas/mining/mining.ts";
import { OWN } from "@diamond-valley/schemas/mining/own.ts";
import { expedition as begin, give } from "@diamond-valley/schemas/mining/play.fixture.ts";
import { replayVein, type VeinInputs } from "@diamond-valley/schemas/mining/vein.ts";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { ArenaAttempt } from "../arena/arena-room.ts";
import { Problem } from "../http/problem.ts";
import { MAPS } from "../rooms/maps.ts";
import { createExpedition } from "./expedition.ts";
import { createVeins } from "./veins.ts";
import { createWork } from "./work.ts";

const STRIKE = { attack: true };
const REST = 300;
/** Within the reach of vein 5, and near enough to 6 to ask for it. */
const BETWEEN = { x: 1_037, y: 239 };

/** One miner in a cave, whose wallet pays by the rules; `full` says when its bag is. */
function workAt(at = BETWEEN) {
  const world: World = begin({ at });
  // No rocks.
  world.own[OWN.rock] = 10_000;
  const state = new MiningState();
  const veins = createVeins(state.veins, MAPS.mine.veins.length, REST);
  const paid: VeinInputs[] = [];
  const bursts: Burst[] = [];
  const lost: unknown[] = [];
  let full = false;
  const refuse = () => {
    if (full) throw new Problem("bag-full");
  };
  const payout = {
    async open() {
      refuse();
      return 40;
    },
    async pay(_: string, inputs: VeinInputs) {
      refuse();
      paid.push(inputs);
      return { attempt: `${paid.length}`, ...replayVein(7, inputs) };
    },
  };
  const work = createWork({ map: MAPS.mine, veins, payout, log: pino({ level: "silent" }) });
  const attempt = { attempt: "a", session: { world } } as unknown as ArenaAttempt;
  const worker = {
    expedition: createExpedition(attempt, 1),
    account: "ann",
    session: "s",
    burst: (burst: Burst) => void bursts.push(burst),
    lost: (...how: unknown[]) => void lost.push(how),
  };
  return {
    ...{ world, veins, paid, bursts, lost, worker },
    ask: (vein: number) => work.ask(worker, vein),
    fill: () => {
      full = true;
    },
    /** Plays ticks as the room does: what happened is looked at behind each. */
    play(ticks: number, input = {}, orders: ReturnType<typeof give>[] = []) {
      for (let tick = 0; tick < ticks; tick += 1) {
        play(world, 1, input, tick === 0 ? orders : []);
        work.watch(worker);
      }
    },
    shown: (vein: number) => ({
      taken: state.veins.at(vein - 1)!.taken,
      rests: state.veins.at(vein - 1)!.rest > 0,
    }),
  };
}

test("a vein that bursts while another one is asked for is paid as the one that it is", async () => {
  const cave = workAt();
  await cave.ask(5);
  cave.play(1, {}, [give(5)]);
  cave.play(11);
  cave.play(1, STRIKE);
  cave.play(11);
  await cave.ask(6);
  cave.play(1, STRIKE);
  expect(cave.paid).toMatchObject([{ colour: MAPS.mine.veins[4]!.colour, depth: 1, free: 40 }]);
  expect([cave.shown(5), cave.shown(6)]).toEqual([
    { taken: false, rests: true },
    { taken: true, rests: false },
  ]);
  cave.play(1, {}, [give(6)]);
  expect(cave.worker.expedition.held?.vein).toBe(6);
  await cave.worker.expedition.end();
  expect(await cave.worker.expedition.result).toMatchObject({ outcome: "success", experience: 10 });
  expect(cave.bursts).toMatchObject([{ vein: 5, outcome: "coloured" }]);
});

test("the vein before is free as soon as the world knows of the next, and each after it was let go", async () => {
  const cave = workAt();
  await cave.ask(5);
  cave.play(1, {}, [give(5)]);
  await cave.ask(6);
  expect([cave.shown(5).taken, cave.shown(6).taken]).toEqual([true, true]);
  cave.play(1, {}, [give(6)]);
  expect([cave.shown(5).taken, cave.shown(6).taken]).toEqual([false, true]);
  cave.play(70);
  expect(cave.shown(6)).toEqual({ taken: false, rests: false });
  expect(cave.paid).toEqual([]);
});

test("what is asked for is refused without leaving anything taken", async () => {
  const cave = workAt();
  const code = (asked: Promise<void>) =>
    asked.then(
      () => null,
      (error: Problem) => error.code,
    );
  expect(await code(cave.ask(99))).toBe("not-found");
  expect(await code(cave.ask(1))).toBe("too-far");
  cave.veins.take(5, "another");
  expect(await code(cave.ask(5))).toBe("taken");
  cave.veins.rest(5);
  expect(await code(cave.ask(5))).toBe("not-now");
  for (let tick = 0; tick < REST; tick += 1) cave.veins.advance();
  expect(await Promise.all([code(cave.ask(5)), code(cave.ask(6))])).toEqual([null, "not-now"]);
  expect(await code(cave.ask(6))).toBe("not-now");
  cave.play(1, {}, [give(5)]);
  cave.fill();
  expect(await code(cave.ask(6))).toBe("bag-full");
  expect([cave.shown(5).taken, cave.shown(6).taken]).toEqual([true, false]);
});

test("a vein of an expedition that ended while its wallet was asked stays free", async () => {
  const cave = workAt();
  const asked = cave.ask(5);
  cave.veins.releaseAll("s");
  void cave.worker.expedition.end();
  await expect(asked).rejects.toMatchObject({ code: "not-now" });
  expect(cave.shown(5).taken).toBe(false);
});

test("a vein that can't be paid is told as lost, and is no part of the result", async () => {
  const cave = workAt();
  await cave.ask(5);
  cave.play(1, {}, [give(5)]);
  cave.fill();
  cave.play(60);
  await cave.worker.expedition.end();
  expect(cave.lost).toEqual([[5, "bag-full"]]);
  expect(await cave.worker.expedition.result).toMatchObject({ items: [], experience: 0 });
  expect(cave.shown(5).rests).toBe(true);
});
