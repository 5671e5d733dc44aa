import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@diamond-valley/game-server/database/connect.ts";
import { openDatabase } from "@diamond-valley/game-server/database/open.ts";
import { createWalletStore } from "@diamond-valley/game-server/wallet/store.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { RACE_NOW } from "@diamond-valley/game-server/wallet/testing/operations.ts";
import type { RaceReport } from "@diamond-valley/game-server/wallet/testing/order.ts";
import { startRacer } from "@diamond-valley/game-server/wallet/testing/racers.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import type { Section } from "../report.ts";
import { auditRace } from "./audit.ts";
import { drawWork, type RaceWork } from "./work.ts";

/** Operations that are asked for, by so many processes: each key by each of them, in an order of its own. */
const ASKED = 100_000;
const PROCESSES = 3;
const PLAYERS = 400;
/** Operations under way in each process. */
const LANES = 16;

/** Rewards, exchanges and deliveries raced by three processes on one database, and held against what is there then. */
export async function benchRaces(): Promise<Section> {
  const directory = mkdtempSync(join(tmpdir(), "diamond-valley-bench-"));
  const database = await openDatabase({ dataDir: directory, log: { info: () => {}, warn: () => {} } });
  const connection = await connect(database.url);
  try {
    await createWalletStore(walletDeps(connection)).prepare();
    const racers = await Promise.all(Array.from({ length: PROCESSES }, () => startRacer(database.url)));
    const players = Array.from({ length: PLAYERS }, (_, index) => `player-${index}`);
    const work = drawWork(seededRandom(7), players, Math.ceil(ASKED / PROCESSES));
    const began = performance.now();
    const reports = await Promise.all(
      racers.map((racer, index) => racer.run({ now: RACE_NOW, lanes: LANES, work: orderOf(work, index) })),
    );
    const seconds = (performance.now() - began) / 1_000;
    const found = await auditRace(connection, work, reports.flat());
    await Promise.all(racers.map((racer) => racer.kill()));
    return sectionOf(work, reports.flat(), found, seconds);
  } finally {
    await connection.close();
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The first process goes through the work as it is, the second backwards, and the others from the middle on. */
function orderOf(work: RaceWork, index: number): RaceWork {
  if (index === 0) return work;
  if (index === 1) return work.toReversed();
  const middle = work.length >> 1;
  return [...work.slice(middle), ...work.slice(0, middle)];
}

function sectionOf(
  work: RaceWork,
  reports: readonly RaceReport[],
  found: Awaited<ReturnType<typeof auditRace>>,
  seconds: number,
): Section {
  const count = (is: (report: RaceReport) => boolean) => reports.filter(is).length.toLocaleString("en");
  const kinds = new Map<string, number>();
  for (const [, { kind }] of work) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const drawn = [...kinds].map(([kind, times]) => `${times.toLocaleString("en")} ${kind}`).join(", ");
  return {
    name: "races",
    title: "Operations raced by three processes",
    method: `${reports.length.toLocaleString("en")} operations (${drawn}; each asked for by each of ${PROCESSES} processes, forwards, backwards and from the middle on) of ${PLAYERS} players on one embedded database, ${LANES} under way in each process; rewards are results of real attempts in the mine and the forest with their evidence. Then all wallets are audited, each is made again from its lines, and all items are counted against what was acknowledged. ${seconds.toFixed(0)} s.`,
    head: ["what", "count"],
    rows: [
      ["operations asked for", reports.length.toLocaleString("en")],
      ["done, and acknowledged for the first time", found.first.toLocaleString("en")],
      ["acknowledged again, as done already", count((report) => "entry" in report && report.repeated)],
      ["refused by a rule", count((report) => "refused" in report)],
      ["failed", count((report) => "failed" in report)],
      ["lines of ledgers", found.lines.toLocaleString("en")],
      ["items that are held", found.held.toLocaleString("en")],
      ["items by what was acknowledged", found.made.toLocaleString("en")],
    ],
    verdicts: [
      verdict("items made or lost out of nothing", found.held - found.made),
      verdict("operations acknowledged twice as new", found.doubled),
      verdict("acknowledged lines that are missing, or another", found.missing),
      verdict("wallets that are not what their lines make", found.unlike),
      verdict("broken invariants (auditWallets)", found.violations),
      verdict("operations that failed", reports.filter((report) => "failed" in report).length),
    ],
  };
}

const verdict = (what: string, measured: number) => ({
  ...{ what, budget: "0", measured: String(measured), kept: measured === 0 },
});
