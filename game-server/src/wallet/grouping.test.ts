import { setTimeout as sleep } from "node:timers/promises";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { connect } from "../database/connect.ts";
import { freshDatabase } from "../testing/database.ts";
import { openSlowLine } from "../testing/slow-line.ts";
import { auditWallets } from "./invariants.ts";
import { createWalletStore, RECENT_MAX, type WalletStore } from "./store.ts";
import { walletDeps } from "./testing/deps.ts";

const database = freshDatabase();
/** A store that is watched, and one of another process. */
let wallets: WalletStore;
let other: WalletStore;
let observed: Command[];
let round = 0;

/** Whose wallets a command changed, or whose lines it moved. */
interface Command {
  name: string;
  players: string[];
}

beforeAll(async () => {
  other = createWalletStore(walletDeps(database.connection));
  await other.prepare();
});

beforeEach(async () => {
  const watched = new URL(database.url);
  watched.searchParams.set("monitorCommands", "true");
  const connection = await connect(watched.href);
  onTestFinished(() => connection.close());
  observed = [];
  round++;
  connection.getClient().on("commandStarted", ({ commandName: name, command }) => {
    if (name === "update") observed.push({ name, players: command.updates.map(({ q }: Statement) => q._id) });
    if (name === "insert")
      observed.push({ name, players: command.documents.map(({ player }: Line) => player) });
  });
  wallets = createWalletStore(walletDeps(connection));
});
interface Statement {
  q: { _id: string };
}
interface Line {
  player: string;
}

function caught(key: string): WalletOperation {
  const skill = { skill: "fishing", skillExperience: 1 } as const;
  return { kind: "catch", key, category: "fish", items: ["failed"], ...skill };
}

/** Players whose wallets the watched store knows, each with as many lines. */
async function playersWith(lines: number): Promise<string[]> {
  const players = ["a", "b", "c", "d"].map((name) => `${name}-${round}`);
  for (const player of players) {
    for (let line = 0; line < lines; line++) await wallets.apply(player, caught(`${line}`));
  }
  observed = [];
  return players;
}

test("operations of several players at the same moment go in one command", async () => {
  const players = await playersWith(1);
  await Promise.all(players.map((player) => wallets.apply(player, caught("x"))));
  expect(observed).toEqual([{ name: "update", players }]);
});

test("so do the lines that go to the ledger with them", async () => {
  const players = await playersWith(RECENT_MAX);
  await Promise.all(players.map((player) => wallets.apply(player, caught("x"))));
  const lines = players.flatMap((player) => Array.from({ length: RECENT_MAX }, () => player));
  expect(observed).toEqual([
    { name: "insert", players: lines },
    { name: "update", players },
  ]);
});

test("exactly that operation starts over whose wallet another process has changed", async () => {
  const players = await playersWith(1);
  const [, overtaken = ""] = players;
  await other.apply(overtaken, caught("by another"));
  const applied = await Promise.all(players.map((player) => wallets.apply(player, caught("x"))));
  expect(applied.map(({ entry, repeated }) => [entry?.seq, repeated])).toEqual([
    [2, false],
    [3, false],
    [2, false],
    [2, false],
  ]);
  expect(observed).toEqual([
    { name: "update", players },
    { name: "update", players: [overtaken] },
  ]);
});

test("operations of one player at the same moment follow each other, and none loses against another", async () => {
  const [player = ""] = await playersWith(1);
  const keys = ["x", "y", "z", "x"];
  const applied = await Promise.all(keys.map((key) => wallets.apply(player, caught(key))));
  expect(applied.map(({ entry }) => entry?.seq).sort()).toEqual([2, 2, 3, 4]);
  expect(applied.filter(({ repeated }) => repeated)).toHaveLength(1);
  // Three changes, and one that makes sure of the line that it found.
  expect(observed.flatMap(({ players }) => players)).toEqual([player, player, player, player]);
});

test("operations whose command hangs are applied once, also when it comes through late", {
  timeout: 30_000,
}, async () => {
  const players = await playersWith(1);
  const url = new URL(database.url);
  const line = await openSlowLine(url.port ? Number(url.port) : decodeURIComponent(url.hostname), 0);
  url.host = new URL(line.address).host;
  const connection = await connect(url.href);
  onTestFinished(async () => {
    await connection.close();
    await line.close();
  });
  const hanging = createWalletStore(walletDeps(connection));
  for (const player of players) await hanging.view(player);
  line.stall(true);
  const applying = Promise.all(players.map((player) => hanging.apply(player, caught("x"))));
  await sleep(5_500);
  line.stall(false);
  expect((await applying).map(({ entry, repeated }) => [entry?.seq, repeated])).toEqual(
    players.map(() => [2, false]),
  );
  for (const player of players) expect((await other.view(player)).bag.fish.stock.failed).toBe(2);
});

test("all of this kept the invariants", async () => {
  expect(await auditWallets(database.connection)).toEqual([]);
});
