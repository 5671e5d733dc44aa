import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { DEMO_START, seasonAt } from "@diamond-valley/schemas/season/season.ts";
import type { EntriesAnswer, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readClaims } from "../account/claims.ts";
import { personOf } from "../account/person.ts";
import { createSeasonStore } from "../season/store.ts";
import { accountStoreOf } from "../testing/accounts.ts";
import { freshDatabase } from "../testing/database.ts";
import { directSession } from "../testing/direct-session.ts";
import { registrationOf } from "../testing/registration.ts";
import { exitOf, forkServer, untilReady } from "../testing/server-process.ts";
import { newVisitor, type Session } from "../testing/sign-in.ts";
import { holdingsOf, type WalletDocument } from "../wallet/document.ts";
import { auditWallets, linesOf } from "../wallet/invariants.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";

const PROCESSES = 3;
const PLAYERS = 30;
const DIAMONDS = 100_000;
/** One is physical, and each costs ten diamonds from the first level on. */
const PRIZES = ["points-500", "sticker-pack"] as const;
const PRICE = 10;
/** After its first calls the race goes on from this long (ms) before the close, and ends this long after it. */
const BEFORE = 2_500;
const AFTER = 1_000;
const CLOSE = seasonAt(DEMO_START).eventEnd;

/** What a process answered to a call; times are season time, ms. */
interface Call {
  wanted: number;
  sent: number;
  answered: number;
  status: number;
  body: EntriesAnswer & Partial<ProblemBody>;
}
/** One player's calls for one prize, one after the other, each through another process. */
interface Lane {
  id: string;
  prize: (typeof PRIZES)[number];
  calls: Call[];
}

const database = freshDatabase();
const children: ChildProcess[] = [];
let doors: Map<string, Session[]>;
let lanes: Lane[];
/** All processes count season time from this instant, and so does this one: nobody's clock is ahead. */
let began = 0;
const seasonNow = () => DEMO_START + Date.now() - began;

async function newPlayer(number: number): Promise<[id: string, cookies: Map<string, string>]> {
  const deps = walletDeps(database.connection, { now: () => DEMO_START });
  const accounts = accountStoreOf(deps);
  const claims = readClaims({ sub: `late-${number}`, email: `late-${number}@store.example` });
  const { id } = (await accounts.signIn(claims)).account;
  await accounts.register(id, "register", registrationOf(number), personOf(claims));
  await createWalletStore(deps).apply(id, { kind: "bonus", key: "bonus", diamonds: DIAMONDS });
  return [id, await directSession(database.connection, id)];
}

async function race(lane: Lane): Promise<void> {
  const own = doors.get(lane.id)!;
  let sent = 0;
  for (let turn = 0; seasonNow() < CLOSE + AFTER || sent < CLOSE; turn += 1) {
    // The first call has all the time there is: on a busy machine nothing else may be answered before the close.
    if (turn === 1) await sleep(Math.max(0, CLOSE - BEFORE - seasonNow()));
    // Nothing changes in a turn or two only, and never in the first: on a busy machine there may be no other.
    const wanted = ((turn + 1) * 7) % 19;
    sent = seasonNow();
    const door = own[(turn + lane.prize.length) % PROCESSES]!;
    const { status, body } = await door.call<Call["body"]>("PUT", `/sweepstakes/${lane.prize}`, {
      entries: wanted,
    });
    lane.calls.push({ wanted, sent, answered: seasonNow(), status, body });
  }
}

async function startServer(): Promise<string> {
  const many = "1000000";
  const child = forkServer({
    MONGODB_URL: database.url,
    SEASON_CLOCK: "demo",
    RATE_LIMIT_PER_ADDRESS: many,
    RATE_LIMIT_PER_ACCOUNT: many,
    RATE_LIMIT_ENTRIES: many,
  });
  children.push(child);
  child.stdout?.resume();
  child.stderr?.resume();
  return (await untilReady(child)).url;
}

async function stopServers(): Promise<void> {
  for (const child of children.splice(0)) {
    child.kill("SIGKILL");
    await exitOf(child);
  }
}

/** Starts the servers `lead` ms before the close. */
async function startAll(lead: number): Promise<string[]> {
  // The demonstration's clock stands in the database, where every process finds the same.
  await database.connection.collection("season").deleteMany({});
  began = await createSeasonStore(database.connection).demoBegan(Date.now() - (CLOSE - DEMO_START) + lead);
  return Promise.all(Array.from({ length: PROCESSES }, startServer));
}

async function openDoors(urls: readonly string[], cookies: Map<string, string>): Promise<Session[]> {
  const own = urls.map((url) => newVisitor(url, cookies));
  await own[0]!.call("GET", "/season");
  return own;
}

beforeAll(async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, (_, number) => newPlayer(number)));
  // A busy machine may take longer than it has: then once more, with more time.
  for (const lead of [10_000, 30_000, 90_000]) {
    const urls = await startAll(lead);
    doors = new Map();
    for (const [id, cookies] of players) doors.set(id, await openDoors(urls, cookies));
    if (seasonNow() < CLOSE - 2 * BEFORE) break;
    await stopServers();
  }
  lanes = players.flatMap(([id]) => PRIZES.map((prize) => ({ id, prize, calls: [] })));
  await Promise.all(lanes.map(race));
}, 300_000);
afterAll(stopServers);

const wallets = () => database.connection.collection<WalletDocument>("wallets");

test("what is sent after the close is refused by every process, what is answered before it is taken", () => {
  const calls = lanes.flatMap((lane) => lane.calls);
  const early = calls.filter(({ answered }) => answered < CLOSE);
  const late = calls.filter(({ sent }) => sent >= CLOSE);
  expect(early.length).toBeGreaterThan(0);
  expect(late.length).toBeGreaterThanOrEqual(lanes.length);
  expect(new Set(early.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(late.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(["410 entries-closed"]),
  );
  // The race went up to the very close: calls were under way when it came.
  expect(calls.some(({ sent, answered }) => sent < CLOSE && answered >= CLOSE)).toBe(true);
});

test("each lane ends with the number that was acknowledged last", async () => {
  for (const { id, prize, calls } of lanes) {
    const acknowledged = calls.findLast(({ status }) => status === 200);
    const holdings = holdingsOf((await wallets().findOne({ _id: id }))!);
    expect(held(holdings, `entries.${prize}`)).toBe(acknowledged?.wanted ?? 0);
    expect(acknowledged?.body.prize.entries).toBe(acknowledged?.wanted);
    const firstRefusal = calls.findIndex(({ status }) => status !== 200);
    expect(calls.slice(firstRefusal).every(({ status }) => status === 410)).toBe(true);
  }
});

test("the invariants hold, and no line is later than the close", async () => {
  expect(await auditWallets(database.connection)).toEqual([]);
  let lines = 0;
  for await (const wallet of wallets().find()) {
    for (const { at, operation } of await linesOf(database.connection, wallet)) {
      if (operation?.kind !== "entries") continue;
      lines += 1;
      expect(at).toBeLessThan(CLOSE);
    }
  }
  expect(lines).toBeGreaterThan(0);
});

test("afterwards all processes show the same, locked, and give nothing back", async () => {
  for (const [id, own] of [...doors].slice(0, 5)) {
    const shown = await Promise.all(own.map((door) => door.call<VaultAnswer>("GET", "/sweepstakes")));
    const entries = shown.map(({ body }) =>
      body.prizes
        .filter((prize) => prize.entries > 0)
        .map((prize) => [prize.slug, prize.entries, prize.status]),
    );
    expect(new Set(entries.map((each) => JSON.stringify(each))).size).toBe(1);
    for (const [, , status] of entries[0]!) expect(status).toBe("processing");
    const spent = entries[0]!.reduce((sum, [, number]) => sum + PRICE * Number(number), 0);
    const holdings = holdingsOf((await wallets().findOne({ _id: id }))!);
    expect(held(holdings, "diamonds")).toBe(DIAMONDS - spent);
    // What is left has expired (spec 1 §9).
    expect(shown.map(({ body }) => body.balance)).toEqual(own.map(() => 0));
    for (const door of own) {
      const back = await door.call("PUT", "/sweepstakes/points-500", { entries: 0 });
      expect(back, id).toMatchObject({ status: 410, body: { code: "entries-closed" } });
    }
  }
});
