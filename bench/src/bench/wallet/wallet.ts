import { randomBytes, randomInt } from "node:crypto";
import type { Deps } from "@diamond-valley/game-server/deps.ts";
import { createLog } from "@diamond-valley/game-server/http/log.ts";
import { createAttempts, type DecidedAttempt } from "@diamond-valley/game-server/wallet/attempts.ts";
import { createWalletStore, type WalletStore } from "@diamond-valley/game-server/wallet/store.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import { fightOperation, replayFight } from "@diamond-valley/schemas/hunting/herbs.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import { replayVein, veinOperation } from "@diamond-valley/schemas/mining/vein.ts";
import { DEMO_START, seasonAt } from "@diamond-valley/schemas/season/season.ts";
import type { CatchOperation } from "@diamond-valley/schemas/wallet/operations/catch.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { median, percentile } from "../../statistics.ts";
import { onOwnDatabase } from "../own-database.ts";
import type { Section } from "../report.ts";

/** Players whose wallets change, and calls that are under way at the same time. */
const PLAYERS = 200;
const PARALLEL = 32;
/** Operations of each player in a run: as many as the bag takes catches. */
const EACH = 20;
const RUNS = 5;
/** Row of the catch, and the least share of the bare update's rate that it may reach. */
const CATCH = "catch, with its evidence";
const CATCH_SHARE = 0.6;
const VEIN = "vein of the mine, with its evidence";
/** Fights of each player in a run: each brings three herbs. */
const FIGHTS = 10;

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
export const benchWallet = (): Promise<Section> =>
  onOwnDatabase(async (connection) => {
    const runs = new Map<string, Run[]>();
    for (let run = 0; run <= RUNS; run += 1) {
      for (const [name, result] of await runAll(connection, run)) {
        if (run > 0) runs.set(name, [...(runs.get(name) ?? []), result]);
      }
    }
    return sectionOf(runs);
  });

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

/** What a press at the lake brings in, with evidence of its full size. */
function decidedBy(attempt: string, playerId: string, round: number): DecidedAttempt {
  const press = { claimed: 1_234.5 + round, served: 1_287.25 + round, least: 48.5, bite: 52.75, echo: 51.25 };
  return {
    attempt,
    playerId,
    game: "fishing",
    seed: { shown: randomInt(2 ** 32), hidden: randomInt(2 ** 32) },
    inputs: { rules: FISHING.rules, spot: 3, calm: false, guided: false, mastery: 4, free: 17, press },
    operation: catchOf(`quest:fishing:${attempt}`, 1),
  };
}

/** What a vein brings in, with its evidence; and what a fight in the forest does. */
function arenaDecided(game: "mining" | "hunting", attempt: string, playerId: string): DecidedAttempt {
  if (game === "mining") {
    const strikes = [1, null, -2];
    const inputs = {
      ...{ rules: MINING.rules, colour: "blue", depth: 3 },
      mastery: 4,
      free: 17,
      perfect: 2,
      strikes,
    };
    const seed = randomInt(2 ** 32);
    const operation = veinOperation(attempt, replayVein(seed, inputs));
    return { attempt, playerId, game, seed, inputs, operation };
  }
  const herbs = [1, 2, 3].map((number) => ({ number, failed: number === 2 }));
  const inputs = { ...{ rules: HUNTING.rules, colour: "red", king: false }, won: true, free: 17, herbs };
  const seed = randomInt(2 ** 32);
  const operation = fightOperation(attempt, replayFight(seed, inputs));
  return { attempt, playerId, game, seed, inputs, operation };
}

const catchOf = (key: string, items: number): CatchOperation => ({
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
  await wallets.prepare();
  const players = (kind: string) => Array.from({ length: PLAYERS }, (_, index) => `${kind}-${run}-${index}`);

  const bare = await measure(players("bare"), EACH, await bareUpdate(connection, players("bare")));
  const catches = await measure(players("catch"), EACH, (player, round) =>
    attempts.commit(decidedBy(attempts.mint(), player, round)),
  );
  const looked = await measure(players("looked"), EACH, async (player, round) => {
    await wallets.view(player);
    await attempts.commit(decidedBy(attempts.mint(), player, round));
  });
  const strange = await measure(players("strange"), EACH, (player, round) => {
    // A process that knows no wallet and no key: it reads, looks the key up, and writes.
    const other = createAttempts(deps, createWalletStore(deps));
    return other.commit(decidedBy(deps.id(), player, round));
  });
  const arena = (game: "mining" | "hunting", each: number) =>
    measure(players(game), each, (player) => attempts.commit(arenaDecided(game, attempts.mint(), player)));
  const veins = await arena("mining", EACH);
  const fights = await arena("hunting", FIGHTS);
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
    [CATCH, catches],
    ["the same, its cast's look at the wallet included", looked],
    ["the same, by a process that knows neither wallet nor key", strange],
    [VEIN, veins],
    ["fight in the forest, with its evidence", fights],
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
  const shareOf = (name: string) => of(name, (run) => run.perSecond) / bare;
  return {
    name: "wallet",
    title: "Wallet operations",
    method: `${PARALLEL} under way at the same time, over ${PLAYERS} players; medians of ${RUNS} runs, one process, the embedded database. An operation is judged on the wallet as this process knows it and changes it by one conditional journalled update, which holds its line of the ledger; the moves of lines to the ledger are included. Catches carry evidence of its full size. The bare update changes three numbers of a document of the same size and reads nothing.`,
    head: ["", "per second", "of the bare update", "p50 ms", "p99 ms", "CPU µs"],
    rows: [...runs.keys()].map((name) => [
      name,
      of(name, (run) => run.perSecond).toFixed(0),
      `${(of(name, (run) => run.perSecond) / bare).toFixed(2)}x`,
      of(name, (run) => run.p50).toFixed(1),
      of(name, (run) => run.p99).toFixed(1),
      of(name, (run) => run.cpu).toFixed(0),
    ]),
    verdicts: [
      ["a catch", CATCH],
      ["a vein", VEIN],
    ].map(([what, name]) => ({
      what: `${what}, of the bare update's rate`,
      budget: `${CATCH_SHARE}x`,
      measured: `${shareOf(name!).toFixed(2)}x`,
      kept: shareOf(name!) >= CATCH_SHARE,
    })),
  };
}
