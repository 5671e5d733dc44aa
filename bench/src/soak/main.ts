// Lets the whole product run for a long time under players, with season time running fast enough for a day to pass, while
// servers, Redis and the database die and the ways between them are cut; then looks for what leaks, sticks or was lost.
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createSeasonStore } from "@diamond-valley/game-server/season/store.ts";
import { DAY, MINUTE, SECOND } from "@diamond-valley/schemas/clock.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { keepResults, type Verdict } from "../bench/report.ts";
import { GAME_COUNT } from "../bots/fleet-games.ts";
import { type BotFleet, createBotFleet } from "../faults/bot-fleet.ts";
import { prepare } from "../faults/prepare.ts";
import { createBot } from "../load/bot.ts";
import { STANDARD_MIX } from "../load/mix.ts";
import { emptyObservations } from "../load/observations.ts";
import { type Gauge, leaksIn, lineOf, readGauge } from "./gauges.ts";
import { happen, type Incident, planIncidents } from "./incidents.ts";
import { auditOf, remainsOf } from "./remains.ts";
import { soakSection } from "./section.ts";
import { pause, type Stack, startStack } from "./stack.ts";
import { reconnectAll } from "./wave.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "90" },
    bots: { type: "string", default: String(2 * GAME_COUNT) },
    crowd: { type: "string", default: "200" },
    reconnects: { type: "string", default: "1000" },
    every: { type: "string", default: "25" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    "no-namespaces": { type: "boolean", default: false },
    directory: { type: "string" },
    report: { type: "string" },
  },
});

/** Fishing is quicker by this factor, so that more is caught between two incidents. */
const TEMPO = "10";
/** How often the servers are asked how they stand, and how often that is said, ms. */
const SAMPLE = 10 * SECOND;
const SAY = MINUTE;
/** How often season time is moved ahead, ms: a day and a bit within the run. */
const MOVE = MINUTE;
/** A run of so many minutes and more is kept in the results. */
const WHOLE = 90;
/** Numbers of the crowd and of those who reconnect, apart from the bots that keep journals. */
const CROWD = 20_000;
const STANDERS = 40_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const verdicts: Verdict[] = [];
function conclude(what: string, problems: readonly string[]): void {
  const kept = problems.length === 0;
  verdicts.push({ what, budget: "nothing wrong", measured: kept ? "nothing" : problems.join("; "), kept });
  say(`${kept ? "passed" : "FAILED"}: ${what}`);
  for (const problem of problems.slice(0, 20)) say(`  - ${problem}`);
  if (problems.length > 20) say(`  and ${problems.length - 20} more`);
}
function report(line: object): void {
  if (values.report) appendFileSync(values.report, `${JSON.stringify({ seed: values.seed, ...line })}\n`);
}

/** How the server stood that ran all the time. */
let stood: readonly Gauge[] = [];

/** Asks the servers how they stand until `stop`. */
async function sample({ servers }: Stack, stop: AbortSignal, began: number): Promise<Gauge[][]> {
  const all: Gauge[][] = servers.map(() => []);
  let said = 0;
  while (!stop.aborted) {
    const gauges = await Promise.all(servers.map(({ url }) => readGauge(url, began)));
    for (const [index, gauge] of gauges.entries()) if (gauge) all[index]?.push(gauge);
    if (performance.now() - said > SAY) {
      said = performance.now();
      for (const [index, gauge] of gauges.entries()) say(`  ${lineOf(servers[index]!.name, gauge)}`);
    }
    await pause(SAMPLE, stop);
  }
  return all;
}

/** Moves season time ahead now and then, so that a day and some hours pass until the run is over. */
async function passDays({ connection }: Stack, runs: number, stop: AbortSignal): Promise<void> {
  const seasons = createSeasonStore(connection);
  const jump = (1.1 * DAY) / Math.max(1, runs / MOVE);
  while (!stop.aborted) {
    await pause(MOVE, stop);
    if (stop.aborted) return;
    const began = await seasons.demoBegan(Date.now()).catch(() => undefined);
    if (began !== undefined) await seasons.moveDemo(began - jump).catch(() => {});
  }
}

/** One incident after the other until the time is over. */
async function trouble(
  stack: Stack,
  seed: number,
  ms: number,
  fleet: BotFleet,
): Promise<Map<Incident, number>> {
  const random = seededRandom(seed);
  const pauses = Number(values.every) * SECOND;
  const plan = planIncidents(Math.ceil(ms / pauses) + 8, random);
  const happened = new Map<Incident, number>();
  const over = performance.now() + ms;
  for (const incident of plan) {
    await sleep(pauses * (0.4 + random() * 1.2));
    if (performance.now() > over) break;
    const rewards = fleet.rewards();
    const told = await happen(incident, stack, random);
    happened.set(incident, (happened.get(incident) ?? 0) + 1);
    say(`${((performance.now() - began) / MINUTE).toFixed(1)} min: ${told}; ${rewards} rewards until then`);
  }
  return happened;
}

/** A crowd that plays as people do, for load. What it does is nobody's evidence. */
function letCrowdIn(url: string, stop: AbortSignal): Promise<unknown> {
  const seen = emptyObservations();
  const size = Number(values.crowd);
  const lives = Array.from({ length: size }, async (_, index) => {
    await pause((index * 1_000) / 10, stop);
    if (!stop.aborted) await createBot({ url, number: CROWD + index, mix: STANDARD_MIX, seen }).live(stop);
  });
  return Promise.all(lives);
}

async function soak(stack: Stack, seed: number): Promise<void> {
  const minutes = Number(values.minutes);
  const stop = new AbortController();
  const fleet = createBotFleet({
    url: stack.url,
    size: Number(values.bots),
    first: 1,
    prepare: (player) => prepare(stack.connection, player),
  });
  if (Number(values.reconnects) > 0) {
    const wave = await reconnectAll(stack.url, stack.front, Number(values.reconnects), STANDERS, say);
    report({ wave });
    conclude(
      `${wave.size} lines cut in one moment: ${wave.back} back, p50 ${(wave.p50 / 1_000).toFixed(1)} s, p99 ${(wave.p99 / 1_000).toFixed(1)} s, ${(wave.within10 * 100).toFixed(1)} % within 10 s`,
      wave.within10 >= 0.99 ? [] : ["fewer than 99 % were back within ten seconds"],
    );
  }
  await fleet.warmUp();
  const crowd = letCrowdIn(stack.url, stop.signal);
  const sampling = sample(stack, stop.signal, performance.now());
  const days = passDays(stack, minutes * MINUTE, stop.signal);
  const happened = await trouble(stack, seed, minutes * MINUTE, fleet);
  conclude(`${[...happened].map(([incident, times]) => `${incident} ${times}`).join(", ")}`, []);
  stop.abort();
  await Promise.all([crowd, days]);
  await fleet.halt();
  const gauges = await sampling;
  judge(stack, gauges);
  const { cut, left } = await remainsOf(stack, fleet.everybody.length + Number(values.crowd));
  conclude(`no room and no seat is stuck; ${cut} bots were on their way at the end, and were cut off`, left);
  const { compared, violations } = await auditOf(stack, fleet);
  report({ compared, violations, players: fleet.everybody.length });
  conclude(
    `${fleet.everybody.length} players: ${JSON.stringify(compared)} acknowledged and held`,
    violations,
  );
}

function judge({ servers }: Stack, gauges: readonly (readonly Gauge[])[]): void {
  // The first one was never ended: what leaks had all the time to show.
  const [whole = []] = gauges;
  stood = whole;
  const [first, last] = [whole[Math.floor(whole.length / 6)], whole.at(-1)];
  if (first && last) report({ first, last, samples: whole.length });
  conclude(
    `${servers[0]!.name} ran all the time, and nothing of it grew: ${first ? lineOf("early", first) : ""}; ${last ? lineOf("late", last) : ""}`,
    leaksIn(whole),
  );
  const ends = servers.filter((server) => server.unexpectedEnds() > 0);
  conclude(
    "no server ended by itself",
    ends.map((server) => `${server.name}: ${server.unexpectedEnds()} times`),
  );
}

// The SDK prints each connection that is lost; here they are lost on purpose.
for (const method of ["info", "warn", "error"] as const) Object.assign(console, { [method]: () => {} });
const began = performance.now();
const seed = Number(values.seed);
const directory = values.directory ?? mkdtempSync(join(tmpdir(), "diamond-valley-soak-"));
mkdirSync(directory, { recursive: true });
say(
  `soak: ${values.minutes} minutes, ${values.bots} bots with journals among ${values.crowd} others; seed ${seed}`,
);
const stack = await startStack({ directory, namespaces: !values["no-namespaces"], tempo: TEMPO });
say(`  ${stack.network.what}`);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"])
  process.on(signal, () => void stack.close().finally(() => process.exit(1)));
let ranToItsEnd = false;
try {
  await soak(stack, seed);
  ranToItsEnd = true;
} catch (error) {
  conclude("the harness ran to its end", [String((error as Error).stack ?? error)]);
} finally {
  await stack.close().catch((error: unknown) => conclude("everything stopped", [String(error)]));
}
const failed = verdicts.filter(({ kept }) => !kept).length;
if (failed === 0 && !values.directory) rmSync(directory, { recursive: true, force: true });
else say(`data and logs: ${directory}`);
if (ranToItsEnd && Number(values.minutes) >= WHOLE) keepResults([soakSection(values, stood, verdicts)]);
say(`${verdicts.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
