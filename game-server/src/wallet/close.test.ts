import { beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { type HeldEntries, overtakeChanges, walletsWithEntries } from "./close.ts";
import { changeOf, conditionalUpdates, knownFrom } from "./conditional-update.ts";
import { auditWallets } from "./invariants.ts";
import { createWalletStore } from "./store.ts";
import { walletDeps } from "./testing/deps.ts";
import { walletModel } from "./wallet-model.ts";

const database = freshDatabase();
const CLOSE = Date.parse("2025-11-10T00:00:00Z");
const clock = testClock(CLOSE - 1);
const storeNow = () => createWalletStore({ ...walletDeps(database.connection), clock });
beforeAll(() => storeNow().prepare());

const given = (diamonds: number) =>
  ({ kind: "grant", key: "given", diamonds, experience: 0, items: {} }) as const;
const entering = (key: string, entries: number, prize = "points-500") =>
  ({ kind: "entries", key, prize, entries, price: 10, level: 1, barred: null, closes: CLOSE }) as const;

test("a change that was decided before wallets were overtaken, and comes through after, changes nothing", async () => {
  const store = storeNow();
  await store.apply("late", given(100));
  await store.apply("late", entering("first", 2));
  const wallets = walletModel.collection(database.connection);
  const before = knownFrom((await wallets.findOne({ _id: "late" }))!);
  const decided = changeOf(
    before,
    { holdings: new Map([...before.holdings, ["entries.points-500", 9]]), entries: [] },
    false,
  );
  await overtakeChanges(database.connection);
  expect(await conditionalUpdates(wallets)("late", before.version, decided.update)).toBe(false);
  expect((await store.holdings("late")).get("entries.points-500")).toBe(2);
  // Who goes on before the close is decided anew, on what the wallet holds.
  await store.apply("late", entering("second", 3));
  expect((await store.holdings("late")).get("entries.points-500")).toBe(3);
  clock.set(CLOSE);
  await expect(store.apply("late", entering("third", 4))).rejects.toThrow("entries-closed");
  expect(await auditWallets(database.connection)).toEqual([]);
});

test("wallets that hold entries are read in pieces, and no others", async () => {
  clock.set(CLOSE - 1);
  const store = storeNow();
  for (const player of ["one", "two", "three", "none", "back", "gone"]) {
    await store.apply(player, given(100));
    if (player !== "none") await store.apply(player, entering("in", 2, "robot-plush"));
  }
  await store.apply("back", entering("out", 0, "robot-plush"));
  await store.erase("gone");
  const pieces: HeldEntries[][] = [];
  for await (const piece of walletsWithEntries(database.connection, 2)) pieces.push(piece);
  expect(pieces.map(({ length }) => length)).toEqual([2, 2]);
  const held = pieces.flat().map(({ account, entries }) => [account, entries]);
  expect(Object.fromEntries(held)).toEqual({
    late: { "points-500": 3 },
    one: { "robot-plush": 2 },
    two: { "robot-plush": 2 },
    three: { "robot-plush": 2 },
  });
});
