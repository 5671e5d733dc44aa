import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { ClaimAnswer, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { createCodeStore } from "../codes/store.ts";
import { createRetentionStore } from "../retention/store.ts";
import { accountStoreOf, erasureOf, formerAccountsOf, retentionOf } from "../testing/accounts.ts";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { type Session, signIn } from "../testing/sign-in.ts";
import { createClaimStore } from "../vault/claims.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { digestOfSub } from "./person.ts";

const server = testServer();
const PRIZE = "vip-points-3000";
beforeEach(() => server.clock.set(DEMO_START));

const claim = (visitor: Session) =>
  visitor.call<ClaimAnswer & ProblemBody>("POST", `/sweepstakes/${PRIZE}/claim`);
const leave = (visitor: Session) => visitor.call("DELETE", "/auth/delete");
const user = async (visitor: Session) => (await visitor.call<UserAnswer>("GET", "/user_data")).body.data;
/** Why the Vault says that the item can't be claimed. */
const refusalShown = async (visitor: Session) => {
  const { prizes } = (await visitor.call<VaultAnswer>("GET", "/sweepstakes")).body;
  return prizes.find(({ slug }) => slug === PRIZE)?.refusal;
};
const closedTiers = async (visitor: Session) => {
  const { prizes } = (await visitor.call<VaultAnswer>("GET", "/sweepstakes")).body;
  const closed = prizes.filter(({ refusal, vip_only }) => refusal === "tier-not-eligible" && !vip_only);
  return [...new Set(closed.map(({ tier }) => tier))];
};
let stocked = 0;
const stock = (count: number) =>
  createClaimStore(server.deps).stock(
    Array.from({ length: count }, () => ({
      code: `LIFE-${++stocked}`,
      prize: PRIZE,
      validUntil: DEMO_START + 1e10,
    })),
  );
const givenAway = () =>
  server.deps.connection.collection("prize_codes").countDocuments({ account: { $exists: true } });

/** Registers as whom `hint` names with a phone that a test may use again. */
async function register(hint: string, phone: number): Promise<Session> {
  const visitor = await signIn(server.url, hint);
  const { status, body } = await visitor.call("POST", "/register", registrationOf(phone));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return visitor;
}

describe("claims", () => {
  test("whoever deletes the account and comes back as the same store user gets no second code", async () => {
    await stock(5);
    const before = await givenAway();
    let phone = 40_000_000;
    expect((await claim(await register("again+vip", phone))).status).toBe(200);
    for (let life = 0; life < 4; life++) {
      await leave(await signIn(server.url, "again+vip"));
      const next = await register("again+vip", ++phone);
      expect(await refusalShown(next)).toBe("already-claimed");
      expect(await claim(next)).toMatchObject({ status: 409, body: { code: "already-claimed" } });
    }
    expect((await givenAway()) - before).toBe(1);
  });

  test("nor does another store user with the same phone, before or after changing it", async () => {
    await stock(2);
    const first = await register("one-phone+vip", 41_000_000);
    await claim(first);
    await leave(first);
    const other = await register("other-user+vip", 41_000_000);
    expect(await claim(other)).toMatchObject({ body: { code: "already-claimed" } });
  });

  test("somebody who deleted an account without a claim may claim", async () => {
    await stock(1);
    await leave(await register("unclaimed+vip", 42_000_000));
    expect((await claim(await register("unclaimed+vip", 42_000_000))).status).toBe(200);
  });
});

describe("tiers and gifts", () => {
  test("draws go by the snapshot's tier in every life, whether it was imported or first told", async () => {
    for (const [name, imported] of [
      ["imported", true],
      ["told", false],
    ] as const) {
      if (imported) await accountStoreOf(server.deps).takeTiers("snapshot", [{ sub: name, tier: "silver" }]);
      const first = await register(
        `${name}+${imported ? "none" : "silver"}`,
        43_000_000 + (imported ? 1 : 0),
      );
      expect(await closedTiers(first)).toEqual(["gold", "platinum", "diamond"]);
      await leave(first);
      const again = await register(`${name}+diamond`, 43_000_000 + (imported ? 1 : 0));
      expect(await closedTiers(again)).toEqual(["gold", "platinum", "diamond"]);
      expect(await user(again)).toMatchObject({ gpp_tier: "diamond", total_diamonds: 0 });
    }
  });

  test("who signs in and leaves before registering keeps the snapshot's tier too", async () => {
    await leave(await signIn(server.url, "passing+silver"));
    const again = await register("passing+diamond", 43_500_000);
    expect(await closedTiers(again)).toEqual(["gold", "platinum", "diamond"]);
  });

  test("before the snapshot the store decides anew, and a list that comes later puts it right", async () => {
    server.clock.set("2025-10-01T00:00:00Z");
    const first = await signIn(server.url, "early-leaver+silver");
    await first.call("POST", "/preregister", registrationOf(44_000_000));
    await leave(first);
    const second = await signIn(server.url, "early-leaver+gold");
    await second.call("POST", "/preregister", registrationOf(44_000_000));
    server.clock.set(DEMO_START);
    expect(await closedTiers(second)).toEqual(["platinum", "diamond"]);
    await leave(second);
    await accountStoreOf(server.deps).takeTiers("snapshot", [{ sub: "early-leaver", tier: "platinum" }]);
    expect(await closedTiers(await signIn(server.url, "early-leaver+none"))).toEqual(["diamond"]);
  });

  test("a tier's extra diamonds are paid once; whoever rises gets the difference", async () => {
    await leave(await register("bonus-life+gold", 45_000_000));
    expect(await user(await register("bonus-life+gold", 45_000_000))).toMatchObject({ total_diamonds: 0 });
    await leave(await signIn(server.url, "bonus-life+gold"));
    const third = await register("bonus-life+gold", 45_000_000);
    await createCodeStore(server.deps).add([
      { code: "RISEAGAIN", kind: "vip", tier: "diamond", email: null },
    ]);
    expect((await third.call("POST", "/profile/code", { code: "RISEAGAIN" })).body).toMatchObject({
      total_diamonds: 75,
    });
  });

  test("the gift for pre-registering is given in one life only", async () => {
    const bag = async (visitor: Session) =>
      (await visitor.call<WalletView>("GET", "/game_rpg/user_data")).body.bag.fish.used;
    const enter = (visitor: Session) =>
      visitor.call("POST", "/hub/enter", { protocol: PROTOCOL_VERSION, takeover: true });
    const preregister = async (): Promise<Session> => {
      server.clock.set("2025-09-20T00:00:00Z");
      const visitor = await signIn(server.url, "gifted-twice");
      await visitor.call("POST", "/preregister", registrationOf(46_000_000));
      server.clock.set(DEMO_START);
      await enter(visitor);
      return visitor;
    };
    const first = await preregister();
    expect(await bag(first)).toBeGreaterThan(0);
    await leave(first);
    const second = await preregister();
    expect(await bag(second)).toBe(0);
    const { data } = (await second.call<UserAnswer>("GET", "/user_data")).body;
    expect(data).toMatchObject({ is_preregistered: true, prereg_reward_stock_items: [] });
  });
});

describe("deletions and what goes on meanwhile", () => {
  test("of a deletion and claims at the same moment no life gets a code more than one", async () => {
    await stock(60);
    let phone = 47_000_000;
    for (let round = 0; round < 12; round++) {
      const hint = `racing-${round}+vip`;
      const visitor = await register(hint, ++phone);
      const racing = [claim(visitor), leave(visitor), claim(visitor)];
      const answers = (await Promise.all(racing)) as Awaited<ReturnType<typeof claim>>[];
      const shown = answers.flatMap(({ body }) => (body.code?.startsWith("LIFE") ? [body.code] : []));
      const next = await claim(await register(hint, ++phone));
      if (next.status === 200) shown.push(next.body.code);
      expect(new Set(shown).size, `round ${round}`).toBeLessThanOrEqual(1);
    }
  });

  test("from the mark on nothing is claimed, redeemed, registered or changed", async () => {
    await stock(1);
    await createCodeStore(server.deps).add([{ code: "TOOLATE1", kind: "vip", tier: "gold", email: null }]);
    const player = await registeredPlayer(server, "marked+vip");
    const unregistered = await signIn(server.url, "marked-early+vip");
    const early = await server.deps.connection
      .collection("accounts")
      .findOne({ sub: digestOfSub("marked-early") });
    const accounts = accountStoreOf(server.deps);
    await accounts.beginErasure(player.id);
    await accounts.beginErasure(String(early?._id));
    const refused = [
      await claim(player),
      await player.call("POST", "/profile/code", { code: "TOOLATE1" }),
      await player.call("PUT", "/profile", registrationOf(48_000_001)),
      await player.call("PUT", "/game_rpg/nickname", { nickname: "다시" }),
      await unregistered.call("POST", "/register", registrationOf(48_000_002)),
    ];
    expect(refused.map(({ status }) => status >= 400 && status < 500)).toEqual(refused.map(() => true));
    await expect(accounts.grant(player.id, { code: "TOOLATE1", kind: "vip", tier: "gold" })).rejects.toThrow(
      "not-logged-in",
    );
    await expect(signIn(server.url, "marked+vip")).rejects.toThrow("503");
    expect((await createCodeStore(server.deps).find("TOOLATE1"))?.usedBy).toBeNull();
  });

  test("a deletion that a crash interrupted is finished by the sweep, with what was taken", async () => {
    await stock(2);
    const player = await registeredPlayer(server, "interrupted+vip");
    await claim(player);
    await accountStoreOf(server.deps).beginErasure(player.id);
    server.clock.set(DEMO_START + 60_000);
    expect(await erasureOf(server.deps).sweep()).toBeGreaterThan(0);
    expect(await erasureOf(server.deps).sweep()).toBe(0);
    expect(await claim(await registeredPlayer(server, "interrupted+vip"))).toMatchObject({
      body: { code: "already-claimed" },
    });
  });

  test("a deletion that is done twice, also at once, keeps the same", async () => {
    const player = await registeredPlayer(server, "twice-gone+gold");
    const identity = { sub: digestOfSub("twice-gone"), phone: null };
    const erasure = erasureOf(server.deps);
    await Promise.all([1, 2, 3].map(() => erasure.erase(player.id)));
    await erasure.erase(player.id);
    expect(await formerAccountsOf(server.deps).takenBy(identity)).toMatchObject({ tierBonus: 25 });
  });
});

test("what is kept names nobody without the secret, and goes when all winners are on record", async () => {
  await stock(1);
  const player = await registeredPlayer(server, "nobody-known+gold+vip", { mobile_phone: "01049494949" });
  await claim(player);
  await leave(player);
  const former = server.deps.connection.collection("former_accounts");
  const text = JSON.stringify(await former.find().toArray());
  for (const known of ["nobody-known", digestOfSub("nobody-known"), "49494949", player.id])
    expect(text).not.toContain(known);
  const [kept] = await formerAccountsOf(server.deps).of({ sub: digestOfSub("nobody-known"), phone: null });
  expect(kept).toEqual({
    _id: expect.any(String),
    sub: expect.any(String),
    phone: expect.any(String),
    tier: "gold",
    claims: [PRIZE],
    tierBonus: 25,
    entryGift: false,
    schemaVersion: 1,
  });
  expect(await formerAccountsOf(server.deps).of({ sub: "x", phone: "01049494949" })).toEqual([kept]);
  await createRetentionStore(server.deps).closeWinners(DEMO_START);
  await retentionOf(server.deps).sweep();
  expect(await former.countDocuments()).toBe(0);
});
