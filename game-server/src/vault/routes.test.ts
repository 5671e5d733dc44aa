import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import type { EntriesAnswer, PrizeView, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { newVisitor, type Session, signIn } from "../testing/sign-in.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";

const server = testServer();
beforeEach(() => server.clock.set(DEMO_START));

const CLOSE = "2025-11-10T00:00:00Z";
const look = async (visitor: Session) => (await visitor.call<VaultAnswer>("GET", "/sweepstakes")).body;
const put = (visitor: Session, prize: string, entries: unknown) =>
  visitor.call<EntriesAnswer>("PUT", `/sweepstakes/${prize}`, { entries });

async function see(visitor: Session, slug: string): Promise<PrizeView | undefined> {
  return (await look(visitor)).prizes.find((prize) => prize.slug === slug);
}
/** A player of `level`, with the diamonds of its milestones and 90 more. */
async function playerOf(hint: string, level: number, address?: string): Promise<TestPlayer> {
  const player = await registeredPlayer(server, hint, address === undefined ? {} : { home_address: address });
  await player.fish(["failed"], experienceAt(level));
  await player.wallets.apply(player.id, {
    kind: "grant",
    key: "purse",
    diamonds: 90,
    experience: 0,
    items: {},
  });
  return player;
}

describe("the Vault", () => {
  test("shows all prizes to visitors, without a balance", async () => {
    const vault = await look(newVisitor(server.url));
    expect(vault).toMatchObject({
      phase: "live",
      balance: null,
      level: null,
      has_address: false,
      milestones: [3, 15, 30, 60],
    });
    expect(vault.prizes.map(({ slug }) => slug)).toEqual(PRIZES.map(({ slug }) => slug));
    for (const prize of vault.prizes) {
      const refusal = prize.vip_only ? "claim-only" : null;
      expect(prize).toMatchObject({ entries: 0, status: "not-entered", claim: null, refusal });
    }
  });

  test("shows a player the balance, and why a prize can't be entered", async () => {
    const player = await playerOf("looker+gold", 3);
    expect(await look(player)).toMatchObject({ balance: 125, level: 3, has_address: true });
    expect(await see(player, "robot-plush")).toMatchObject({ status: "not-entered", refusal: null });
    expect(await see(player, "valley-tumbler")).toMatchObject({ status: "locked", refusal: "level-locked" });
    expect(await see(player, "valley-watch")).toMatchObject({ refusal: "tier-not-eligible" });
    expect(await see(player, "vip-points-3000")).toMatchObject({ refusal: "tier-not-eligible" });
  });

  test("shows somebody who has not registered an empty balance", async () => {
    const visitor = await signIn(server.url, "new-here");
    expect(await look(visitor)).toMatchObject({ balance: 0, level: 1, has_address: false });
  });
});

describe("entries", () => {
  test("are set to the wanted number: adding, repeating, removing", async () => {
    const player = await playerOf("entrant", 3);
    const steps = [
      [3, 40],
      [3, 40],
      [5, 0],
      [1, 80],
      [0, 100],
    ];
    for (const [wanted, balance] of steps) {
      const { status, body } = await put(player, "robot-plush", wanted);
      expect(status).toBe(200);
      const entered = wanted === 0 ? "not-entered" : "entered";
      expect(body).toMatchObject({
        balance,
        prize: { slug: "robot-plush", entries: wanted, status: entered },
      });
      expect(await look(player)).toMatchObject({ balance });
    }
  });

  test("are never more than the diamonds pay for, however many calls come at once", async () => {
    const player = await playerOf("greedy", 3);
    const answers = await Promise.all(
      ["robot-plush", "points-500", "sticker-pack"].flatMap((prize) => [
        put(player, prize, 4),
        put(player, prize, 5),
      ]),
    );
    expect(answers.some(({ status }) => status === 409)).toBe(true);
    const { balance, prizes } = await look(player);
    const spent = prizes.reduce((sum, { entries, price }) => sum + entries * price, 0);
    expect((balance ?? -1) + spent).toBe(100);
  });

  test("are refused without the diamonds, and nothing is taken", async () => {
    const player = await playerOf("broke", 3);
    expect(await put(player, "robot-plush", 6)).toMatchObject({
      status: 409,
      body: { code: "insufficient-diamonds" },
    });
    expect(await look(player)).toMatchObject({ balance: 100 });
  });

  test("of a physical prize need an address; taking them back does not", async () => {
    const player = await playerOf("homeless", 3, "");
    expect(await put(player, "robot-plush", 1)).toMatchObject({
      status: 409,
      body: { code: "address-required" },
    });
    expect((await put(player, "points-500", 1)).status).toBe(200);
    const prize = { prize: "robot-plush", price: 20, level: 3, barred: null, closes: Date.parse(CLOSE) };
    await player.wallets.apply(player.id, { kind: "entries", key: "before-moving", entries: 2, ...prize });
    expect(await put(player, "robot-plush", 3)).toMatchObject({ body: { code: "address-required" } });
    expect((await put(player, "robot-plush", 0)).body.balance).toBe(90);
  });

  test("are refused below the level and without the tier", async () => {
    const player = await playerOf("hopeful+gold", 14);
    expect(await put(player, "valley-tumbler", 1)).toMatchObject({
      status: 403,
      body: { code: "level-locked" },
    });
    expect(await put(player, "valley-watch", 1)).toMatchObject({
      status: 403,
      body: { code: "tier-not-eligible" },
    });
    await player.fish(["failed"], experienceAt(15) - experienceAt(14));
    expect((await put(player, "valley-tumbler", 1)).status).toBe(200);
  });

  test("cost what they did when they were begun, whatever the prize costs now", async () => {
    const player = await playerOf("early", 3);
    const prize = { prize: "points-500", price: 3, level: 1, barred: null, closes: Date.parse(CLOSE) };
    await player.wallets.apply(player.id, { kind: "entries", key: "early", entries: 2, ...prize });
    expect(await see(player, "points-500")).toMatchObject({ entries: 2, price: 3 });
    expect((await put(player, "points-500", 3)).body).toMatchObject({ balance: 91, prize: { price: 3 } });
    expect((await put(player, "points-500", 0)).body).toMatchObject({ balance: 100, prize: { price: 10 } });
    expect((await put(player, "points-500", 1)).body).toMatchObject({ balance: 90, prize: { price: 10 } });
  });

  test("of a VIP item there are none: it is claimed", async () => {
    const [guest, other] = [await playerOf("guest+vip", 2), await playerOf("no-guest+diamond", 2)];
    expect(await put(guest, "vip-points-3000", 1)).toMatchObject({
      status: 409,
      body: { code: "claim-only" },
    });
    expect(await put(other, "vip-points-3000", 1)).toMatchObject({ body: { code: "tier-not-eligible" } });
  });

  test("are locked from the close on", async () => {
    const player = await playerOf("late-entrant", 3);
    await put(player, "robot-plush", 2);
    server.clock.set(Date.parse(CLOSE) - 1);
    expect((await put(player, "robot-plush", 1)).status).toBe(200);
    server.clock.set(CLOSE);
    for (const wanted of [0, 1, 2]) {
      expect(await put(player, "robot-plush", wanted)).toMatchObject({
        status: 410,
        body: { code: "entries-closed" },
      });
    }
    expect(await look(player)).toMatchObject({ phase: "results-pending", balance: 0 });
    expect(await see(player, "robot-plush")).toMatchObject({ entries: 1, status: "processing" });
    expect((await player.call<UserAnswer>("GET", "/user_data")).body.data?.total_diamonds).toBe(0);
    // What was unspent is in the wallet's record all the same.
    expect((await player.wallets.view(player.id)).diamonds).toBe(80);
  });

  test("of a prize that isn't there are refused", async () => {
    const player = await playerOf("dreamer", 3);
    for (const prize of ["castle", "__proto__", "robot-plush.entries", "%24where"]) {
      expect(await put(player, prize, 1)).toMatchObject({ status: 404, body: { code: "prize-not-found" } });
    }
  });

  let bending: ReturnType<typeof registeredPlayer> | undefined;
  test.each([-1, 0.5, 10_000, "3", null, [1], { $inc: 1 }, 1e30])("can't be %j", async (entries) => {
    bending ??= registeredPlayer(server, "bending");
    expect(await put(await bending, "robot-plush", entries)).toMatchObject({
      status: 400,
      body: { code: "bad-request" },
    });
  });

  test("are for registered players", async () => {
    const visitor = await signIn(server.url, "new-here");
    expect(await put(visitor, "points-500", 0)).toMatchObject({
      status: 403,
      body: { code: "not-registered" },
    });
    await visitor.call("POST", "/auth/logout");
    expect(await put(visitor, "points-500", 0)).toMatchObject({ body: { code: "not-logged-in" } });
  });
});

test("all of this kept the invariants", async () => {
  expect(await auditWallets(server.deps.connection)).toEqual([]);
});

test("a number that was held up on its way does not undo one that was set after it", async () => {
  const player = await playerOf("overtaken+gold", 3);
  const put = (entries: number, seen: number, name: string) =>
    player.call<EntriesAnswer>(
      ...(["PUT", "/sweepstakes/points-500", { entries, seen }, { "Idempotency-Key": name }] as const),
    );
  expect((await put(5, 0, "pressed-again")).body).toMatchObject({ balance: 75, prize: { entries: 5 } });
  expect(await put(3, 0, "pressed-first")).toMatchObject({
    status: 422,
    body: { code: "entries-not-saved" },
  });
  // What had been done is answered as done, whoever asks again.
  expect(await put(5, 0, "pressed-again")).toMatchObject({ status: 200, body: { prize: { entries: 5 } } });
  expect((await put(4, 5, "after-a-look")).body).toMatchObject({ balance: 85, prize: { entries: 4 } });
});

test("entries that are named are set once, also where another change came between; the name stands for one number", async () => {
  const player = await playerOf("namer+gold", 3);
  const named = (entries: number, name: string) =>
    player.call<EntriesAnswer>("PUT", "/sweepstakes/points-500", { entries }, { "Idempotency-Key": name });
  expect((await named(3, "first-call")).body).toMatchObject({ balance: 95, prize: { entries: 3 } });
  expect((await named(5, "second-call")).body).toMatchObject({ balance: 75, prize: { entries: 5 } });
  expect((await named(3, "first-call")).body).toMatchObject({ balance: 75, prize: { entries: 5 } });
  for (const [entries, name] of [
    [4, "first-call"],
    [4, "?"],
  ] as const) {
    expect(await named(entries, name)).toMatchObject({ status: 400, body: { code: "bad-request" } });
  }
  expect(await see(player, "points-500")).toMatchObject({ entries: 5 });
  expect(await auditWallets(server.deps.connection)).toEqual([]);
});
