import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { createWalletStore } from "./store.ts";
import { walletDeps } from "./testing/deps.ts";
import { operationOf, RACE_NOW } from "./testing/operations.ts";
import type { RaceOrder, RaceReport } from "./testing/order.ts";
import { expectAllKept } from "./testing/race.ts";
import { type Racer, startRacer } from "./testing/racers.ts";

const database = freshDatabase();
let racers: [Racer, Racer];

beforeAll(async () => {
  await createWalletStore(walletDeps(database.connection)).prepare();
  racers = await Promise.all([startRacer(database.url), startRacer(database.url)]);
});
afterAll(() => Promise.all(racers.map((racer) => racer.kill())));

/** These start processes and do much in them, which takes its time on a busy machine. */
const patient = { timeout: 120_000 };

/** Numbers the players, so that each run of a property has wallets of its own. */
let players = 0;

function orderOf(names: readonly string[], seeds: readonly number[], picks: readonly number[]): RaceOrder {
  const work = picks.map((drawn): RaceOrder["work"][number] => {
    const index = drawn % seeds.length;
    return [names[index % names.length] ?? "", operationOf(`key:${index}`, seeds[index] ?? 0)];
  });
  return { now: RACE_NOW, work };
}

function firstTimes(reports: readonly RaceReport[]): string[] {
  return reports.flatMap((report) =>
    "entry" in report && report.entry && !report.repeated ? `${report.player} ${report.key}` : [],
  );
}

test(
  "operations repeated, reordered and raced from two processes keep every invariant",
  patient,
  async () => {
    const seeds = fc.array(fc.nat(), { minLength: 10, maxLength: 60 });
    const picks = fc.array(fc.nat(), { minLength: 40, maxLength: 150 });
    await fc.assert(
      fc.asyncProperty(seeds, picks, picks, async (drawn, first, second) => {
        const names = [`player-${++players}`, `player-${++players}`];
        const reports = await Promise.all([
          racers[0].run(orderOf(names, drawn, first)),
          racers[1].run(orderOf(names, drawn, second)),
        ]);
        await expectAllKept(database.connection, reports.flat());
        const applied = firstTimes(reports.flat());
        expect(applied).toEqual([...new Set(applied)]);
      }),
      { numRuns: 12 },
    );
  },
);

test(
  "a process killed at any moment loses nothing that it acknowledged, and doubles nothing",
  patient,
  async () => {
    const names = ["killed-1", "killed-2", "killed-3"];
    const seeds = Array.from({ length: 360 }, () => randomInt(2 ** 31));
    const everything = orderOf(names, seeds, [...seeds.keys()]);
    const reports: RaceReport[] = [];
    for (let round = 0; round < 5; round++) {
      const victim = await startRacer(database.url);
      // The other process does the same work meanwhile, backwards.
      const other = racers[0].run({ ...everything, work: everything.work.toReversed() });
      const killed = victim.run(everything);
      await sleep(randomInt(20, 250));
      await victim.kill();
      reports.push(...(await killed), ...(await other));
    }
    expect(firstTimes(reports).length).toBeGreaterThan(50);
    await expectAllKept(database.connection, reports);
  },
);
