import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { many, registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";

const server = testServer();
beforeEach(() => server.clock.set(DEMO_START));

const exchange = (player: TestPlayer, from: string, to: string, name?: string) =>
  player.call<WalletUpdate>(
    "POST",
    "/game_rpg/exchange",
    { category: "fish", from, to },
    name === undefined ? {} : { "Idempotency-Key": name },
  );
const wallet = async (player: TestPlayer) =>
  (await player.call<WalletView>("GET", "/game_rpg/user_data")).body;

describe("an exchange", () => {
  test("gives one of another colour for two, or for three failed ones", async () => {
    const player = await registeredPlayer(server, "trader");
    await player.fish(["blue", "blue", "failed", "failed", "failed"]);
    expect((await exchange(player, "blue", "red")).body.wallet.bag.fish.stock).toMatchObject({
      blue: 0,
      red: 1,
    });
    expect((await exchange(player, "failed", "red")).body.wallet.bag.fish.stock).toMatchObject({
      failed: 0,
      red: 2,
    });
  });

  test("is refused with too few, for the same colour and across categories", async () => {
    const player = await registeredPlayer(server, "poor-trader");
    await player.fish(["blue", "failed", "failed"]);
    expect(await exchange(player, "blue", "red")).toMatchObject({
      status: 409,
      body: { code: "exchange-short" },
    });
    expect(await exchange(player, "failed", "red")).toMatchObject({ body: { code: "exchange-short" } });
    expect(await exchange(player, "blue", "blue")).toMatchObject({
      status: 400,
      body: { code: "exchange-same-colour" },
    });
    // Fish are no ore.
    await player.fish(["blue"]);
    const trade = (category: string) =>
      player.call("POST", "/game_rpg/exchange", { category, from: "blue", to: "red" });
    expect(await trade("ore")).toMatchObject({ status: 409, body: { code: "exchange-short" } });
    expect(await trade("herbs")).toMatchObject({ status: 409, body: { code: "exchange-short" } });
    expect((await trade("wood")).status).toBe(400);
  });

  test("is done once under one name, and for each account on its own", async () => {
    const [player, other] = [
      await registeredPlayer(server, "named"),
      await registeredPlayer(server, "namesake"),
    ];
    await Promise.all([player, other].map((each) => each.fish(many("blue", 8))));
    const tries = await Promise.all([1, 2, 3].map(() => exchange(player, "blue", "red", "trade-0001")));
    for (const { body } of tries) expect(body.wallet.bag.fish.stock).toMatchObject({ blue: 6, red: 1 });
    expect((await exchange(other, "blue", "red", "trade-0001")).body.wallet.bag.fish.stock).toMatchObject({
      red: 1,
    });
    expect((await exchange(player, "blue", "red", "trade-0002")).body.wallet.bag.fish.stock).toMatchObject({
      red: 2,
    });
  });

  test("is refused under a name that stands for another exchange, or that is none", async () => {
    const player = await registeredPlayer(server, "careless");
    await player.fish(many("blue", 8));
    await exchange(player, "blue", "red", "trade-0001");
    const bad = { status: 400, body: { code: "bad-request" } };
    expect(await exchange(player, "blue", "green", "trade-0001")).toMatchObject(bad);
    expect(await exchange(player, "blue", "red", "short")).toMatchObject(bad);
    expect((await wallet(player)).bag.fish.stock).toMatchObject({ blue: 6, red: 1, green: 0 });
  });
});

test("all of this kept the invariants", async () => {
  expect(await auditWallets(server.deps.connection)).toEqual([]);
});
