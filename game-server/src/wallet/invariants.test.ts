import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { type AttemptDocument, createAttempts } from "./attempts.ts";
import type { WalletDocument } from "./document.ts";
import { auditLines, auditWallets, linesOf, type Violation } from "./invariants.ts";
import { ledgerCollection } from "./ledger.ts";
import { createWalletStore, RECENT_MAX } from "./store.ts";
import { walletDeps } from "./testing/deps.ts";
import { RACE_NOW } from "./testing/operations.ts";

const database = freshDatabase();
let wallet: WalletDocument;
let lines: LedgerEntry[];

/** A wallet with milestones, entries, and lines in both places. */
beforeAll(async () => {
  const deps = walletDeps(database.connection);
  const wallets = createWalletStore(deps);
  const attempts = createAttempts(deps, wallets);
  await Promise.all([wallets.prepare(), attempts.prepare()]);
  const player = "somebody";
  for (let index = 0; index < RECENT_MAX; index++) {
    const skill = { skill: "fishing", skillExperience: index === 0 ? experienceAt(3) : 1 } as const;
    const key = `quest:fishing:${index}`;
    const operation = { kind: "catch", key, category: "fish", items: ["blue" as const], ...skill } as const;
    const settled = { attempt: `${index}`, playerId: player, game: "fishing", seed: 1, inputs: {} };
    await attempts.settle({ ...settled, operation: { ...operation, items: ["blue"] } });
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
  ["an amount changed", (lines) => Object.assign(lines[5]!.changes[0]!, { by: 2 }), ["sum"]],
  ["entries for nothing", (lines) => lines.at(-1)!.changes.pop(), ["price", "sum"]],
  [
    "diamonds below zero on the way",
    (lines) => {
      const first = lines.find(({ kind }) => kind === "milestone")!;
      first.changes[0]!.by -= 100;
      lines.at(-1)!.changes[1]!.by += 100;
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

test("an amount changed in the wallet is found", () => {
  const richer = { ...wallet, holdings: { ...wallet.holdings, diamonds: 1_000 } };
  expect(auditLines(richer, lines)).toMatchObject([{ player: "somebody", invariant: "sum" }]);
});

test("a ledger line without its wallet, and a paid attempt without its line, are found", async () => {
  const [line] = await ledgerCollection(database.connection).find({ player: "somebody" }).limit(1).toArray();
  const orphan = { ...line!, _id: { player: "nobody", seq: 1 }, player: "nobody" };
  await ledgerCollection(database.connection).insertOne(orphan);
  const attempts = database.connection.collection<AttemptDocument>("attempts");
  const [attempt] = await attempts.find().limit(1).toArray();
  const operation = { ...attempt!.operation, key: "quest:fishing:never" };
  await attempts.insertOne({ ...attempt!, _id: "never", operation });
  expect(await auditWallets(database.connection)).toMatchObject([
    { player: "nobody", invariant: "orphan" },
    { player: "somebody", invariant: "unpaid" },
  ]);
});
