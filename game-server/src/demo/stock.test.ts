import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CodeAnswer } from "@diamond-valley/schemas/account/codes.ts";
import type { HeroAccount } from "@diamond-valley/schemas/diamond-hero/account.ts";
import type { ClaimAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../app.ts";
import { type Config, readConfig } from "../config/config.ts";
import { registrationOf } from "../testing/registration.ts";
import { signIn } from "../testing/sign-in.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { isDemonstration } from "./stock.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "diamond-valley-demo-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = (config: Config) => startServer(config, { log: pino({ level: "silent" }) });
const configOf = (environment: Record<string, string> = {}) =>
  readConfig({ PORT: "0", DATA_DIR: dataDir, ...environment });
const production = {
  NODE_ENV: "production",
  SEASON_CLOCK: "demo",
  PUBLIC_URL: "https://valley.example",
  SESSION_SECRET: "a".repeat(32),
  CSRF_SECRET: "b".repeat(32),
  IDENTITY_SECRET: "c".repeat(32),
  ALLOW_EMBEDDED_PROVIDER: "yes-in-production",
  ALLOW_EMBEDDED_DATABASE: "yes-in-production",
  ALLOW_MAIL_FILES: "yes-in-production",
};

test("a newcomer finds codes to enter and an item to claim; neither stands in production", async () => {
  const live = await start(configOf(production));
  expect(await live.deps.connection.collection("codes").countDocuments()).toBe(0);
  expect(await live.deps.connection.collection("prize_codes").countDocuments()).toBe(0);
  await live.close();

  const demo = await start(configOf());
  const newcomer = await signIn(demo.url, "newcomer");
  await newcomer.call("POST", "/register", registrationOf(1));
  const enter = async (code: string) =>
    (await newcomer.call<CodeAnswer>("POST", "/profile/code", { code })).body.outcome;
  expect(await enter("VALLEY-INVITE-1")).toBe("invite");
  expect(await enter("valley-vip-1")).toBe("vip");
  expect(await enter("VALLEY-GOLD-5")).toBe("gold");
  const claim = await newcomer.call<ClaimAnswer>("POST", "/sweepstakes/vip-points-3000/claim");
  expect(claim).toMatchObject({ status: 200, body: { code: "DEMO-VIP-POINTS-3000-01", points: 3000 } });
  const codes = await demo.deps.connection.collection("codes").countDocuments();
  await demo.close();

  const again = await start(configOf());
  expect(await again.deps.connection.collection("codes").countDocuments()).toBe(codes);
  await again.close();
});

test.each([
  [{}, true],
  [{ MONGODB_URL: "mongodb://db.example/valley" }, false],
  [{ SEASON_CLOCK: "real" }, false],
  [{ SEASON_CLOCK: "2025-10-07T00:00:00Z" }, false],
  [production, false],
])("%j is a demonstration: %s", (environment, expected) => {
  expect(isDemonstration(configOf(environment))).toBe(expected);
});

test("the account that has finished the city may play Diamond Hero at once, with all that it has proven", async () => {
  const demo = await start(configOf());
  const spark = await signIn(demo.url, "spark");
  const hero = await spark.call<HeroAccount>("GET", "/game_rpg/diamond-hero");
  expect(hero).toMatchObject({ status: 200, body: { missing: 0, totals: { plays: 1 } } });
  expect(hero.body.coins).toBeGreaterThan(0);
  const again = await signIn(demo.url, "spark");
  expect((await again.call("GET", "/game_rpg/diamond-hero")).body).toEqual(hero.body);
  expect(await auditWallets(demo.deps.connection)).toEqual([]);
  const other = await signIn(demo.url, "bolt");
  expect((await other.call("GET", "/game_rpg/diamond-hero")).status).toBe(403);
  await demo.close();
}, 60_000);
