import type { SubmissionAnswer } from "@diamond-valley/schemas/quests/delivery.ts";
import type { GameState } from "@diamond-valley/schemas/quests/game-state.ts";
import { DEMO_START, weekAt } from "@diamond-valley/schemas/season/season.ts";
import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn } from "../testing/sign-in.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { many, registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";

const server = testServer();
beforeEach(() => server.clock.set(DEMO_START));

const CLOSE = "2025-11-10T00:00:00Z";
const blue = { category: "fish", colour: "blue" };

async function create(player: TestPlayer, wanted: object = blue): Promise<string> {
  return (await player.call<{ id: string }>("POST", "/game_rpg/submission/create", wanted)).body.id;
}
const submit = (player: TestPlayer, id: string) =>
  player.call<SubmissionAnswer>("POST", "/game_rpg/submission/submit", { id });
const wallet = async (player: TestPlayer) =>
  (await player.call<WalletView>("GET", "/game_rpg/user_data")).body;

describe("what a player carries", () => {
  test("is nothing for a newcomer, and follows the catches", async () => {
    const player = await registeredPlayer(server, "carrier");
    expect(await wallet(player)).toMatchObject({
      diamonds: 0,
      level: 1,
      bag: { fish: { used: 0, capacity: 40 } },
    });
    await player.fish(["blue", "failed"], 210);
    expect(await wallet(player)).toMatchObject({ diamonds: 5, level: 2, experience: 210 });
    const { body } = await player.call("GET", "/game_rpg/inventory");
    const none = { blue: 0, yellow: 0, green: 0, red: 0, failed: 0 };
    expect(body).toEqual({
      bag: {
        fish: { stock: { ...none, blue: 1, failed: 1 }, used: 2, capacity: 40 },
        ore: { stock: none, used: 0, capacity: 40 },
        herbs: { stock: none, used: 0, capacity: 40 },
      },
    });
  });

  test("comes with season and quests in one call", async () => {
    const player = await registeredPlayer(server, "overview");
    await player.fish(many("red", 10));
    const { body } = await player.call<GameState>("GET", "/game_rpg/frontend-game-state");
    expect(body.season).toMatchObject({ stage: "event", week: 1 });
    expect(weekAt(body.now)).toBe(1);
    expect(body.wallet).toEqual(await wallet(player));
    expect(body.quests).toMatchObject([
      { slug: "fish", delivered: { used: 0, limit: 5, bonus: 2 } },
      { slug: "ore", delivered: { used: 0, limit: 3 } },
      { slug: "herbs", delivered: { used: 0, limit: 3 } },
    ]);
    expect(body.quests[0]?.colours).toContainEqual({
      ...{ colour: "red", have: 10, needed: 10, state: "ready" },
      wasDone: false,
    });
  });
});

describe("a delivery", () => {
  test("takes ten, pays by tier, reaches levels and their diamonds", async () => {
    const player = await registeredPlayer(server, "gold-fisher+gold");
    await player.fish(many("blue", 12));
    const id = await create(player);
    const { status, body } = await submit(player, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      quantity: 10,
      experience_rewarded: 1000,
      levelUp: 4,
      milestoneDiamonds: 10,
      wallet: { diamonds: 35, experience: 1000, level: 4, deliveries: { fish: { used: 1, limit: 5 } } },
    });
    expect(body.wallet.bag.fish.stock.blue).toBe(2);
  });

  test("pays a VVIP the VVIP's reward", async () => {
    const player = await registeredPlayer(server, "grand-fisher+gold+vvip");
    await player.fish(many("blue", 10));
    expect((await submit(player, await create(player))).body.experience_rewarded).toBe(10_000);
  });

  test("answers a repetition alike, one after another and all at once, and pays once", async () => {
    const player = await registeredPlayer(server, "insistent");
    await player.fish(many("blue", 30));
    const id = await create(player);
    const first = await Promise.all([submit(player, id), submit(player, id), submit(player, id)]);
    for (const { body } of [...first, await submit(player, id)]) expect(body).toEqual(first[0]?.body);
    expect(await wallet(player)).toMatchObject({ experience: 850, deliveries: { fish: { used: 1 } } });
  });

  test("keeps one id open for a colour, and gives the next delivery another", async () => {
    const player = await registeredPlayer(server, "planner");
    await player.fish(many("blue", 20));
    const ids = await Promise.all([create(player), create(player), create(player)]);
    expect(new Set(ids).size).toBe(1);
    expect(await create(player, { category: "fish", colour: "red" })).not.toBe(ids[0]);
    await submit(player, ids[0] ?? "");
    expect(await create(player)).not.toBe(ids[0]);
  });

  test("gives another id also where a crash left the delivered one open", async () => {
    const player = await registeredPlayer(server, "crashed");
    const id = await create(player);
    await player.fish(many("blue", 10));
    const operation = {
      kind: "delivery",
      category: "fish",
      colour: "blue",
      quantity: 10,
      experience: 850,
    } as const;
    await player.wallets.apply(player.id, { ...operation, key: `delivery:${id}` });
    expect(await create(player)).not.toBe(id);
  });

  test("is refused with too few, and done under the same id when there are enough", async () => {
    const player = await registeredPlayer(server, "short");
    await player.fish(many("blue", 9));
    const id = await create(player);
    expect(await submit(player, id)).toMatchObject({ status: 409, body: { code: "insufficient-inventory" } });
    await player.fish(["blue"]);
    expect((await submit(player, id)).status).toBe(200);
  });

  test("is refused above the daily limit until midnight in Korea", async () => {
    const player = await registeredPlayer(server, "eager");
    // Three, and two more in the week of fishing.
    for (let time = 0; time < 5; time++) {
      await player.fish(many("blue", 10));
      expect((await submit(player, await create(player))).status).toBe(200);
    }
    await player.fish(many("blue", 10));
    const id = await create(player);
    expect(await submit(player, id)).toMatchObject({ status: 409, body: { code: "daily-limit" } });
    server.clock.set("2025-10-07T15:00:00Z");
    const { body } = await submit(player, id);
    expect(body.wallet.deliveries.fish).toEqual({ used: 1, limit: 5, bonus: 2 });
  });

  test("is refused under an id that nobody made, or that is somebody else's", async () => {
    const [mine, thief] = [await registeredPlayer(server, "owner"), await registeredPlayer(server, "thief")];
    await thief.fish(many("blue", 10));
    const refused = { status: 404, body: { code: "submission-not-found" } };
    expect(await submit(thief, await create(mine))).toMatchObject(refused);
    expect(await submit(thief, "0123456789abcdef01234567")).toMatchObject(refused);
  });
});

test.each(["ore", "herbs"] as const)(
  "%s are delivered and traded like fish, with a limit of their own",
  async (category) => {
    const player = await registeredPlayer(server, `${category}-carrier`);
    await player.fish(many("blue", 10));
    await player.wallets.apply(player.id, {
      kind: "gift",
      key: `gift:${category}`,
      category,
      items: [...many("blue", 40), ...many("failed", 3)],
    });
    const goods = { category, colour: "blue" };
    for (const used of [1, 2, 3]) {
      const { body } = await submit(player, await create(player, goods));
      expect(body.wallet.deliveries).toMatchObject({
        [category]: { used, limit: 3 },
        fish: { used: 0, limit: 5 },
      });
    }
    expect(await submit(player, await create(player, goods))).toMatchObject({
      body: { code: "daily-limit" },
    });
    expect((await submit(player, await create(player))).body.wallet.deliveries.fish.used).toBe(1);
    const trade = { category, from: "failed", to: "green" };
    const { body } = await player.call<WalletUpdate>("POST", "/game_rpg/exchange", trade);
    expect(body.wallet.bag[category].stock).toMatchObject({ blue: 10, green: 1, failed: 0 });
  },
);

const gets = ["/game_rpg/user_data", "/game_rpg/inventory", "/game_rpg/frontend-game-state"];
const posts: [string, object][] = [
  ["/game_rpg/submission/create", blue],
  ["/game_rpg/submission/submit", { id: "0123456789abcdef01234567" }],
  ["/game_rpg/exchange", { category: "fish", from: "blue", to: "red" }],
];

test("visitors who are signed out or unregistered are refused everywhere", async () => {
  const stranger = newVisitor(server.url);
  const unregistered = await signIn(server.url, "unregistered");
  for (const path of gets) {
    expect(await stranger.call("GET", path)).toMatchObject({ status: 401, body: { code: "not-logged-in" } });
    expect(await unregistered.call("GET", path)).toMatchObject({
      status: 403,
      body: { code: "not-registered" },
    });
  }
  for (const [path, body] of posts) {
    expect(await stranger.call("POST", path, body)).toMatchObject({ body: { code: "not-logged-in" } });
    expect(await unregistered.call("POST", path, body)).toMatchObject({ body: { code: "not-registered" } });
  }
});

test("a week that turns takes no bonus back on its Monday, and gives the next one at once", async () => {
  const player = await registeredPlayer(server, "early-bird");
  const limits = async () =>
    Object.values((await wallet(player)).deliveries).map(({ used, limit }) => [used, limit]);
  server.clock.set("2025-10-12T23:00:00Z");
  for (let time = 0; time < 5; time++) {
    await player.fish(many("blue", 10));
    expect((await submit(player, await create(player))).status).toBe(200);
  }
  expect(await limits()).toEqual([
    [5, 5],
    [0, 3],
    [0, 3],
  ]);
  server.clock.set("2025-10-13T00:00:00Z");
  expect(await limits()).toEqual([
    [5, 5],
    [0, 3],
    [0, 5],
  ]);
  await player.fish(many("blue", 10));
  expect(await submit(player, await create(player))).toMatchObject({ body: { code: "daily-limit" } });
  server.clock.set("2025-10-13T15:00:00Z");
  expect(await limits()).toEqual([
    [0, 3],
    [0, 3],
    [0, 5],
  ]);
});

test("after the close bags can be seen, and nothing changes any more", async () => {
  const player = await registeredPlayer(server, "late");
  await player.fish(many("blue", 10));
  const id = await create(player);
  server.clock.set(CLOSE);
  for (const [path, body] of posts) {
    expect(await player.call("POST", path, body)).toMatchObject({ status: 410, body: { code: "closed" } });
  }
  expect((await submit(player, id)).status).toBe(410);
  expect((await wallet(player)).bag.fish.stock.blue).toBe(10);
});

let bending: ReturnType<typeof registeredPlayer> | undefined;
test.each([
  ["/game_rpg/submission/create", { category: "fish", colour: "failed" }],
  ["/game_rpg/submission/create", { ...blue, quantity: 1 }],
  ["/game_rpg/submission/create", []],
  ["/game_rpg/submission/submit", { id: { $ne: null } }],
  ["/game_rpg/submission/submit", { id: "0123456789ABCDEF01234567" }],
  ["/game_rpg/exchange", { category: "fish", from: "blue", to: "failed" }],
  ["/game_rpg/exchange", { category: "fish", from: "blue", to: "red", count: -1 }],
  ["/game_rpg/exchange", { category: "__proto__", from: "blue", to: "red" }],
])("POST %s refuses %j", async (path, body) => {
  bending ??= registeredPlayer(server, "bending");
  expect(await (await bending).call("POST", path, body)).toMatchObject({
    status: 400,
    body: { code: "bad-request" },
  });
});

test("all of this kept the invariants", async () => {
  expect(await auditWallets(server.deps.connection)).toEqual([]);
});
