import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@diamond-valley/game-server/database/open.ts";
import { ACCOUNT_BYTES } from "@diamond-valley/game-server/draws/leaf-store.ts";
import { manyEntrants, seedEntrants } from "@diamond-valley/game-server/draws/testing/entrants.ts";
import { databaseUrl } from "@diamond-valley/game-server/testing/database.ts";
import { termsFor } from "@diamond-valley/schemas/draws/content.ts";
import { ENTRANT_BYTES, entriesIn, LEAF_BYTES } from "@diamond-valley/schemas/draws/leaves.ts";
import { onAllCores } from "../measured-process.ts";
import type { Section } from "../report.ts";
import { openStores } from "./stores.ts";

/** Entrants of the draw that is measured, and their entries: 1 to 19 each, ten on average. */
const ENTRANTS = 1_000_000;
/** Accounts whose entries are frozen. */
const FROZEN = 200_000;
/** How often hashing and drawing are measured, one after the other. */
const RUNS = 5;
/** Times the bare hashing, and MB. */
const RATIO = 1.3;
const MEMORY = 256;

const WORK = new URL("./work.ts", import.meta.url).pathname;
/** The prize that everybody enters. */
const PRIZE = "points-500";

interface Measured {
  ms: number;
  /** Processor time, ms. */
  cpu: number;
  mb: number;
}

/** A draw of a million entrants against the bare hashing of their entries, and the freeze before it. */
export async function benchDraw(): Promise<Section> {
  const directory = mkdtempSync(join(tmpdir(), "diamond-valley-bench-"));
  const database = await openDatabase({ dataDir: directory, log: { info: () => {}, warn: () => {} } });
  try {
    return await measure(database.url);
  } finally {
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

function work(url: string, ...args: string[]): Measured {
  const env = { ...process.env, MONGODB_URL: url };
  return JSON.parse(
    execFileSync(...onAllCores(process.execPath, [WORK, ...args]), { env, encoding: "utf8" }),
  ) as Measured;
}

async function measure(server: string): Promise<Section> {
  const large = databaseUrl(server, "drawn");
  const entries = await freezeMillion(large);
  const runs = Array.from({ length: RUNS }, () => ({
    bare: work(large, "bare", String(entries)),
    draw: work(large, "draw"),
  }));
  const small = databaseUrl(server, "frozen");
  await enterMany(small);
  const freeze = work(small, "freeze");

  const least = (what: keyof (typeof runs)[number]) => Math.min(...runs.map((run) => run[what].cpu));
  const ratio = least("draw") / least("bare");
  const memory = Math.max(...runs.map(({ draw }) => draw.mb));
  const seconds = (times: number[]) => (Math.min(...times) / 1_000).toFixed(1);
  const rowOf = (what: string, of: Measured[], ratio = "") => [
    what,
    seconds(of.map(({ cpu }) => cpu)),
    ratio,
    seconds(of.map(({ ms }) => ms)),
    Math.max(...of.map(({ mb }) => mb)).toFixed(0),
  ];
  const inAll = entries.toLocaleString("en");
  return {
    name: "draw",
    title: "A draw of a million entrants",
    method: `${ENTRANTS.toLocaleString("en")} entrants with ${inAll} entries of one prize in the embedded database. Hashing and drawing take turns, ${RUNS} times, each in a process of its own: the hashing is SHA-256 of 68 bytes for each entry by the same function, with nothing read, compared or kept. The draw reads the leaves, ranks them, and stores winners and reserves with their accounts. Times are the least of all turns, and the ratio is of processor time: both keep out what else the machine did. Memory is the most that a process held.`,
    head: ["what", "processor s", "of the bare hashing", "s", "MB"],
    rows: [
      rowOf(
        "the bare hashing",
        runs.map(({ bare }) => bare),
      ),
      rowOf(
        "the draw",
        runs.map(({ draw }) => draw),
        `${ratio.toFixed(2)} x`,
      ),
      rowOf(
        `the freeze of ${FROZEN.toLocaleString("en")} accounts in two draws: wallets overtaken, read, sorted, hashed, read again`,
        [freeze],
      ),
    ],
    verdicts: [
      {
        what: "a draw against the bare hashing",
        budget: `<= ${RATIO} x`,
        measured: `${ratio.toFixed(2)} x`,
        kept: ratio <= RATIO,
      },
      {
        what: "memory of a draw",
        budget: `<= ${MEMORY} MB`,
        measured: `${memory.toFixed(0)} MB`,
        kept: memory <= MEMORY,
      },
    ],
  };
}

/** Puts a million frozen leaves into a database; answers how many entries they are. */
async function freezeMillion(url: string): Promise<number> {
  const { connection, draws } = await openStores(url);
  const terms = termsFor();
  await draws.store.commit(terms);
  const leaves = Buffer.alloc(ENTRANTS * LEAF_BYTES);
  const accounts = Buffer.alloc(ENTRANTS * ACCOUNT_BYTES);
  for (let index = 0; index < ENTRANTS; index += 1) {
    // Sorted by a number at its beginning, as a pseudonym is by all of it.
    const entrant = createHash("sha256").update(`${index}`).digest();
    entrant.writeUInt32BE(index * 4_000);
    entrant.copy(leaves, index * LEAF_BYTES);
    leaves.writeUInt32BE(1 + (entrant[8]! % 19), index * LEAF_BYTES + ENTRANT_BYTES);
    entrant.copy(accounts, index * ACCOUNT_BYTES, 0, ACCOUNT_BYTES);
  }
  const nothing = { leaves: new Uint8Array(), accounts: new Uint8Array() };
  const frozen: Parameters<typeof draws.store.freeze>[1] = {};
  for (const { slug } of terms.prizes) {
    const own = slug === PRIZE ? { leaves, accounts } : nothing;
    const root = await draws.leaves.write("bench", slug, own);
    frozen[slug] = { root, entrants: own.leaves.length / LEAF_BYTES, entries: entriesIn(own.leaves) };
  }
  await draws.store.freeze("bench", frozen);
  await connection.close();
  return frozen[PRIZE]!.entries;
}

async function enterMany(url: string): Promise<void> {
  const { connection, draws } = await openStores(url);
  await draws.store.commit(termsFor());
  await seedEntrants(connection, manyEntrants(FROZEN));
  await connection.close();
}
