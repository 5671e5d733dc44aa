import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { NO_OUTFIT } from "@diamond-valley/schemas/looks/outfit.ts";
import type { SubmissionAnswer } from "@diamond-valley/schemas/quests/delivery.ts";
import type { ClaimAnswer, EntriesAnswer, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import mongoose from "mongoose";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { accountStoreOf } from "../testing/accounts.ts";
import { freshDatabase } from "../testing/database.ts";
import { until } from "../testing/rooms.ts";
import { testClock } from "../testing/server.ts";
import { type Session, signIn } from "../testing/sign-in.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore } from "../wallet/store.ts";
import { many } from "../wallet/testing/player.ts";
import { MODELS } from "./models.ts";

/**
 * What the first release left behind after six bots had played on it for a minute: all collections but those of the
 * embedded provider, as canonical EJSON. Its attempt without a payment is one whose process was killed in between. The
 * players are `bot-0` to `bot-5`, and `passer-by` never registered.
 */
const FIXTURE = join(import.meta.dirname, "fixtures/first-release.ejson.gz");
const { EJSON } = mongoose.mongo.BSON;

type Stored = Record<string, unknown> & { _id: string };
const dump = EJSON.parse(gunzipSync(readFileSync(FIXTURE)).toString()) as Record<string, Stored[]>;
const unpaid = dump.attempts?.find((attempt) => attempt.unpaid === true);
const accountOf = (bot: string) => dump.accounts?.find(({ email }) => email === `${bot}@store.example`);
const walletOf = (id: string | undefined) => dump.wallets?.find(({ _id }) => _id === id);
const diamondsOf = (id: string | undefined) => {
  const { diamonds = 0 } = (walletOf(id)?.holdings ?? {}) as { diamonds?: number };
  return diamonds;
};

const database = freshDatabase();
/** An hour after the dump, in season time. */
const clock = testClock(Date.parse("2025-10-07T04:00:00Z"));
let server: RunningServer;

async function start(): Promise<void> {
  const config = readConfig({ PORT: "0", MONGODB_URL: database.url, RATE_LIMIT_SIGN_INS: "1000" });
  server = await startServer(config, { clock, log: pino({ level: "silent" }) });
}

beforeAll(async () => {
  for (const [name, documents] of Object.entries(dump)) {
    if (documents.length > 0) await database.connection.collection<Stored>(name).insertMany(documents);
  }
  await start();
});
afterAll(() => server?.close());

const user = async (visitor: Session) => (await visitor.call<UserAnswer>("GET", "/user_data")).body;

test("the dump holds what a release leaves behind, and no key of a server", () => {
  for (const name of ["accounts", "wallets", "ledger", "attempts", "submissions", "codes", "prize_codes"])
    expect(dump[name]?.length, name).toBeGreaterThan(0);
  for (const name of ["places", "sessions", "tiers", "season"])
    expect(dump[name]?.length, name).toBeGreaterThan(0);
  expect(Object.keys(dump).filter((name) => name.startsWith("provider"))).toEqual([]);
  expect(unpaid).toBeDefined();
  expect(JSON.stringify(dump)).not.toContain("schemaVersion");
});

test("what was decided and not paid is paid after the start, once", async () => {
  const { operation, player } = unpaid as unknown as { operation: { key: string }; player: string };
  const wallets = createWalletStore(server.deps);
  await until(() => wallets.hasApplied(player, operation.key), 20_000);
  await until(async () => {
    const open = await database.connection.collection("attempts").countDocuments({ unpaid: true });
    return open === 0;
  });
});

test("its players sign in as who they were, with what they had", async () => {
  for (const bot of ["bot-0", "bot-1", "bot-3"]) {
    const visitor = await signIn(server.url, bot);
    const { status, data } = await user(visitor);
    expect(status).toBe("found");
    expect(data).toMatchObject({
      account_email: `${bot}@store.example`,
      total_diamonds: diamondsOf(accountOf(bot)?._id),
    });
  }
  expect((await user(await signIn(server.url, "passer-by"))).status).toBe("unregistered");
  const named = (await user(await signIn(server.url, "bot-3"))).data;
  expect(named?.nickname).toBe("반짝로봇");
  const crowned = (await user(await signIn(server.url, "bot-0"))).data;
  expect(crowned?.character_config).toMatchObject({
    head: "cat",
    hat: "antenna",
    eyes: "pink",
    outfit: NO_OUTFIT,
  });
});

test("they play on: they deliver, enter draws, and keep codes and claims", async () => {
  const visitor = await signIn(server.url, "bot-3+vip");
  const id = accountOf("bot-3")?._id ?? "";
  const wallets = createWalletStore(server.deps);
  const items = { category: "fish", items: many("blue", 10) } as const;
  const skill = { skill: "fishing", skillExperience: 0 } as const;
  await wallets.apply(id, { kind: "catch", key: "stock:after-the-dump", ...items, ...skill });
  clock.set("2025-10-09T04:00:00Z");
  const order = { category: "fish", colour: "blue" };
  const created = await visitor.call<{ id: string }>("POST", "/game_rpg/submission/create", order);
  expect(created.status).toBe(200);
  const delivered = await visitor.call<SubmissionAnswer>("POST", "/game_rpg/submission/submit", created.body);
  expect(delivered.status).toBe(200);

  const { prizes, balance } = (await visitor.call<VaultAnswer>("GET", "/sweepstakes")).body;
  const prize = prizes.find(({ refusal, price }) => refusal === null && price <= (balance ?? 0));
  const entered = await visitor.call<EntriesAnswer>("PUT", `/sweepstakes/${prize?.slug}`, {
    entries: (prize?.entries ?? 0) + 1,
  });
  expect(entered).toMatchObject({
    status: 200,
    body: { balance: (balance ?? 0) - (prize?.price ?? 0), prize: { entries: (prize?.entries ?? 0) + 1 } },
  });

  const before = dump.prize_codes?.find(({ account }) => account === id);
  const claimed = await visitor.call<ClaimAnswer>("POST", "/sweepstakes/vip-points-3000/claim");
  expect(claimed.body.code).toBe(before?._id);
  const coded = await (await signIn(server.url, "bot-0")).call("POST", "/profile/code", {
    code: "goldcode1",
  });
  expect(coded).toMatchObject({ status: 200, body: { outcome: "gold" } });
  const snapshot = await accountStoreOf(server.deps).byId(accountOf("bot-2")?._id ?? "");
  expect(snapshot?.drawTier).toBe("platinum");
});

test("they dress from a wardrobe that was not there then", async () => {
  const visitor = await signIn(server.url, "bot-0");
  const { outfit: _, ...look } = (await user(visitor)).data?.character_config ?? { outfit: NO_OUTFIT };
  const outfit = { ...NO_OUTFIT, weapon: "big-wrench" };
  expect((await visitor.call("PUT", "/game_rpg/character", { ...look, outfit })).status).toBe(200);
  expect((await user(visitor)).data?.character_config).toEqual({ ...look, outfit });
});

test("who deletes an account of then takes nothing twice", async () => {
  await (await signIn(server.url, "bot-4+diamond+vip")).call("DELETE", "/auth/delete");
  const again = await signIn(server.url, "bot-4+diamond_max+vip");
  expect((await user(again)).status).toBe("unregistered");
});

test("every wallet adds up, and every document is as it is described, also after another start", async () => {
  await server.close();
  await start();
  expect(await auditWallets(server.deps.connection)).toEqual([]);
  for (const model of MODELS) {
    const { problems } = await model.check(server.deps.connection);
    expect(problems, model.name).toEqual([]);
  }
});
