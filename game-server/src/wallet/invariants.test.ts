import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { attemptModel } from "./attempt-model.ts";
import { createAttempts } from "./attempts.ts";
import type { WalletDocument } from "./document.ts";
import { auditLines, auditWallets, linesOf, type Violation } from "./invariants.ts";
import { ledgerCollection } from "./ledger.ts";
import { createWalletStore, RECENT_MAX } from "./store.ts";
import { walletDeps } from "./testing/deps.ts";
import { fished, RACE_NOW } from "./testing/operations.ts";
import { decided } from "./testing/order.ts";

const database = freshDatabase();
let wallet: WalletDocument;
let lines: LedgerEntry[];

/** A wallet with milestones, entries, and lines in both places. */
beforeAll(async () => {
  const deps = walletDeps(database.connection);
  const wallets = createWalletStore(deps);
  const attempts = createAttempts(deps, wallets);
  await wallets.prepare();
  const player = "somebody";
  const skill = { skill: "fishing", skillExperience: experienceAt(3) } as const;
  await wallets.apply(player, { kind: "catch", key: "stock:1", category: "fish", items: ["blue"], ...skill });
  for (let index = 1; index < RECENT_MAX; index++) {
    await attempts.commit(decided(player, `${index}`, fished(`quest:fishing:${index}`, index)));
  }
  const prize = { prize: "robot-plush", entries: 3, price: 2, level: 3, barred: null, closes: RACE_NOW + 1 };
  await wallets.apply(player, { kind: "entries", key: "entry:robot-plush:1", ...prize });
  wallet = (await database.connection.collection<WalletDocument>("wallets").findOne({ _id: player }))!;
  lines = await linesOf(database.connection, wallet);
});

test("an honest wallet has no violation, with lines in the ledger and in the wallet", async () => {
  expect(wallet.flushed).toBeGreaterThan(0);
  expect(wallet.recent.length).toBeGreaterThan(0);
  expect(lines).toHaveLength(RECENT_MAX + 3);
  expect(await auditWallets(database.connection)).toEqual([]);
});

const found = (violations: Violation[]) => [...new Set(violations.map(({ invariant }) => invariant))].sort();

test.each<[string, (lines: LedgerEntry[]) => unknown, Violation["invariant"][]]>([
  ["a line lost", (lines) => lines.splice(5, 1), ["lines", "sum"]],
  ["a line twice", (lines) => lines.push({ ...lines[4]! }), ["keys", "lines", "sum"]],
  ["a key twice", (lines) => Object.assign(lines[5]!, { key: lines[6]!.key }), ["keys"]],
  ["a gap", (lines) => Object.assign(lines.at(-1)!, { seq: 99 }), ["lines"]],
  ["an amount changed", (lines) => Object.assign(lines[5]!.changes[0]!, { by: 9 }), ["sum"]],
  [
    "a reward that its evidence does not decide",
    (lines) => {
      const { operation } = lines[5]!;
      if (operation?.kind === "catch") operation.items.push("red");
    },
    ["evidence"],
  ],
  ["entries for nothing", (lines) => lines.at(-1)!.changes.pop(), ["price", "sum"]],
  [
    "diamonds below zero on the way",
    (lines) => {
      const first = lines.find(({ kind }) => kind === "milestone")!;
      first.changes[0]!.by -= 100;
      lines.at(-1)!.changes.find(({ path }) => path === "diamonds")!.by += 100;
    },
    ["negative", "price"],
  ],
  [
    "a milestone paid twice",
    (lines) => {
      for (const line of lines.filter(({ kind }) => kind === "milestone"))
        line.changes[1] = { path: "milestones.2", by: 1 };
    },
    ["milestone", "sum"],
  ],
])("%s is found", (_, tamper, expected) => {
  const tampered = structuredClone(lines);
  tamper(tampered);
  expect(found(auditLines(wallet, tampered))).toEqual(expected);
});

test("entries that cost too much are told with both amounts", () => {
  const tampered = structuredClone(lines);
  tampered.at(-1)!.changes.find(({ path }) => path === "diamonds")!.by -= 1;
  const [first] = auditLines(wallet, tampered);
  expect(first).toMatchObject({ invariant: "price" });
  expect(first?.detail).toMatch(/^entries worth 6 for 7 diamonds in line \d+$/);
});

test("an amount changed in the wallet is found", () => {
  const richer = { ...wallet, holdings: { ...wallet.holdings, diamonds: 1_000 } };
  expect(auditLines(richer, lines)).toMatchObject([{ player: "somebody", invariant: "sum" }]);
});

test("a ledger line without its wallet, and a paid attempt without its line, are found", async () => {
  const { connection } = database;
  const [line] = await ledgerCollection(connection).find({ player: "somebody" }).limit(1).toArray();
  const orphan = { ...line!, _id: { player: "nobody", seq: 1 }, player: "nobody" };
  await ledgerCollection(connection).insertOne(orphan);
  await attemptModel.collection(connection).insertOne({
    _id: "never",
    player: "somebody",
    game: "fishing",
    seed: 7,
    inputs: { rules: 1 },
    operation: fished("quest:fishing:never", 1),
    settledAt: RACE_NOW,
    paidAt: RACE_NOW,
    confirmations: 0,
  });
  expect(await auditWallets(connection)).toMatchObject([
    { player: "nobody", invariant: "orphan" },
    { player: "somebody", invariant: "unpaid" },
  ]);
  await attemptModel.collection(connection).deleteMany({});
  await ledgerCollection(connection).deleteOne({ player: "nobody" });
});

test("a catch without evidence is found, but for one whose attempt the first release kept", async () => {
  const { connection } = database;
  const { evidence, ...operation } = fished("quest:fishing:old", 1);
  await createWalletStore(walletDeps(connection)).apply("somebody", operation);
  expect(await auditWallets(connection)).toMatchObject([{ player: "somebody", invariant: "evidence" }]);
  const { game, seed, inputs } = evidence;
  const rest = { settledAt: RACE_NOW, paidAt: RACE_NOW, confirmations: 0 };
  const attempt = { _id: "old", player: "somebody", game, seed, inputs, operation, ...rest };
  await attemptModel.collection(connection).insertOne(attempt);
  expect(await auditWallets(connection)).toEqual([]);
});
