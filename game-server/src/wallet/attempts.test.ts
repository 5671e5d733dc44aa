import type { StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { type Attempts, createAttempts, type DecidedAttempt } from "./attempts.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import { auditWallets } from "./invariants.ts";
import { createWalletStore, type WalletStore } from "./store.ts";
import { walletDeps } from "./testing/deps.ts";
import { fished, RACE_NOW } from "./testing/operations.ts";
import { decided } from "./testing/order.ts";
import { type AttemptDocument, createUnpaidAttempts, type UnpaidAttempts } from "./unpaid-attempts.ts";

const database = freshDatabase();
let wallets: WalletStore;
let attempts: Attempts;
let unpaid: UnpaidAttempts;
let players = 0;
let player: string;

beforeAll(async () => {
  const deps = walletDeps(database.connection);
  wallets = createWalletStore(deps);
  attempts = createAttempts(deps, wallets);
  unpaid = createUnpaidAttempts(deps, wallets);
  await Promise.all([wallets.prepare(), unpaid.prepare()]);
});
beforeEach(() => {
  player = `player-${++players}`;
});

function result(attempt: string, seed = 1): DecidedAttempt {
  return decided(player, attempt, fished(`quest:fishing:${attempt}`, seed));
}
const used = async () => (await wallets.view(player)).bag.fish.used;

describe("a committed attempt", () => {
  test("is in the wallet, with all that a replay needs in the line that paid it", async () => {
    const attempt = attempts.mint();
    const { game, seed, inputs, operation } = result(attempt);
    const applied = await attempts.commit(result(attempt));
    expect(applied).toMatchObject({ repeated: false, entry: { key: `quest:fishing:${attempt}` } });
    expect(applied.entry?.operation).toEqual({ ...operation, evidence: { game, seed, inputs } });
    expect(await used()).toBe(operation.items.length);
  });

  test("is paid once, also when it is committed again and all at once, minted or not", async () => {
    for (const attempt of [attempts.mint(), "named-elsewhere"]) {
      const before = await used();
      const first = await Promise.all([1, 2, 3].map(() => attempts.commit(result(attempt))));
      expect(first.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(await used()).toBe(before + result(attempt).operation.items.length);
    }
  });

  test("stays as it was committed first, whatever a repeat brings", async () => {
    const attempt = attempts.mint();
    const { entry } = await attempts.commit(result(attempt, 1));
    for (const again of [attempts, createAttempts(walletDeps(database.connection), wallets)]) {
      const other = result(attempt, 2);
      other.operation.items.push("red", "red");
      expect(await again.commit(other)).toMatchObject({ repeated: true, entry });
    }
    expect(await used()).toBe(result(attempt, 1).operation.items.length);
  });

  test("is found by a repeat also when its line has gone to the ledger, by this process and by another one", async () => {
    const attempt = attempts.mint();
    await attempts.commit(result(attempt));
    for (let index = 0; index < 30; index++) {
      const trade = { kind: "exchange", category: "fish", from: "failed", to: "red" } as const;
      const gift = {
        kind: "gift",
        category: "fish",
        items: ["failed", "failed", "failed"] as StockItem[],
      } as const;
      await wallets.apply(player, { ...gift, key: `gift:${index}` });
      await wallets.apply(player, { ...trade, key: `trade:${index}` });
    }
    const before = await used();
    const deps = walletDeps(database.connection);
    for (const again of [attempts, createAttempts(deps, createWalletStore(deps))])
      expect(await again.commit(result(attempt))).toMatchObject({ repeated: true });
    expect(await used()).toBe(before);
  });

  test("that is refused was promised to nobody and leaves nothing behind", async () => {
    while ((await used()) < 40) await attempts.commit(result(attempts.mint()));
    const attempt = attempts.mint();
    await expect(attempts.commit(result(attempt))).rejects.toMatchObject({ code: "bag-full" });
    expect(await wallets.hasApplied(player, `quest:fishing:${attempt}`)).toBe(false);
  });

  test("is trusted to be the first only while its id is remembered, which the oldest of 20,001 is not", async () => {
    const trusted: boolean[] = [];
    const watched = createAttempts(walletDeps(database.connection), {
      ...wallets,
      apply(by, operation, how) {
        trusted.push(how?.untried === true);
        return wallets.apply(by, operation, how);
      },
    });
    const ids = Array.from({ length: 20_001 }, () => watched.mint());
    for (const id of ids.slice(0, 2)) await watched.commit(result(id));
    expect(trusted).toEqual([false, true]);
  });

  test("whose evidence is too large for a line is refused before anything is paid", async () => {
    const attempt = attempts.mint();
    const large = { ...result(attempt), inputs: { steps: "x".repeat(1_000) } };
    await expect(attempts.commit(large)).rejects.toThrow(RangeError);
    expect(await used()).toBe(0);
  });
});

describe("attempts that the first release stored before it paid them", () => {
  const stored = () => database.connection.collection<AttemptDocument>("attempts");

  /** What a crash of the first release left behind. */
  async function leaveUnpaid(attempt: string, items: StockItem[] = ["blue"]): Promise<AttemptDocument> {
    const skill = { skill: "fishing", skillExperience: 10 } as const;
    const key = `quest:fishing:${attempt}`;
    const document: AttemptDocument = {
      _id: attempt,
      player,
      game: "fishing",
      seed: 7,
      inputs: { rules: 1 },
      operation: { kind: "catch", key, category: "fish", items, ...skill },
      settledAt: RACE_NOW,
      unpaid: true,
      confirmations: 0,
    };
    await stored().insertOne(document);
    return document;
  }

  test("are paid by whoever sweeps, once, however many sweep", async () => {
    await leaveUnpaid("d1");
    await leaveUnpaid("d2", ["blue", "blue"]);
    const others = [1, 2].map(() => createUnpaidAttempts(walletDeps(database.connection), wallets));
    await Promise.all([unpaid, ...others].map((each) => each.sweep()));
    expect(await used()).toBe(3);
    expect(await unpaid.sweep()).toBe(0);
    expect(await stored().findOne({ _id: "d1" })).toMatchObject({ paidAt: RACE_NOW });
    expect(await stored().findOne({ _id: "d1" })).not.toHaveProperty("unpaid");
  });

  test("are only marked where they were paid already", async () => {
    const { operation } = await leaveUnpaid("e1");
    await wallets.apply(player, operation);
    await unpaid.sweep();
    expect(await used()).toBe(1);
    expect(await stored().findOne({ _id: "e1" })).toMatchObject({ paidAt: RACE_NOW });
  });

  test("don't keep others waiting where one can't be paid, which stays so", async () => {
    await leaveUnpaid("f1");
    await wallets.erase(player);
    player = `${player}-next`;
    await leaveUnpaid("f2");
    await unpaid.sweep();
    expect(await used()).toBe(1);
    expect(await stored().findOne({ _id: "f1" })).toMatchObject({ refused: "not-registered" });
    expect(await unpaid.sweep()).toBe(0);
  });

  test("don't keep others waiting where nobody understands one, which is looked at again", async () => {
    const broken = await leaveUnpaid("h1");
    const operation = { ...broken.operation, kind: "nonsense" } as unknown as AttemptDocument["operation"];
    await stored().updateOne({ _id: "h1" }, { $set: { operation } });
    await leaveUnpaid("h2");
    expect(await unpaid.sweep()).toBe(2);
    expect(await used()).toBe(1);
    expect(await stored().findOne({ _id: "h1" })).toMatchObject({ unpaid: true });
    await stored().deleteOne({ _id: "h1" });
  });

  test("are paid at once when a server starts, by a background job that goes on until it is ended", async () => {
    await leaveUnpaid("g1");
    const end = startBackgroundJobs([unpaid, wallets], pino({ level: "silent" }), 10);
    await expect.poll(used).toBe(1);
    await leaveUnpaid("g2");
    await expect.poll(used).toBe(2);
    await end();
    await leaveUnpaid("g3");
    expect(await unpaid.sweep()).toBe(1);
  });
});

test("all of this kept the invariants", async () => {
  expect(await auditWallets(database.connection)).toEqual([]);
});
