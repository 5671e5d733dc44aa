import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { ClaimAnswer, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { beforeEach, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import { testServer } from "../testing/server.ts";
import { type Session, signIn } from "../testing/sign-in.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { createClaimStore } from "./claims.ts";

const server = testServer();
const PRIZE = "vip-points-3000";
const CLOSE = "2025-11-10T00:00:00Z";
const validUntil = Date.parse("2025-12-31T14:59:59Z");
const stock = () => server.deps.connection.collection("prize_codes");
const claims = () => createClaimStore(server.deps);

beforeEach(async () => {
  server.clock.set(DEMO_START);
  await stock().deleteMany({ free: true });
});

const claim = (visitor: Session, prize = PRIZE) =>
  visitor.call<ClaimAnswer & ProblemBody>("POST", `/sweepstakes/${prize}/claim`);
const shown = async (visitor: Session) =>
  (await visitor.call<VaultAnswer>("GET", "/sweepstakes")).body.prizes.find(({ slug }) => slug === PRIZE);
const stocked = (...codes: string[]) =>
  claims().stock(codes.map((code) => ({ code, prize: PRIZE, validUntil })));

test("a VIP gets a code with its date and points, and the same one ever after", async () => {
  await stocked("VIP-ONE", "VIP-TWO");
  const guest = await registeredPlayer(server, "guest+vip");
  expect(await shown(guest)).toMatchObject({ status: "not-entered", claim: null, refusal: "claim-only" });
  const { status, body } = await claim(guest);
  expect(status).toBe(200);
  expect(body).toMatchObject({ prize: PRIZE, points: 3000, valid_until: "2025-12-31T14:59:59.000Z" });
  expect((await claim(guest)).body).toEqual(body);
  server.clock.set(CLOSE);
  expect((await claim(guest)).body).toEqual(body);
  expect(await shown(guest)).toMatchObject({ status: "won", claim: { code: body.code } });
});

test("only VIPs who registered claim, only VIP items, and only until the close", async () => {
  await stocked("VIP-LONELY");
  const other = await registeredPlayer(server, "other+diamond");
  expect(await claim(other)).toMatchObject({ status: 403, body: { code: "tier-not-eligible" } });
  const grand = await registeredPlayer(server, "grand+vvip");
  for (const prize of ["robot-plush", "castle", "__proto__"]) {
    expect(await claim(grand, prize)).toMatchObject({ status: 404, body: { code: "prize-not-found" } });
  }
  expect((await claim(await signIn(server.url, "new-vip+vip"))).body.code).toBe("not-registered");
  server.clock.set(CLOSE);
  expect(await claim(grand)).toMatchObject({ status: 410, body: { code: "entries-closed" } });
});

test("codes past their date are not given, and none left is told so", async () => {
  await claims().stock([{ code: "STALE", prize: PRIZE, validUntil: DEMO_START }]);
  const guest = await registeredPlayer(server, "too-late+vip");
  expect(await shown(guest)).toMatchObject({ refusal: "sold-out" });
  expect(await claim(guest)).toMatchObject({ status: 409, body: { code: "sold-out" } });
  await stocked("FRESH");
  expect(await shown(guest)).toMatchObject({ refusal: "claim-only" });
  expect((await claim(guest)).body.code).toBe("FRESH");
  expect(await shown(guest)).toMatchObject({ refusal: "claim-only", status: "won" });
});

test("a code is stocked once, and one that was given stays given", async () => {
  expect(await stocked("RESTOCKED", "RESTOCKED")).toBe(1);
  const guest = await registeredPlayer(server, "restocked+vip");
  await claim(guest);
  expect(await stocked("RESTOCKED")).toBe(0);
  expect((await claim(guest)).body.code).toBe("RESTOCKED");
});

test("thirty guests at two processes race for ten codes: ten get one each, however often they ask", async () => {
  await stocked(...Array.from({ length: 10 }, (_, index) => `RACE-${index}`));
  const second = await connect(server.databaseUrl);
  const stores = [claims(), createClaimStore({ ...server.deps, connection: second })];
  const given = new Map<string, Set<string>>();
  await Promise.all(
    Array.from({ length: 120 }, async (_, turn) => {
      const account = `racer-${turn % 30}`;
      const code = await stores[turn % 2]!.claim(PRIZE, account).then(
        (won) => won.code,
        (error: Error) => {
          expect(error.message).toBe("sold-out");
          return null;
        },
      );
      if (code) given.set(account, (given.get(account) ?? new Set()).add(code));
    }),
  );
  await second.close();
  expect([...given.values()].map((codes) => codes.size)).toEqual(Array(10).fill(1));
  expect(new Set([...given.values()].flatMap((codes) => [...codes])).size).toBe(10);
});

test("the free code that ends first is found by an index, in its order", async () => {
  const free = { prize: PRIZE, free: true, validUntil: { $gt: DEMO_START } };
  const plan = JSON.stringify(await stock().find(free).sort({ validUntil: 1 }).explain("queryPlanner"));
  expect(plan).toContain("IXSCAN");
  expect(plan).not.toContain('"COLLSCAN"');
  expect(plan).not.toContain('"SORT"');
});
