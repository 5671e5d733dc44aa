import { PREREG_GIFT } from "@diamond-valley/schemas/account/prereg-gift.ts";
import type { LoginAnswer, UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { expect, test } from "vitest";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, type Session, signIn, walkToCallback } from "../testing/sign-in.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";

const server = testServer();

const enter = (player: Session) =>
  player.call("POST", "/hub/enter", { protocol: PROTOCOL_VERSION, takeover: true });
const used = async (player: Session) =>
  (await player.call<WalletView>("GET", "/game_rpg/user_data")).body.bag.fish.used;
const promised = async (player: Session) =>
  (await player.call<UserAnswer>("GET", "/user_data")).body.data?.prereg_reward_stock_items;

test("whoever pre-registered finds the gift in the bag at the first entry, once; others find nothing", async () => {
  server.clock.set("2025-09-20T00:00:00Z");
  const early = await signIn(server.url, "early");
  expect(await promised(early)).toEqual([]);
  await early.call("POST", "/preregister", registrationOf(99_000_001));
  expect(await promised(early)).toEqual(PREREG_GIFT.items);
  expect((await enter(early)).status).toBe(410);
  server.clock.set(DEMO_START);
  expect(await used(early)).toBe(0);

  const other = newVisitor(server.url, new Map(early.cookies));
  expect((await Promise.all([enter(early), enter(other)])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await enter(early)).status).toBe(200);
  expect(await used(early)).toBe(PREREG_GIFT.items.length);
  const again = newVisitor(server.url);
  const login = await again.call<LoginAnswer>("POST", "/auth/login", await walkToCallback(again, "early"));
  // It was found: nobody is told of it again.
  expect(login.body.prereg_reward_stock_items).toEqual([]);
  expect(await promised(again)).toEqual([]);

  const late = await registeredPlayer(server, "late");
  await enter(late);
  expect(await promised(late)).toEqual([]);
  expect(await used(late)).toBe(0);
  expect(await auditWallets(server.deps.connection)).toEqual([]);
});
