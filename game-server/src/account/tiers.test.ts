import type { LoginAnswer, UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { EntriesAnswer, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import { beforeEach, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import { accountStoreOf, formerAccountsOf } from "../testing/accounts.ts";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, type Session, signIn, walkToCallback } from "../testing/sign-in.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore } from "../wallet/store.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { createTierChanges } from "./tier-changes.ts";

const server = testServer();
beforeEach(() => server.clock.set(DEMO_START));

const BEFORE_SNAPSHOT = "2025-10-04T14:59:59Z";
const MONDAY = "2025-10-13T00:00:00Z";
const accounts = () => accountStoreOf(server.deps);
/** What any server process does every few seconds. */
const changes = (connection = server.deps.connection) => {
  const deps = { ...server.deps, connection };
  return createTierChanges({
    deps,
    accounts: accountStoreOf(deps),
    wallets: createWalletStore(deps),
    former: formerAccountsOf(deps),
  });
};

async function login(hint: string): Promise<LoginAnswer> {
  const visitor = newVisitor(server.url);
  const callback = await walkToCallback(visitor, hint);
  return (await visitor.call<LoginAnswer>("POST", "/auth/login", callback)).body;
}
const look = async (visitor: Session) => (await visitor.call<VaultAnswer>("GET", "/sweepstakes")).body;
const user = async (visitor: Session) => (await visitor.call<UserAnswer>("GET", "/user_data")).body.data;
const enter = (visitor: Session, prize: string, entries: number) =>
  visitor.call<EntriesAnswer>("PUT", `/sweepstakes/${prize}`, { entries });
const refusals = async (visitor: Session) =>
  (await look(visitor)).prizes
    .filter(({ refusal, vip_only }) => refusal === "tier-not-eligible" && !vip_only)
    .map(({ tier }) => tier);

test("the tier is refreshed by the first sign-in after Monday 09:00 KST, and by none before", async () => {
  expect((await login("weekly+silver")).gpp_tier).toBe("silver");
  server.clock.set(Date.parse(MONDAY) - 1);
  expect((await login("weekly+gold")).gpp_tier).toBe("silver");
  server.clock.set(MONDAY);
  expect((await login("weekly+gold")).gpp_tier).toBe("gold");
  expect((await login("weekly+platinum")).gpp_tier).toBe("gold");
});

test("until the snapshot eligibility follows the store; later rises announce themselves and open nothing", async () => {
  server.clock.set(BEFORE_SNAPSHOT);
  await login("riser+silver");
  const early = await signIn(server.url, "riser+gold");
  await early.call("POST", "/preregister", registrationOf(101));
  server.clock.set(DEMO_START);
  expect(await refusals(early)).not.toContain("gold");
  expect(await refusals(early)).toContain("diamond");

  server.clock.set(MONDAY);
  const later = await signIn(server.url, "riser+diamond");
  expect(await user(later)).toMatchObject({ gpp_tier: "diamond", show_tier_popup: true });
  expect(await refusals(later)).toContain("diamond");
  expect(await enter(later, "hero-costume", 1)).toMatchObject({ body: { code: "tier-not-eligible" } });
  expect((await login("riser+diamond")).show_tier_popup).toBe(false);
});

test("whoever comes after the snapshot is eligible by the first tier that is known", async () => {
  const player = await registeredPlayer(server, "late-comer+platinum");
  expect(new Set(await refusals(player))).toEqual(new Set(["diamond"]));
});

test("a change of the tier resets what was entered before, once, and returns the diamonds", async () => {
  const player = await registeredPlayer(server, "changer+gold");
  await player.fish(["failed"], experienceAt(3));
  const before = (await look(player)).balance;
  await enter(player, "robot-plush", 1);
  await enter(player, "points-500", 1);

  server.clock.set(MONDAY);
  const again = await signIn(server.url, "changer+platinum");
  const reset = await look(again);
  expect(reset.balance).toBe(before);
  expect(reset.prizes.filter(({ entries }) => entries > 0)).toEqual([]);

  expect((await enter(again, "robot-plush", 1)).status).toBe(200);
  const third = await signIn(server.url, "changer+platinum");
  expect((await look(third)).prizes.find(({ slug }) => slug === "robot-plush")).toMatchObject({ entries: 1 });
});

test("a fall resets too and opens nothing; for a VVIP nothing happens at all", async () => {
  const faller = await registeredPlayer(server, "faller+gold");
  const grand = await registeredPlayer(server, "grand+gold+vvip");
  for (const player of [faller, grand]) {
    await player.fish(["failed"], experienceAt(3));
    await enter(player, "valley-earbuds", 1);
  }
  server.clock.set(MONDAY);
  expect((await login("faller+none")).show_tier_popup).toBe(false);
  expect((await login("grand+diamond+vvip")).show_tier_popup).toBe(false);
  const entries = async (player: Session) =>
    (await look(player)).prizes.find(({ slug }) => slug === "valley-earbuds")?.entries;
  expect([await entries(faller), await entries(grand)]).toEqual([0, 1]);
  expect((await enter(faller, "valley-earbuds", 1)).status).toBe(200);
});

test("whoever stops being a VVIP gets back what was entered as one, once", async () => {
  const player = await registeredPlayer(server, "demoted+gold+vvip");
  await player.fish(["failed"], experienceAt(30));
  const before = (await look(player)).balance;
  const { slug } = (await look(player)).prizes.find(
    ({ tier, refusal }) => tier === "diamond" && refusal === null,
  )!;
  expect((await enter(player, slug, 1)).status).toBe(200);

  const again = await signIn(server.url, "demoted+gold");
  const { balance, prizes } = await look(again);
  expect([balance, prizes.filter(({ entries }) => entries > 0)]).toEqual([before, []]);
  expect(await user(again)).toMatchObject({
    is_vvip: false,
    show_tier_popup: false,
    diamonds_returned: 20,
  });
  expect(await enter(again, slug, 1)).toMatchObject({ body: { code: "tier-not-eligible" } });
  await enter(again, "points-500", 1);
  const third = await signIn(server.url, "demoted+gold");
  expect((await look(third)).prizes.find(({ slug }) => slug === "points-500")).toMatchObject({ entries: 1 });
});

test("a change that is no rise tells what it returned, until the player was told; nothing where nothing was entered", async () => {
  const faller = await registeredPlayer(server, "shifted+gold");
  const onlooker = await registeredPlayer(server, "onlooker+gold");
  await faller.fish(["failed"], experienceAt(3));
  await enter(faller, "robot-plush", 1);
  const fall = { tier: "silver" } as const;
  await accounts().takeTiers("weekly", [
    { sub: "shifted", ...fall },
    { sub: "onlooker", ...fall },
  ]);
  await changes().sweep();
  expect(await user(faller)).toMatchObject({ show_tier_popup: false, diamonds_returned: 20 });
  expect(await user(onlooker)).toMatchObject({ show_tier_popup: false, diamonds_returned: 0 });
  expect((await accounts().byId(onlooker.id))?.tierShifted).toBe(false);
  const elsewhere = await signIn(server.url, "shifted+silver");
  expect(await user(elsewhere)).toMatchObject({ show_tier_popup: false, diamonds_returned: 20 });
  await elsewhere.call("POST", "/user_data/tier-told");
  expect(await user(faller)).toMatchObject({ show_tier_popup: false, diamonds_returned: 0 });
});

test("a rise that the player is just being told of gives way to a fall", async () => {
  const player = await registeredPlayer(server, "wavering+silver");
  await accounts().takeTiers("weekly", [{ sub: "wavering", tier: "gold" }]);
  const again = await signIn(server.url, "wavering+gold");
  expect(await user(again)).toMatchObject({ show_tier_popup: true });
  await player.fish(["failed"], experienceAt(3));
  await enter(player, "points-500", 1);
  await accounts().takeTiers("weekly", [{ sub: "wavering", tier: "silver" }]);
  expect(await user(again)).toMatchObject({
    gpp_tier: "silver",
    show_tier_popup: false,
    diamonds_returned: 10,
  });
  // Neither does a later change that gave nothing back.
  await changes().sweep();
  await accounts().takeTiers("weekly", [{ sub: "wavering", tier: "bronze" }]);
  await changes().sweep();
  expect(await user(again)).toMatchObject({ gpp_tier: "bronze", show_tier_popup: false });
});

test("once entries are locked a change of the tier leaves them as they are", async () => {
  const player = await registeredPlayer(server, "locked+gold");
  await player.fish(["failed"], experienceAt(3));
  await enter(player, "robot-plush", 1);
  server.clock.set("2025-11-10T00:00:00Z");
  await login("locked+platinum");
  expect((await look(player)).prizes.find(({ slug }) => slug === "robot-plush")).toMatchObject({
    entries: 1,
    status: "processing",
  });
});

test.each([
  ["none", 0],
  ["silver", 0],
  ["gold", 25],
  ["platinum", 50],
  ["diamond", 100],
  ["diamond_max", 150],
  ["gold+vvip", 250],
])("a registration as %s brings %i extra diamonds, however often it is sent", async (tier, diamonds) => {
  const visitor = await signIn(server.url, `bonus-${tier.replaceAll("+", "-")}+${tier}`);
  const sent = registrationOf(200 + diamonds + tier.length);
  const answers = await Promise.all([1, 2, 3].map(() => visitor.call<UserAnswer>("POST", "/register", sent)));
  for (const { status, body } of answers) {
    expect([status, body.data?.total_diamonds]).toEqual([200, diamonds]);
  }
});

test("an operator's list of the week reaches people who are signed in, and those who come later", async () => {
  const player = await registeredPlayer(server, "listed+gold");
  await player.fish(["failed"], experienceAt(3));
  await enter(player, "robot-plush", 1);
  const rows = [
    { sub: "listed", tier: "platinum" },
    { sub: "unseen", tier: "diamond" },
  ] as const;
  expect(await accounts().takeTiers("weekly", rows)).toBe(1);
  await changes().sweep();
  expect((await look(player)).prizes.every(({ entries }) => entries === 0)).toBe(true);
  expect(await user(player)).toMatchObject({ gpp_tier: "platinum", show_tier_popup: true });
  // Whoever had entered learns what came back, until the rise was told.
  expect(await user(player)).toMatchObject({ diamonds_returned: 20 });
  await player.call("POST", "/user_data/tier-told");
  expect(await user(player)).toMatchObject({ show_tier_popup: false, diamonds_returned: 0 });
  expect((await login("listed+gold")).gpp_tier).toBe("platinum");
  expect((await login("unseen+silver")).gpp_tier).toBe("diamond");
});

test("what is entered before the wallet has followed a list stays, and what was entered earlier comes back", async () => {
  const player = await registeredPlayer(server, "quick+gold");
  await player.fish(["failed"], experienceAt(3));
  const before = (await look(player)).balance ?? 0;
  await enter(player, "points-500", 2);
  await accounts().takeTiers("weekly", [{ sub: "quick", tier: "platinum" }]);
  expect(await enter(player, "robot-plush", 1)).toMatchObject({
    status: 200,
    body: { balance: before - 20 },
  });
  await changes().sweep();
  const { balance, prizes } = await look(player);
  expect(balance).toBe(before - 20);
  expect(prizes.filter(({ entries }) => entries > 0)).toMatchObject([{ slug: "robot-plush", entries: 1 }]);
  expect(await auditWallets(server.deps.connection)).toEqual([]);
});

test("the store's list of the snapshot decides eligibility, whoever came when", async () => {
  const player = await registeredPlayer(server, "snapped+silver");
  const rows = [
    { sub: "snapped", tier: "gold" },
    { sub: "snapped-later", tier: "diamond" },
  ] as const;
  await accounts().takeTiers("snapshot", rows);
  expect(await refusals(player)).not.toContain("gold");
  const later = await registeredPlayer(server, "snapped-later+none");
  expect(await user(later)).toMatchObject({ gpp_tier: "none", total_diamonds: 100 });
  expect(await refusals(later)).toEqual([]);
});

test("deletion forgets the lists too", async () => {
  await accounts().takeTiers("weekly", [{ sub: "listed-leaver", tier: "gold" }]);
  const leaver = await signIn(server.url, "listed-leaver");
  expect(await user(leaver)).toMatchObject({ gpp_tier: "gold" });
  await leaver.call("DELETE", "/auth/delete");
  expect((await login("listed-leaver")).gpp_tier).toBe("none");
});

test("a change that several processes reconcile at once, after a crash, returns the diamonds once", async () => {
  const player = await registeredPlayer(server, "crashed+gold");
  await player.fish(["failed"], experienceAt(3));
  const before = (await look(player)).balance;
  await enter(player, "points-500", 4);
  await accounts().takeTiers("weekly", [{ sub: "crashed", tier: "platinum" }]);
  const second = await connect(server.databaseUrl);
  await Promise.all([changes(), changes(second), changes(second)].map((process) => process.sweep()));
  await second.close();
  expect((await look(player)).balance).toBe(before);
  expect(await auditWallets(server.deps.connection)).toEqual([]);
});

test("a rise is announced until the player was told, and on no other device after it", async () => {
  const player = await registeredPlayer(server, "told+silver");
  await accounts().takeTiers("weekly", [{ sub: "told", tier: "gold" }]);
  expect(await user(player)).toMatchObject({ show_tier_popup: true, diamonds_returned: 0 });
  expect((await player.call("POST", "/user_data/tier-told")).status).toBe(200);
  expect(await user(player)).toMatchObject({ gpp_tier: "gold", show_tier_popup: false });
  expect((await login("told+silver")).show_tier_popup).toBe(false);
});
