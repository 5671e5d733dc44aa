import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRetentionStore } from "../retention/store.ts";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { createResultStore } from "../vault/results.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { type Held, seedEntrants } from "./testing/entrants.ts";
import { AT, BEACON, operatorOf } from "./testing/ops.ts";

const database = freshDatabase();
const clock = testClock(Date.parse("2025-10-01T00:00:00Z"));
const directory = mkdtempSync(join(tmpdir(), "diamond-valley-elsewhere-"));
afterAll(() => rmSync(directory, { recursive: true }));
const ops = operatorOf({
  clock,
  get databaseUrl() {
    return database.url;
  },
});
const id = (index: number) => index.toString(16).padStart(24, "d");
/** Five enter for twenty tablets. */
const held: Held = new Map(Array.from({ length: 5 }, (_, index) => [id(index), { "valley-tablet": 1 }]));
const deps = () => ({ ...walletDeps(database.connection, clock), log: pino({ level: "silent" }) });
const fileOf = (...rows: string[]) => {
  const file = join(directory, "rows.csv");
  writeFileSync(file, rows.join("\n"));
  return file;
};
const importing = () => ops("results", "import", fileOf("prize,account", `valley-tablet,${id(0)}`));

beforeAll(async () => {
  await createWalletStore(deps()).prepare();
  await createResultStore(deps()).prepare();
  await ops("draw", "commit");
  await seedEntrants(database.connection, held);
});
beforeEach(() => clock.set(AT.settled));

test("winners of draws that were only committed to are not final", async () => {
  await ops("winners", "import", fileOf("account", id(0)));
  await expect(ops("winners", "close")).rejects.toThrow(/`draw publish` comes first/);
  expect(await createRetentionStore(deps()).winnersKnownSince()).toBeNull();
});

test("entries are not frozen where results were imported, also by an import that was cut off, until they are withdrawn", async () => {
  expect((await importing()).at(-1)).toMatch(/`draw freeze` is refused from now on/);
  await expect(ops("draw", "freeze")).rejects.toThrow(/were imported.*`results withdraw`/);
  await database.connection.collection("drawn_prizes").deleteMany({});
  await expect(ops("draw", "freeze")).rejects.toThrow(/were imported/);
  await expect(ops("draw", "status")).resolves.toContainEqual(expect.stringMatching(/^Committed\.$/));

  await importing();
  clock.set(AT.results);
  await expect(ops("results", "withdraw")).rejects.toThrow(/are out/);
  clock.set(AT.settled);
  expect(await ops("results", "withdraw")).toEqual(["1 results are withdrawn."]);
  expect(await createRetentionStore(deps()).winnersHere()).toBe(0);
  expect((await createResultStore(deps()).byPrize()).size).toBe(0);
});

test("who draws elsewhere after a commitment can say that all winners are final", async () => {
  await importing();
  await ops("draw", "accept", fileOf("prize,account", `valley-tablet,${id(0)}`));
  expect((await ops("winners", "close")).join()).toMatch(/^All winners are final/);
  await expect(ops("results", "withdraw")).rejects.toThrow(/are final/);
  await database.connection.collection("retention").deleteMany({});
  await ops("results", "withdraw");
});

test("what was drawn here is neither imported nor withdrawn", async () => {
  await ops("draw", "freeze");
  for (const does of [importing, () => ops("results", "withdraw")])
    await expect(does()).rejects.toThrow(/prizes are drawn here/);
  clock.set(AT.beacon);
  await ops("draw", "run", "--beacon", BEACON);
  const published = await ops("draw", "publish", join(directory, "files"));
  // The directory holds the secret and all winners.
  expect(published.join("\n")).toMatch(/Keep .* until 2025-11-25 09:00:00 KST/);
  clock.set(AT.results);
  expect((await ops("draw", "publish", join(directory, "files"))).join("\n")).not.toMatch(/Keep/);
});
