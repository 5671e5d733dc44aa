import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { Problem } from "../http/problem.ts";
import { until } from "../testing/rooms.ts";
import { startBackgroundJobs, untilOver } from "./background-jobs.ts";

/** A log, and the levels of its lines. */
function listen() {
  const levels: string[] = [];
  const write = (line: string) => void levels.push(pino.levels.labels[JSON.parse(line).level]!);
  return { levels, log: pino({}, { write }) };
}

test("jobs come round again and again, and one that fails does not keep the others from their turn", async () => {
  const { levels, log } = listen();
  let rounds = 0;
  const failing = { sweep: () => Promise.reject(new Error("no luck")) };
  const counting = { sweep: async () => ++rounds };
  const end = startBackgroundJobs([failing, counting], log, 1);
  await until(() => rounds >= 3);
  await end();
  expect(new Set(levels)).toEqual(new Set(["error"]));
});

test("an outage of the database is no error of a job: it only waits", async () => {
  const { levels, log } = listen();
  const end = startBackgroundJobs([{ sweep: () => Promise.reject(new Problem("unavailable")) }], log, 60_000);
  await until(() => levels.length > 0);
  await end();
  expect(levels).toEqual(["warn"]);
});

test("whoever ends them waits for the job under way, and none follows", async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let rounds = 0;
  const job = {
    async sweep() {
      rounds += 1;
      begun.resolve();
      await goOn.promise;
      return 0;
    },
  };
  const next = { sweep: async () => ++rounds };
  const end = startBackgroundJobs([job, next], pino({ level: "silent" }), 1);
  await begun.promise;
  let ended = false;
  const ending = end().then(() => {
    ended = true;
  });
  await sleep(20);
  expect(ended).toBe(false);
  goOn.resolve();
  await ending;
  await sleep(50);
  expect(rounds).toBe(1);
});

test("a job that is ended leaves the rest of what it does for later", async () => {
  const begun = Promise.withResolvers<void>();
  const done: number[] = [];
  const job = {
    async sweep(over?: AbortSignal) {
      for (const thing of untilOver(over, [1, 2, 3])) {
        done.push(thing);
        begun.resolve();
        await sleep(20);
      }
      return 3;
    },
  };
  const end = startBackgroundJobs([job], pino({ level: "silent" }), 1);
  await begun.promise;
  await end();
  expect(done).toEqual([1]);
});
