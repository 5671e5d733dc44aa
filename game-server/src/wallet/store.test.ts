import { MINUTE } from "@diamond-valley/schemas/clock.ts";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { conditionalUpdates } from "./conditional-update.ts";
import type { WalletDocument } from "./document.ts";
import { confirm } from "./flush.ts";
import { auditWallets } from "./invariants.ts";
import { ledgerCollection } from "./ledger.ts";
import { createWalletStore, RECENT_MAX, type WalletStore } from "./store.ts";
import { walletDeps } from "./testing/deps.ts";
import { RACE_NOW } from "./testing/operations.ts";
import { many } from "./testing/player.ts";

const database = freshDatabase();
const clock = testClock(RACE_NOW);
let wallets: WalletStore;
let players = 0;
let player: string;

beforeAll(async () => {
  wallets = createWalletStore(walletDeps(database.connection, clock));
  await wallets.prepare();
});
beforeEach(() => {
  clock.set(RACE_NOW);
  player = `player-${++players}`;
});

function caught(key: string, experience = 1): WalletOperation {
  const skill = { skill: "fishing", skillExperience: experience } as const;
  return { kind: "catch", key, category: "fish", items: ["failed"], ...skill };
}
function traded(key: string): WalletOperation {
  return { kind: "exchange", key, category: "fish", from: "failed", to: "red" };
}
const document = async () =>
  (await database.connection.collection<WalletDocument>("wallets").findOne({ _id: player }))!;

async function linesInLedger(): Promise<number[]> {
  const lines = await ledgerCollection(database.connection).find({ player }).sort({ _id: 1 }).toArray();
  return lines.map(({ _id }) => _id.seq);
}

describe("an operation", () => {
  test("is applied once and answered alike, with what it reached", async () => {
    const first = await wallets.apply(player, caught("a", experienceAt(3)));
    expect(first).toMatchObject({
      repeated: false,
      update: { levelUp: 3, milestoneDiamonds: 10, wallet: { diamonds: 10 } },
    });
    const again = await wallets.apply(player, caught("a", experienceAt(3)));
    expect(again).toEqual({ ...first, repeated: true });
    expect(await wallets.hasApplied(player, "a")).toBe(true);
    expect(await wallets.hasApplied(player, "b")).toBe(false);
  });

  test("that is refused leaves nothing behind, and its key may be used when it can be done", async () => {
    await wallets.ensure(player);
    await expect(wallets.apply(player, traded("t"))).rejects.toMatchObject({ code: "exchange-short" });
    expect(await document()).toMatchObject({ seq: 0, recent: [], holdings: {} });
    for (const key of ["a", "b", "c"]) await wallets.apply(player, caught(key));
    expect(await wallets.apply(player, traded("t"))).toMatchObject({ repeated: false });
  });

  test("that changes nothing is answered with the wallet, and leaves its key unused", async () => {
    const prize = {
      prize: "robot-plush",
      entries: 0,
      price: 2,
      level: 3,
      barred: null,
      closes: RACE_NOW + 1,
    };
    const nothing = await wallets.apply(player, { kind: "entries", key: "e", ...prize });
    expect(nothing).toMatchObject({
      entry: null,
      repeated: false,
      update: { levelUp: null, milestoneDiamonds: 0 },
    });
    expect(await wallets.hasApplied(player, "e")).toBe(false);
  });

  test("is told with what it meant for the community goal, and its lines are heard of, once", async () => {
    const heard: string[] = [];
    const store = createWalletStore(walletDeps(database.connection, clock), (entries) =>
      heard.push(...entries.map(({ key }) => key)),
    );
    const stock = { kind: "catch", key: "stock", category: "fish", items: many("blue", 10) } as const;
    await store.apply(player, { ...stock, skill: "fishing", skillExperience: 0 });
    const quantities = { category: "fish", colour: "blue", quantity: 10, experience: 1 } as const;
    const delivery = { kind: "delivery", key: "d", ...quantities } as const;
    const told: WalletUpdate[] = [];
    store.onChange((_, update) => told.push(update));
    const { update } = await store.apply(player, delivery);
    expect(update).toMatchObject({ community: { week: 1, given: 1, challenge: 0, goal: 0 } });
    expect(told).toEqual([update]);
    await store.apply(player, delivery);
    expect(heard).toEqual(["stock", "d"]);
    expect(told).toHaveLength(1);
  });

  test("is known by its key for one player only", async () => {
    await wallets.apply(player, caught("shared"));
    expect(await wallets.apply(`${player}-other`, caught("shared"))).toMatchObject({ repeated: false });
  });

  test("is known by its key long after its line has gone to the ledger", async () => {
    await wallets.apply(player, caught("old", 100));
    for (let index = 0; index < 100; index++) {
      await wallets.apply(player, index % 4 === 3 ? traded(`${index}`) : caught(`${index}`));
      expect((await document()).recent.length).toBeLessThanOrEqual(RECENT_MAX);
    }
    expect((await document()).recent.map(({ key }) => key)).not.toContain("old");
    const experience = (await wallets.view(player)).experience;
    expect(await wallets.apply(player, caught("old", 100))).toMatchObject({
      repeated: true,
      entry: { seq: 1 },
    });
    expect((await wallets.view(player)).experience).toBe(experience);
  });
});

describe("lines of a quiet wallet", () => {
  test("go to the ledger after a minute, and the wallet stays as it is", async () => {
    for (const key of ["a", "b", "c"]) await wallets.apply(player, caught(key));
    const before = await wallets.holdings(player);
    await wallets.sweep();
    expect(await linesInLedger()).toEqual([]);
    clock.set(RACE_NOW + MINUTE);
    expect(await wallets.sweep()).toBeGreaterThan(0);
    expect(await linesInLedger()).toEqual([1, 2, 3]);
    expect(await document()).toMatchObject({ seq: 3, flushed: 3, recent: [] });
    expect(await document()).not.toHaveProperty("unflushedSince");
    expect(await wallets.holdings(player)).toEqual(before);
    expect(await wallets.sweep()).toBe(0);
  });

  test("can be swept by several processes at once", async () => {
    for (const key of ["a", "b", "c"]) await wallets.apply(player, caught(key));
    clock.set(RACE_NOW + MINUTE);
    const others = [1, 2, 3].map(() => createWalletStore(walletDeps(database.connection, clock)));
    await Promise.all([wallets, ...others].map((store) => store.sweep()));
    expect(await linesInLedger()).toEqual([1, 2, 3]);
    await wallets.apply(player, caught("d"));
    expect(await document()).toMatchObject({ flushed: 3, recent: [{ seq: 4 }], unflushedSince: clock.now() });
  });
});

test("a wallet that has moved on is not confirmed as it was", async () => {
  await wallets.apply(player, caught("a"));
  const updateAt = conditionalUpdates(database.connection.collection<WalletDocument>("wallets"));
  const seen = await document();
  expect(await confirm(updateAt, player, seen.version)).toBe(true);
  await wallets.apply(player, caught("b"));
  expect(await confirm(updateAt, player, seen.version)).toBe(false);
});

test("each change is told once to those who listen, repetitions and refusals to nobody", async () => {
  const told: [string, WalletUpdate][] = [];
  const stop = wallets.onChange((...update) => told.push(update));
  const { update } = await wallets.apply(player, caught("a"));
  await wallets.apply(player, caught("a"));
  await expect(wallets.apply(player, traded("t"))).rejects.toThrow("exchange-short");
  stop();
  await wallets.apply(player, caught("b"));
  expect(told).toEqual([[player, update]]);
});

test("looking at a wallet makes none", async () => {
  expect(await wallets.view(player)).toMatchObject({ level: 1, diamonds: 0 });
  expect(await database.connection.collection<WalletDocument>("wallets").findOne({ _id: player })).toBeNull();
  await Promise.all([wallets.ensure(player), wallets.ensure(player)]);
  expect(await document()).toMatchObject({ seq: 0, holdings: {} });
});

test("an erased wallet is empty for good, its ledger stays, and erasing again is harmless", async () => {
  await wallets.apply(player, caught("a", experienceAt(5)));
  await wallets.erase(player);
  await wallets.erase(player);
  expect(await wallets.view(player)).toMatchObject({ diamonds: 0, level: 1, bag: { fish: { used: 0 } } });
  await expect(wallets.apply(player, caught("b"))).rejects.toMatchObject({ code: "not-registered" });
  expect(held(await wallets.holdings(player), "closed")).toBe(1);
  expect((await document()).recent.map(({ kind }) => kind)).toEqual([
    "catch",
    "milestone",
    "milestone",
    "milestone",
    "closing",
  ]);
});

test("all of this kept the invariants", async () => {
  expect(await auditWallets(database.connection)).toEqual([]);
});
