import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  EVENTS_KEPT,
  KEPT_AFTER_DELIVERY,
  LAST_DAY,
  UNREGISTERED_KEPT,
} from "@diamond-valley/schemas/account/retention.ts";
import { DAY } from "@diamond-valley/schemas/clock.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AccountDocument } from "../account/document.ts";
import { readConfig } from "../config/config.ts";
import { connect } from "../database/connect.ts";
import { operate } from "../operator/operate.ts";
import { createReports } from "../reports/reports.ts";
import { accountStoreOf, formerAccountsOf, retentionOf } from "../testing/accounts.ts";
import { testServer } from "../testing/server.ts";
import { signIn } from "../testing/sign-in.ts";
import { createEventStore } from "../tracking/store.ts";
import { createWalletStore } from "../wallet/store.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { createRetention } from "./retention.ts";
import { createRetentionStore } from "./store.ts";

const server = testServer();
const RESULTS = Date.parse("2025-11-25T00:00:00Z");
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diamond-valley-retention-"));
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(() => server.clock.set(DEMO_START));

const stored = (id: string) =>
  server.deps.connection.collection<AccountDocument>("accounts").findOne({ _id: id });
const sweep = () => retentionOf(server.deps).sweep();

async function ops(args: string[], ...lines: string[]): Promise<string> {
  const file = join(directory, "input.csv");
  await writeFile(file, lines.join("\n"));
  const printed: string[] = [];
  await operate(lines.length > 0 ? [...args, file] : args, {
    config: readConfig({ MONGODB_URL: server.databaseUrl }),
    log: pino({ level: "silent" }),
    clock: server.clock,
    print: (line) => printed.push(line),
  });
  return printed.join("\n");
}

test("the contact of those who won nothing goes once winners are known; a winner's data 180 days after delivery", async () => {
  const winner = await registeredPlayer(server, "lucky+gold");
  const other = await registeredPlayer(server, "unlucky+gold");
  await expect(ops(["winners", "import"], "account", winner.id)).rejects.toThrow(/has not ended/);
  server.clock.set(RESULTS + 30 * DAY);
  expect(await sweep()).toBe(0);
  expect((await stored(other.id))?.contact).toBeDefined();

  await expect(ops(["winners", "import"], "account", winner.id, "f".repeat(24))).rejects.toThrow(
    /1 of 2 rows/,
  );
  await server.deps.connection.collection("accounts").updateMany({}, { $unset: { prize: "" } });
  await expect(ops(["winners", "close"])).rejects.toThrow(/nothing will be purged/);
  await expect(ops(["winners", "import"], "account")).rejects.toThrow(/names no winner/);
  expect(await sweep()).toBe(0);
  expect(await ops(["winners", "import"], "account", winner.id)).toBe("1 rows taken in, 1 winners are here.");
  await sweep();
  expect((await stored(other.id))?.contact).toBeDefined();
  server.clock.set(RESULTS + 31 * DAY);
  expect(await ops(["winners", "close"])).toMatch(/^All winners are final/);
  await sweep();
  expect((await stored(winner.id))?.contact).toBeDefined();
  const purged = JSON.stringify(await stored(other.id));
  for (const personal of ["김하늘", "haneul@example.com", "unlucky@store.example", "세종대로", "visit"]) {
    expect(purged).not.toContain(personal);
  }
  expect((await other.call("GET", "/profile")).body).toMatchObject({ name: "", home_address: "" });

  // Signing in again brings back no part of it.
  await signIn(server.url, "unlucky+gold");
  expect(JSON.stringify(await stored(other.id))).not.toMatch(/unlucky/i);

  const delivered = new Date(RESULTS + 40 * DAY).toISOString();
  const rows = [`${winner.id},${delivered}`, `${other.id},${delivered}`];
  await expect(ops(["winners", "delivered"], "account,delivered_at", ...rows)).rejects.toThrow(
    `1 of 2 rows name nobody who is on record: ${other.id}. `,
  );
  server.clock.set(RESULTS + 220 * DAY - 1);
  await sweep();
  expect(await stored(winner.id)).not.toBeNull();
  server.clock.set(RESULTS + 220 * DAY);
  await sweep();
  expect(await stored(winner.id)).toBeNull();
});

test("an operator exports and erases one account", async () => {
  const player = await registeredPlayer(server, "asking+gold");
  await player.fish(["blue"]);
  const exported = JSON.parse(await ops(["account", "export", "asking@store.example", "--as", "tester"]));
  expect(exported).toMatchObject({
    accounts: [{ _id: player.id, contact: { name: "김하늘" } }],
    wallets: [{ _id: player.id }],
  });
  expect(await ops(["account", "erase", player.id])).toBe(`Account ${player.id} is erased.`);
  expect(await stored(player.id)).toBeNull();
  expect((await player.call("GET", "/user_data")).body).toMatchObject({ status: "not-logged-in" });
  expect((await createWalletStore(server.deps).view(player.id)).diamonds).toBe(0);
  await expect(ops(["account", "erase", player.id])).rejects.toThrow(/There is no account/);
});

test("consents: being 14 or older is said and kept, or nothing is; news are a choice", async () => {
  const player = await registeredPlayer(server, "consenting", { marketing: true });
  expect((await stored(player.id))?.registration?.consents.map(({ text }) => text)).toEqual([
    "over-14",
    "global",
    "campaign",
  ]);
  const choice = async () => (await player.call("GET", "/profile/marketing")).body;
  expect(await choice()).toEqual({ accepted: true });
  expect((await player.call("PUT", "/profile/marketing", { accepted: false })).body).toEqual({
    accepted: false,
  });
  expect(await choice()).toEqual({ accepted: false });
  const silent = await registeredPlayer(server, "silent-one");
  expect((await silent.call("GET", "/profile/marketing")).body).toEqual({ accepted: false });
  await expect(registeredPlayer(server, "too-young", { over_14: false as never })).rejects.toThrow(
    /errors.over-14/,
  );
});

test("an account that never registers goes after 30 days with its sessions, one that does stays", async () => {
  const accounts = server.deps.connection.collection<AccountDocument>("accounts");
  const before = new Set((await accounts.find().toArray()).map(({ _id }) => _id));
  const passer = await signIn(server.url, "passer-by");
  const [passing] = (await accounts.find().toArray()).filter(({ _id }) => !before.has(_id));
  const stayer = await registeredPlayer(server, "stayer");
  const knows = async () => ((await passer.call("GET", "/user_data")).body as { status: string }).status;

  server.clock.set(DEMO_START + UNREGISTERED_KEPT - 1);
  await sweep();
  expect(await stored(passing?._id ?? "")).not.toBeNull();
  expect(await knows()).toBe("unregistered");
  server.clock.set(DEMO_START + UNREGISTERED_KEPT);
  await sweep();
  expect(await stored(passing?._id ?? "")).toBeNull();
  expect(await knows()).toBe("not-logged-in");
  expect(await stored(stayer.id)).not.toBeNull();
});

test("counted events go after 14 months, and the store's lists of tiers once winners are on record", async () => {
  // The server's own sweep would clear the lists for the winners of an earlier test.
  await server.deps.connection.collection("retention").deleteMany({});
  const events = createEventStore(server.deps);
  const parameters = { market: "kr", phase: "live", week: 1 } as const;
  const at = (id: string, instant: number) => ({ id, at: instant, name: "page_view", parameters }) as never;
  await events.write([at("old", DEMO_START), at("young", DEMO_START + DAY)]);
  const left = async () => {
    const ids: string[] = [];
    for await (const { id } of events.read(0)) ids.push(id);
    return ids;
  };
  server.clock.set(DEMO_START + EVENTS_KEPT);
  await sweep();
  expect(await left()).toEqual(["old", "young"]);
  server.clock.set(DEMO_START + EVENTS_KEPT + 1);
  await sweep();
  expect(await left()).toEqual(["young"]);

  const lists = server.deps.connection.collection("tiers");
  await accountStoreOf(server.deps).takeTiers("weekly", [{ sub: "listed-only", tier: "gold" }]);
  await createRetentionStore(server.deps).closeWinners(server.clock.now() + 1);
  await sweep();
  expect(await lists.countDocuments()).toBe(1);
  server.clock.set(server.clock.now() + 1);
  await sweep();
  expect(await lists.countDocuments()).toBe(0);
});

test("on the last day everybody goes who was not delivered to of late, settled or not", async () => {
  const { connection } = server.deps;
  const [loser, waiting, late] = [
    await registeredPlayer(server, "last-loser"),
    await registeredPlayer(server, "last-waiting"),
    await registeredPlayer(server, "last-late"),
  ];
  await connection.collection("retention").deleteMany({});
  const retentionStore = createRetentionStore(server.deps);
  await retentionStore.markWinners([waiting.id, late.id]);
  await retentionStore.markDelivered(late.id, LAST_DAY - DAY);
  const left = async () =>
    (await Promise.all([loser, waiting, late].map(({ id }) => stored(id)))).map(Boolean);
  server.clock.set(LAST_DAY - 1);
  await sweep();
  expect(await left()).toEqual([true, true, true]);
  server.clock.set(LAST_DAY);
  while ((await sweep()) > 0);
  expect(await left()).toEqual([false, false, true]);
  expect(await retentionStore.winnersKnownSince()).toBe(LAST_DAY);
  expect(await connection.collection("former_accounts").countDocuments()).toBe(0);
  server.clock.set(LAST_DAY - DAY + KEPT_AFTER_DELIVERY);
  await sweep();
  expect(await left()).toEqual([false, false, false]);
});

test("two processes that sweep at the same moment do the same once, and neither fails", async () => {
  server.clock.set(DEMO_START);
  const players = await Promise.all(
    Array.from({ length: 6 }, (_, number) => registeredPlayer(server, `winning-${number}`)),
  );
  const losers = await Promise.all(
    Array.from({ length: 6 }, (_, number) => registeredPlayer(server, `losing-${number}`)),
  );
  const retentionStore = createRetentionStore(server.deps);
  await retentionStore.markWinners(players.map(({ id }) => id));
  for (const { id } of players) await retentionStore.markDelivered(id, RESULTS);
  await retentionStore.closeWinners(RESULTS);
  server.clock.set(RESULTS + KEPT_AFTER_DELIVERY);

  const connection = await connect(server.databaseUrl);
  const other = retentionOf({ ...server.deps, connection });
  const own = retentionOf(server.deps);
  await Promise.all([own.sweep(), other.sweep(), own.sweep(), other.sweep()]);
  await connection.close();
  for (const { id } of players) expect(await stored(id)).toBeNull();
  for (const { id } of losers) expect(await stored(id)).toMatchObject({ _id: id });
  for (const { id } of losers) expect(await stored(id)).not.toHaveProperty("contact");
  const wallets = createWalletStore(server.deps);
  for (const { id } of players) expect((await wallets.view(id)).diamonds).toBe(0);
});

test("a duty that fails keeps no other from being done", async () => {
  const winner = await registeredPlayer(server, "waiting-winner");
  const retentionStore = createRetentionStore(server.deps);
  await retentionStore.markWinners([winner.id]);
  await retentionStore.markDelivered(winner.id, RESULTS);
  await retentionStore.closeWinners(RESULTS);
  server.clock.set(RESULTS + KEPT_AFTER_DELIVERY);
  const former = formerAccountsOf(server.deps);
  const reports = createReports(server.deps);
  const parts = { deps: server.deps, retentionStore, former, reports, endSessions: async () => {} };
  const erased: string[] = [];
  const faulty = createRetention({
    ...parts,
    events: createEventStore(server.deps),
    tierLists: { forgetTierLists: () => Promise.reject(new Error("the lists are stuck")) },
    erase: async (id) => void erased.push(id),
  });
  await expect(faulty.sweep()).rejects.toThrow("the lists are stuck");
  expect(erased).toContain(winner.id);
  await accountStoreOf(server.deps).erase(winner.id);
});
