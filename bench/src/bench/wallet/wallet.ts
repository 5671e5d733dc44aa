import { randomBytes, randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@diamond-valley/game-server/database/connect.ts";
import { openDatabase } from "@diamond-valley/game-server/database/open.ts";
import type { Deps } from "@diamond-valley/game-server/deps.ts";
import { createLog } from "@diamond-valley/game-server/http/log.ts";
import { createAttempts } from "@diamond-valley/game-server/wallet/attempts.ts";
import { createWalletStore, type WalletStore } from "@diamond-valley/game-server/wallet/store.ts";
import { DEMO_START, seasonAt } from "@diamond-valley/schemas/season/season.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { median, percentile } from "../../statistics.ts";
import type { Section } from "../report.ts";

/** Players whose wallets change, and calls that are under way at the same time. */
const PLAYERS = 200;
const PARALLEL = 32;
/** Operations of each player in a run: as many as the bag takes catches. */
const EACH = 20;
const RUNS = 5;

interface Run {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of this process for one operation, µs. */
  cpu: number;
}

/** One operation of a player, `round` 0 to EACH - 1. */
type Operation = (player: string, round: number) => Promise<unknown>;

/** Catches, deliveries and entries against the least that a safe change takes: one journalled `updateOne`. */
export async function benchWallet(): Promise<Section> {
  const directory = mkdtempSync(join(tmpdir(), "diamond-valley-bench-"));
  const silent = { info: () => {}, warn: () => {} };
  const database = await openDatabase({ dataDir: directory, log: silent });
  const connection = await connect(database.url);
  try {
    const runs = new Map<string, Run[]>();
    for (let run = 0; run <= RUNS; run += 1) {
      for (const [name, result] of await runAll(connection, run)) {
        if (run > 0) runs.set(name, [...(runs.get(name) ?? []), result]);
      }
    }
    return sectionOf(runs);
  } finally {
    await connection.close();
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

function depsOf(connection: Connection): Deps {
  const clock = { now: () => DEMO_START };
  return {
    clock,
    connection,
    log: createLog({ logLevel: "silent", logFormat: "json" }),
    season: () => seasonAt(clock.now()),
    seed: () => randomInt(2 ** 32),
    id: () => randomBytes(12).toString("hex"),
  };
}

const catchOf = (key: string, items: number): WalletOperation => ({
  kind: "catch",
  key,
  category: "fish",
  items: Array.from({ length: items }, () => "blue"),
  skill: "fishing",
  skillExperience: 10,
});

/** Each kind on players of its own, one after the other. */
async function runAll(connection: Connection, run: number): Promise<[string, Run][]> {
  const deps = depsOf(connection);
  const wallets = createWalletStore(deps);
  const attempts = createAttempts(deps, wallets);
  await Promise.all([wallets.prepare(), attempts.prepare()]);
  const players = (kind: string) => Array.from({ length: PLAYERS }, (_, index) => `${kind}-${run}-${index}`);

  const bare = await measure(players("bare"), EACH, await bareUpdate(connection, players("bare")));
  const catches = await measure(players("catch"), EACH, (player, round) =>
    wallets.apply(player, catchOf(`c:${round}`, 1)),
  );
  const settled = await measure(players("attempt"), EACH, (player, round) => {
    const attempt = `${player}-${round}`;
    const operation = catchOf(`quest:fishing:${attempt}`, 1);
    return attempts.settle({ attempt, playerId: player, game: "fishing", seed: 1, inputs: {}, operation });
  });
  await provide(wallets, players("delivery"));
  const deliveries = await measure(players("delivery"), 3, (player, round) =>
    wallets.apply(player, deliveryOf(`d:${round}`)),
  );
  await provide(wallets, players("entries"));
  await Promise.all(players("entries").map((player) => wallets.apply(player, deliveryOf("d:0"))));
  const entries = await measure(players("entries"), EACH, (player, round) =>
    wallets.apply(player, {
      kind: "entries",
      key: `e:${round}`,
      prize: "lamp",
      entries: (round + 1) % 2,
      price: 1,
      level: 1,
      barred: null,
      closes: DEMO_START + 1,
    }),
  );
  return [
    ["bare journalled updateOne", bare],
    ["catch", catches],
    ["catch with its attempt stored first", settled],
    ["delivery, with milestones", deliveries],
    ["entries of a draw", entries],
  ];
}

function deliveryOf(key: string): WalletOperation {
  return { kind: "delivery", key, category: "fish", colour: "blue", quantity: 10, experience: 850 };
}

async function provide(wallets: WalletStore, players: readonly string[]): Promise<void> {
  await Promise.all(players.map((player) => wallets.apply(player, catchOf("c:0", 30))));
}

/** A document of a wallet's size, and one change of three of its numbers. */
async function bareUpdate(connection: Connection, players: readonly string[]): Promise<Operation> {
  const bare = connection.collection<{ _id: string }>("bare");
  const filling = Array.from({ length: 16 }, (_, index) => ({ key: `c:${index}`, text: "x".repeat(200) }));
  await bare.insertMany(players.map((_id) => ({ _id, filling, a: 0, b: 0, c: 0 })));
  return (player) => bare.updateOne({ _id: player }, { $inc: { a: 1, b: 1, c: 1 } });
}

async function measure(players: readonly string[], rounds: number, operate: Operation): Promise<Run> {
  const waits: number[] = [];
  // One player's operations follow each other, as they do in life.
  const queue = [...players];
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  const workers = Array.from({ length: PARALLEL }, async () => {
    for (let player = queue.pop(); player; player = queue.pop()) {
      for (let round = 0; round < rounds; round += 1) {
        const start = performance.now();
        await operate(player, round);
        waits.push(performance.now() - start);
      }
    }
  });
  await Promise.all(workers);
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: (waits.length * 1000) / took,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    cpu: (user + system) / waits.length,
  };
}

function sectionOf(runs: ReadonlyMap<string, Run[]>): Section {
  const of = (name: string, value: (run: Run) => number) => median((runs.get(name) ?? []).map(value));
  const bare = of("bare journalled updateOne", (run) => run.perSecond);
  return {
    name: "wallet",
    title: "Wallet operations",
    method: `${PARALLEL} under way at the same time, over ${PLAYERS} players; medians of ${RUNS} runs, one process, the embedded database. An operation reads the wallet, judges it, and changes it by one conditional journalled update; the bare update changes a document of the same size and reads nothing.`,
    head: ["", "per second", "of the bare update", "p50 ms", "p99 ms", "CPU µs"],
    rows: [...runs.keys()].map((name) => [
      name,
      of(name, (run) => run.perSecond).toFixed(0),
      `${(of(name, (run) => run.perSecond) / bare).toFixed(2)}x`,
      of(name, (run) => run.p50).toFixed(1),
      of(name, (run) => run.p99).toFixed(1),
      of(name, (run) => run.cpu).toFixed(0),
    ]),
    verdicts: [],
  };
}
