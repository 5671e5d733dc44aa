// Kills the server and the database under playing bots, attacks them with nonsense, and audits what is left.
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createGoalStore } from "@diamond-valley/game-server/community/goal-store.ts";
import { DAY } from "@diamond-valley/schemas/clock.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { GAME_COUNT } from "../bots/fleet-games.ts";
import { NO_LIMITS, WEEK_2 } from "../product-environment.ts";
import { spreadOf } from "../statistics.ts";
import { auditEverything } from "./audit-everything.ts";
import { testAudit } from "./audit-self-test.ts";
import { createBotFleet } from "./bot-fleet.ts";
import { fuzz } from "./fuzz/fuzz.ts";
import { prepare } from "./prepare.ts";
import { type Product, startProduct } from "./product.ts";
import { planRounds, playRound, type RoundResult } from "./rounds.ts";

const { values } = parseArgs({
  options: {
    server: { type: "string", default: "200" },
    database: { type: "string", default: "50" },
    messages: { type: "string", default: "10000" },
    bots: { type: "string", default: String(GAME_COUNT) },
    "audit-every": { type: "string", default: "50" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    directory: { type: "string" },
    report: { type: "string" },
  },
});

/** Fishing is quicker by this factor, so that short rounds hold whole catches. */
const TEMPO = "30";
/** Deliveries that the community goal takes. */
const GOAL = 4;
const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

let passed = 0;
let failed = 0;
function conclude(what: string, violations: readonly string[]): void {
  if (violations.length === 0) passed += 1;
  else failed += 1;
  say(`${violations.length === 0 ? "passed" : "FAILED"}: ${what}`);
  for (const violation of violations.slice(0, 20)) say(`  - ${violation}`);
  if (violations.length > 20) say(`  and ${violations.length - 20} more`);
}

/** All rounds, with an audit after every few. Answers how each round went. */
async function playRounds(product: Product, seed: number): Promise<RoundResult[]> {
  const plan = planRounds(Number(values.server), Number(values.database), seed);
  const random = seededRandom(seed);
  const every = Number(values["audit-every"]);
  if (plan.length === 0) return [];
  const fleet = createBotFleet({
    url: product.url,
    size: Number(values.bots),
    first: 1,
    prepare: (player) => prepare(product.connection, player),
  });
  await fleet.warmUp();
  await lowerGoal(product);
  const results: RoundResult[] = [];
  for (const [index, victim] of plan.entries()) {
    results.push(await playRound(product, victim, random, fleet));
    const done = index + 1;
    if (done % 10 === 0) say(`round ${done} of ${plan.length}, ${seconds(performance.now() - began)} so far`);
    if (done % every !== 0 && done !== plan.length) continue;
    await fleet.halt();
    const journals = fleet.everybody.map(({ journal }) => journal);
    const { compared, violations } = await auditEverything(product.connection, journals);
    if (product.unexpectedEnds() > 0)
      violations.push(`the server ended by itself ${product.unexpectedEnds()} times`);
    conclude(
      `${done} rounds, ${fleet.everybody.length} players: ${JSON.stringify(compared)} acknowledged and held`,
      violations,
    );
    report({ rounds: done, players: fleet.everybody.length, compared, violations });
    if (done === plan.length)
      conclude("the audit finds tampering", await testAudit(product.connection, journals));
    else await fleet.warmUp();
  }
  return results;
}

/** What few bots give comes to this goal, and so to both of its steps. */
async function lowerGoal({ connection }: Product): Promise<void> {
  const goals = createGoalStore({ connection });
  while (!(await goals.find(2))?.target) await sleep(200);
  await goals.lower(2, GOAL);
}

function report(line: object): void {
  if (values.report) appendFileSync(values.report, `${JSON.stringify({ seed: values.seed, ...line })}\n`);
}

/** The SDK prints each connection that is lost; here they are lost on purpose. */
function quietenSdk(): void {
  for (const method of ["info", "warn", "error"] as const) Object.assign(console, { [method]: () => {} });
}

const began = performance.now();
const seed = Number(values.seed);
const directory = values.directory ?? mkdtempSync(join(tmpdir(), "diamond-valley-faults-"));
mkdirSync(directory, { recursive: true });
quietenSdk();
say(
  `faults: ${values.server} of the server, ${values.database} of the database, ${values.messages} messages; seed ${seed}`,
);

const product = await startProduct({
  directory,
  // Behind the first two days, in which nobody has come.
  season: WEEK_2 + 2 * DAY,
  environment: { GAME_TEMPO: TEMPO, ...NO_LIMITS },
});
try {
  const results = await playRounds(product, seed);
  for (const victim of ["server", "database", "both"] as const) {
    const backs = results.filter((result) => result.victim === victim).map(({ back }) => back);
    if (backs.length === 0) continue;
    const { p50, max } = spreadOf(backs);
    say(`${victim}: ${backs.length} times, back after ${seconds(p50)} (median), ${seconds(max)} (longest)`);
    report({ victim, times: backs.length, backMedian: p50, backLongest: max });
  }
  if (Number(values.messages) > 0) {
    const { violations, ...rest } = await fuzz(product, Number(values.messages), seed, (sent) =>
      say(`${sent} messages sent`),
    );
    say(`answers: ${JSON.stringify(rest.answers)}, came into rooms ${rest.entries} times`);
    say(
      `honest players waited p50 ${rest.calm.p50.toFixed(1)} ms, p99 ${rest.calm.p99.toFixed(1)} ms in calm;`,
    );
    say(`  p50 ${rest.attacked.p50.toFixed(1)} ms, p99 ${rest.attacked.p99.toFixed(1)} ms under attack`);
    conclude(`${rest.sent} malformed messages change nothing and disturb nobody`, violations);
    report({ fuzz: rest, violations });
  }
} catch (error) {
  conclude("the harness ran to its end", [String((error as Error).stack ?? error)]);
} finally {
  await product.stop().catch((error: unknown) => conclude("the product stopped", [String(error)]));
}
if (failed === 0 && !values.directory) rmSync(directory, { recursive: true, force: true });
else say(`data and logs: ${directory}`);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
