import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { termsFor } from "@diamond-valley/schemas/draws/content.ts";
import { pseudonymOf, saltOf } from "@diamond-valley/schemas/draws/entrant.ts";
import { hexToBytes } from "@diamond-valley/schemas/draws/hashing.ts";
import { type Leaf, leafAt, leafHashes, leavesIn, packLeaves } from "@diamond-valley/schemas/draws/leaves.ts";
import type { FrozenEntries } from "@diamond-valley/schemas/draws/record.ts";
import { rootAlong, rootOf } from "@diamond-valley/schemas/draws/tree.ts";
import { afterEach, beforeAll, expect, test } from "vitest";
import { accountStoreOf } from "../testing/accounts.ts";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { createDraws } from "./draws.ts";
import { freezeEntries, Unsettled } from "./freezing.ts";
import { fastHash } from "./hash.ts";
import { accountAt, PIECE } from "./leaf-store.ts";
import { manyEntrants, seedEntrants } from "./testing/entrants.ts";
import { AT } from "./testing/ops.ts";

/** More than four pieces of leaves. */
const ENTRANTS = 4 * PIECE + 500;

const database = freshDatabase();
const clock = testClock(Date.parse(AT.close) - 1);
const depsNow = () => ({ ...walletDeps(database.connection), clock });
const drawsNow = () => {
  const deps = depsNow();
  const nobody = { results: {} as never, retentionStore: {} as never };
  return createDraws({ deps, accounts: accountStoreOf(deps), ...nobody });
};
const count = (collection: string) => database.connection.collection(collection).estimatedDocumentCount();

/** What entries come to by the rules alone: nothing of the stores is used. */
function frozenByHand(
  saltKey: string,
  held: ReadonlyMap<string, Record<string, number>>,
): Record<string, FrozenEntries> {
  const frozen = termsFor().prizes.map(({ slug, kind }): [string, FrozenEntries] => {
    const leaves = [...held].flatMap(([account, entries]): Leaf[] => {
      if (!entries[slug]) return [];
      const salt = saltOf(hexToBytes(saltKey), kind, account, fastHash);
      return [{ entrant: pseudonymOf(salt, kind, account, fastHash), entries: entries[slug] }];
    });
    leaves.sort((a, b) => (a.entrant < b.entrant ? -1 : 1));
    const root = rootOf(leafHashes(packLeaves(leaves), fastHash), fastHash);
    const entries = leaves.reduce((sum, leaf) => sum + leaf.entries, 0);
    return [slug, { root, entrants: leaves.length, entries }];
  });
  return Object.fromEntries(frozen);
}

const held = manyEntrants(ENTRANTS);
beforeAll(async () => {
  await Promise.all([drawsNow().prepare(), createWalletStore(depsNow()).prepare()]);
  await drawsNow().store.commit(termsFor());
  await seedEntrants(database.connection, held);
});

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** The operator's command in a process of its own, a few minutes after the close. */
function freezing(): ChildProcess {
  const main = join(import.meta.dirname, "../operator/main.ts");
  const env = { ...process.env, MONGODB_URL: database.url, SEASON_CLOCK: "2025-11-10T00:05:00Z" };
  const child = spawn(process.execPath, [main, "draw", "freeze"], { env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  return child;
}

async function printedBy(child: ChildProcess): Promise<string> {
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      printed += String(chunk);
    });
  const [code] = await once(child, "exit");
  expect(code, printed).toBe(0);
  return printed;
}

test("entries that a late process still takes while they are frozen are noticed, and nothing is frozen", async () => {
  const draws = drawsNow();
  const draw = (await draws.store.find())!;
  const [late] = held.keys();
  const slow = createWalletStore(depsNow());
  const entrants = {
    ...draws.entrants,
    async write(...written: Parameters<typeof draws.entrants.write>) {
      await draws.entrants.write(...written);
      // Its clock stands before the close, and what it decides now is decided on the wallet as it is now.
      const entering = {
        prize: "points-500",
        price: 10,
        level: 1,
        barred: null,
        closes: Date.parse(AT.close),
      };
      await slow.apply(late!, { kind: "entries", key: "late", entries: 77, ...entering });
    },
  };
  const factsAmong = async (accounts: readonly string[]) =>
    new Map(
      accounts.map((id) => [id, { tier: "diamond" as const, vip: false, vvip: false, hasAddress: true }]),
    );
  const parts = { deps: depsNow(), entrants, leaves: draws.leaves, factsAmong };
  await expect(freezeEntries(parts, draw, "unsettled")).rejects.toThrow(Unsettled);
  expect((await draws.store.find())?.frozen).toBeUndefined();
  held.set(late!, { ...held.get(late!), "points-500": 77 });
});

test("a freeze that is killed again and again, and then done by two processes at once, freezes the same entries once", async () => {
  const draws = drawsNow();
  // What the run of the test before left behind counts for nothing, and goes.
  for (const collection of ["draw_entrants", "draw_leaves"]) {
    const before = await count(collection);
    const child = freezing();
    await expect.poll(() => count(collection), { timeout: 90_000, interval: 5 }).not.toBe(before);
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  const [first, second] = await Promise.all([printedBy(freezing()), printedBy(freezing())]);
  expect(first).toBe(second);
  const draw = (await draws.store.find())!;
  expect(draw.frozen?.prizes).toEqual(frozenByHand(draw.saltKey!, held));
  expect(await printedBy(freezing())).toBe(first);

  const { run } = draw.frozen!;
  expect(await database.connection.collection("draw_entrants").countDocuments({ run: { $ne: run } })).toBe(0);
  expect(await database.connection.collection("draw_leaves").countDocuments({ run: { $ne: run } })).toBe(0);
  expect(await count("draw_entrants")).toBe(held.size);
}, 240_000);

test("an entrant is found among thousands with a path to the root, and the account behind it", async () => {
  const { leaves, store } = drawsNow();
  const { frozen, saltKey, terms } = (await store.find())!;
  const { kind } = terms.prizes.find(({ slug }) => slug === "points-500")!;
  const some = [...held.keys()].filter((_, index) => index % 500 === 0);
  const names = new Map(
    some.map((account) => [
      pseudonymOf(saltOf(hexToBytes(saltKey!), kind, account, fastHash), kind, account, fastHash),
      account,
    ]),
  );
  for (const [entrant, account] of names) {
    const place = await leaves.find(frozen!.run, "points-500", entrant);
    expect(place?.leaf).toEqual({ entrant, entries: held.get(account)?.["points-500"] });
    const [hash = ""] = leafHashes(packLeaves([place!.leaf]), fastHash);
    expect(rootAlong(hash, place!.path, fastHash)).toBe(frozen!.prizes["points-500"]?.root);
  }
  const behind = new Map<string, string>();
  for await (const piece of leaves.read(frozen!.run, "points-500"))
    for (let index = 0; index < leavesIn(piece.leaves); index += 1)
      behind.set(leafAt(piece.leaves, index).entrant, accountAt(piece, index));
  expect(behind.size).toBe(held.size);
  for (const [entrant, account] of names) expect(behind.get(entrant)).toBe(account);
  for (const stranger of ["0".repeat(64), "f".repeat(64)])
    expect(await leaves.find(frozen!.run, "points-500", stranger)).toBeNull();
});
