import { DAY, HOUR } from "@diamond-valley/schemas/clock.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { testClock, testServer } from "../testing/server.ts";
import { newVisitor } from "../testing/sign-in.ts";
import { openClock } from "./clock.ts";
import { describeSeason, openSeason } from "./season.ts";
import { createSeasonStore } from "./store.ts";

const database = freshDatabase();
const store = () => createSeasonStore(database.connection);
const log = pino({ level: "silent" });

test("the demonstration begins in week 1, runs at real speed, and goes on after a restart", async () => {
  const real = testClock(1_000_000_000_000);
  const first = await openClock("demo", store(), real);
  expect(first.now()).toBe(DEMO_START);
  real.set(real.now() + 2 * DAY);
  expect(first.now()).toBe(DEMO_START + 2 * DAY);
  const restarted = await openClock("demo", store(), real);
  expect(restarted.now()).toBe(DEMO_START + 2 * DAY);
});

test("a start of one's own begins with each process, the real clock is the machine's", async () => {
  const real = testClock(1_000_000_000_000);
  const startsAt = Date.parse("2025-11-09T23:59:00Z");
  const own = await openClock({ startsAt }, store(), real);
  real.set(real.now() + HOUR);
  expect(own.now()).toBe(startsAt + HOUR);
  expect((await openClock({ startsAt }, store(), real)).now()).toBe(startsAt);
  expect((await openClock("real", store(), real)).now()).toBe(real.now());
});

test("an operator's stage reaches a running process, and the configured one wins", async () => {
  const clock = testClock();
  const season = await openSeason({ clock, stage: undefined }, store(), log);
  const fixed = await openSeason({ clock, stage: "coming-soon" }, store(), log);
  expect(season.view().stage).toBe("event");
  await store().setStageOverride("sweepstake");
  await vi.waitFor(() => expect(season.view().stage).toBe("sweepstake"), { timeout: 5_000 });
  expect(fixed.view().stage).toBe("coming-soon");
  await store().setStageOverride(undefined);
  await vi.waitFor(() => expect(season.view().stage).toBe("event"), { timeout: 5_000 });
  season.close();
  fixed.close();
});

test("a look that takes long undoes nothing that was set meanwhile", async () => {
  const real = store();
  const slow = Promise.withResolvers<undefined>();
  const answers = [Promise.resolve(undefined), Promise.resolve("coming-soon" as const), slow.promise];
  const season = await openSeason(
    { clock: testClock(), stage: undefined },
    { ...real, stageOverride: () => answers.shift() ?? Promise.resolve("sweepstake" as const) },
    log,
  );
  await vi.waitFor(() => expect(season.view().stage).toBe("coming-soon"), { timeout: 5_000 });
  await vi.waitFor(() => expect(answers).toEqual([]), { timeout: 5_000 });
  // Looks that would come while this one is under way.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  slow.resolve(undefined);
  await vi.waitFor(() => expect(season.view().stage).toBe("sweepstake"), { timeout: 5_000 });
  // It stays at the newest.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(season.view().stage).toBe("sweepstake");
  season.close();
});

test("the time of a demonstration that an operator moves reaches a running process", async () => {
  const season = await openSeason({ clock: "demo", stage: undefined }, store(), log);
  const ahead = season.clock.now() + 9 * DAY;
  await store().moveDemo(Date.now() - (ahead - DEMO_START));
  await vi.waitFor(() => expect(season.clock.now()).toBeGreaterThanOrEqual(ahead), { timeout: 5_000 });
  expect(season.clock.now()).toBeLessThan(ahead + HOUR);
  season.close();
});

test("season time is told in Korean wall-clock time", async () => {
  const season = await openSeason({ clock: testClock(), stage: undefined }, store(), log);
  expect(describeSeason(season)).toBe("2025-10-07 12:00 KST, event, week 1");
  season.close();
});

const server = testServer();

test.each([
  ["/season", { stage: "event", phase: "live", week: 1 }],
  ["/season?week=3", { stage: "event", phase: "live", week: 3 }],
  ["/season?week=0", { stage: "event", phase: "live", week: 1 }],
  ["/season?week=9", { stage: "event", phase: "live", week: 1 }],
  ["/season?week=3&week=4", { stage: "event", phase: "live", week: 1 }],
])("%s answers %j", async (path, expected) => {
  expect((await newVisitor(server.url).call("GET", path)).body).toMatchObject(expected);
});
