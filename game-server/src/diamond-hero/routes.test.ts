import type { HeroAccount, HeroBoard, WatchedRun } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { decideRun } from "@diamond-valley/schemas/diamond-hero/decide.ts";
import { LAST_LEVEL, POWER_UPS } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { DEMO_START, seasonAt } from "@diamond-valley/schemas/season/season.ts";
import { beforeEach, expect, test } from "vitest";
import { until } from "../testing/rooms.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn } from "../testing/sign-in.ts";
import { registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { createBestRuns } from "./best-runs.ts";
import { createRuns } from "./runs.ts";
import { falls } from "./testing/plays.ts";
import { ran } from "./testing/ran.ts";
import { ALL_GEMS, AT_GATE, finishActs } from "./testing/runners.ts";

const server = testServer();
beforeEach(() => server.clock.set(DEMO_START));

const START = "/game_rpg/diamond-hero/start";
const HERO = "/game_rpg/diamond-hero";
const BUY = "/game_rpg/diamond-hero/power-up";
const BOARD = "/game_rpg/leaderboard/hero";
const wish = { protocol: PROTOCOL_VERSION };
let people = 0;
const player = () => registeredPlayer(server, `hero-${++people}`);

/** Pays a run that was played, and enters it where it counts. */
async function play({ id, wallets }: TestPlayer, attempt: string, changes = {}, entered = true) {
  const runs = createRuns(server.deps, wallets);
  await runs.start(id, attempt);
  await runs.pay({ ...ran(id, attempt), ...changes });
  const run = await runs.find(attempt);
  if (entered) await createBestRuns(server.deps).enter(run!);
}

test("the seat is for those who have every diamond and stand in the lobby", async () => {
  const hero = await player();
  const places = server.deps.connection.collection<{ _id: string }>("places");
  await places.insertOne({ ...AT_GATE, _id: hero.id });
  expect(await hero.call("POST", START, wish)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect((await hero.call<HeroAccount>("GET", HERO)).body.missing).toBe(Object.keys(ALL_GEMS).length);
  await finishActs(server.deps, hero.id);
  expect((await hero.call<HeroAccount>("GET", HERO)).body.missing).toBe(0);
  expect(await hero.call("POST", START, wish)).toMatchObject({
    status: 200,
    body: { name: "diamond_hero" },
  });
});

test("a power-up is bought once, however often and from however many tabs it is asked for", async () => {
  const buyer = await player();
  await play(buyer, "rich", { coins: 350 }, false);
  const wanted = { powerUp: "speed", level: 1 };
  const [first, ...again] = await Promise.all(
    Array.from({ length: 4 }, () => buyer.call<HeroAccount>("POST", BUY, wanted)),
  );
  for (const answer of [first!, ...again])
    expect(answer).toMatchObject({ status: 200, body: { coins: 250, powerUps: { speed: 1 } } });
  expect((await buyer.call<HeroAccount>("POST", BUY, { ...wanted, level: 2 })).body.coins).toBe(50);
  expect(await buyer.call("POST", BUY, { ...wanted, level: 3 })).toMatchObject({
    status: 409,
    body: { code: "not-enough-coins" },
  });
  expect(await buyer.call("POST", BUY, { ...wanted, level: 5 })).toMatchObject({
    body: { code: "not-now" },
  });
  for (const wrong of [
    {},
    { powerUp: "luck", level: 1 },
    { powerUp: "dice", level: -1 },
    { ...wanted, coins: 1 },
  ])
    expect(await buyer.call("POST", BUY, wrong)).toMatchObject({ status: 400 });
  expect((await buyer.call("POST", BUY, wanted, { "X-CSRFToken": "forged" })).status).toBe(403);
  server.clock.set(seasonAt(DEMO_START).eventEnd + 1);
  expect(await buyer.call("POST", BUY, { ...wanted, level: 2 })).toMatchObject({ body: { code: "closed" } });
});

test("the last level of the last power-up is an extreme mission, and its diamonds are told of with the purchase", async () => {
  const buyer = await player();
  await play(buyer, "clear", { coins: 40_000, cleared: true }, false);
  const told: (number | undefined)[] = [];
  const stop = buyer.wallets.onChange((id, { gift }) => void (id === buyer.id && told.push(gift)));
  for (const powerUp of POWER_UPS)
    for (let level = 1; level <= LAST_LEVEL; level += 1)
      await buyer.wallets.apply(buyer.id, {
        kind: "hero-power-up",
        key: `${powerUp}:${level}`,
        powerUp,
        level,
      });
  stop();
  expect(told.at(-1)).toBe(50);
  expect(new Set(told.slice(0, -1))).toEqual(new Set([undefined]));
});

test("the board shows names of today; its runs can be watched by anybody signed in, all others by their player alone", async () => {
  const [best, other] = [await player(), await player()];
  await play(best, "best-run");
  // One in calm mode: any other would be entered by the server's own check.
  await play(other, "hidden-run", ran(other.id, "hidden-run", falls, true), false);
  await best.call("PUT", "/game_rpg/nickname", { nickname: "네온별" });
  const shown = expect.objectContaining({ name: "네온별", attempt: "best-run", attempts: null, own: false });
  const board = async () => (await other.call<HeroBoard>("GET", `${BOARD}?span=all`)).body;
  await until(async () => (await board()).top.length > 0);
  expect(await board()).toMatchObject({ week: 0, top: expect.arrayContaining([shown]), around: [] });
  const watch = (who: Pick<TestPlayer, "call">, attempt: string) =>
    who.call<WatchedRun>("GET", `/game_rpg/replay/${attempt}`);
  const watched = await watch(other, "best-run");
  expect(watched).toMatchObject({ status: 200, body: { game: "diamond_hero", name: "네온별" } });
  expect(decideRun(watched.body.evidence)).toMatchObject({
    score: watched.body.score,
    seconds: watched.body.seconds,
  });
  expect((await watch(other, "hidden-run")).status).toBe(200);
  expect((await watch(best, "hidden-run")).status).toBe(404);
  expect((await watch(best, "no-such-run")).status).toBe(404);
  expect((await watch(newVisitor(server.url), "best-run")).status).toBe(401);
  // Somebody who has signed in and not registered may look on.
  expect((await watch(await signIn(server.url, `looker-${people}`), "best-run")).status).toBe(200);
  await best.call("DELETE", "/auth/delete");
  expect((await watch(other, "best-run")).status).toBe(404);
  await until(async () => (await board()).top.every(({ attempt }) => attempt !== "best-run"));
});
