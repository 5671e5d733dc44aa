import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { packLook, randomLook } from "@diamond-valley/schemas/looks/look.ts";
import { NO_OUTFIT, type Outfit, packOutfit } from "@diamond-valley/schemas/looks/outfit.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { LEVELS } from "@diamond-valley/schemas/wallet/levels.ts";
import type { Skill } from "@diamond-valley/schemas/wallet/wallet.ts";
import { expect, test } from "vitest";
import { colyseusTestServer } from "../testing/colyseus.ts";
import { until } from "../testing/rooms.ts";
import { testServer } from "../testing/server.ts";
import { registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { accountModel } from "./account-model.ts";

const server = testServer();
const colyseus = colyseusTestServer(server);
const look = randomLook(7);
const STARTER: Outfit = { ...NO_OUTFIT, clothes: "overalls", weapon: "big-wrench", badge: "gear-pin" };

const dress = (player: TestPlayer, outfit?: object) =>
  player.call("PUT", "/game_rpg/character", { ...look, ...(outfit && { outfit }) });
const problemOf = (answer: { body: unknown }) => answer.body as ProblemBody;
const configOf = async (player: TestPlayer) =>
  (await player.call<UserAnswer>("GET", "/user_data")).body.data?.character_config;

/** Experience of a skill up to its mastery level. */
async function master(player: TestPlayer, skill: Skill, level: number): Promise<void> {
  const skillExperience = LEVELS.mastery[skill].slice(0, level - 1).reduce((sum, each) => sum + each, 0);
  const key = `stock:${skill}-${level}`;
  await player.wallets.apply(player.id, {
    kind: "catch",
    key,
    category: "fish",
    items: [],
    skill,
    skillExperience,
  });
}

async function enterVillage(player: TestPlayer) {
  const seat = await player.call<SeatAnswer>("POST", "/hub/enter", { protocol: PROTOCOL_VERSION });
  return colyseus.sdk.consumeSeatReservation<HubState>(seat.body);
}

test("an outfit is saved, stays when only the look changes, and is saved again without harm", async () => {
  const player = await registeredPlayer(server, "dressed");
  expect(await configOf(player)).toMatchObject({ outfit: NO_OUTFIT });
  for (let time = 0; time < 2; time += 1)
    expect(await dress(player, STARTER)).toMatchObject({ status: 200, body: { ...look, outfit: STARTER } });
  expect(await configOf(player)).toEqual({ ...look, outfit: STARTER });
  expect((await dress(player)).body).toEqual(look);
  expect(await configOf(player)).toEqual({ ...look, outfit: STARTER });
  expect((await accountModel.check(server.deps.connection)).problems).toEqual([]);
});

test("everybody in the place sees it at once", async () => {
  const [player, friend] = [await registeredPlayer(server, "seen"), await registeredPlayer(server, "seeing")];
  const [own, watching] = [await enterVillage(player), await enterVillage(friend)];
  const walker = () => watching.state.players?.get(own.sessionId);
  await until(() => walker()?.outfit === 0);
  await dress(player, STARTER);
  await until(() => walker()?.outfit === packOutfit(STARTER) && walker()?.look === packLook(look));
  await Promise.all([own.leave(), watching.leave()]);
  // Whoever comes back wears it from the first state on.
  const again = await enterVillage(player);
  await until(() => again.state.players?.get(again.sessionId)?.outfit === packOutfit(STARTER));
  await again.leave();
});

test("a locked piece is refused with the whole change, until mastery opens it", async () => {
  const player = await registeredPlayer(server, "learner");
  await dress(player, STARTER);
  const wanted = { ...STARTER, weapon: "crystal-sword" };
  for (const skill of ["mining", "combat"] as const) {
    const refused = await player.call("PUT", "/game_rpg/character", { ...randomLook(8), outfit: wanted });
    expect([refused.status, problemOf(refused).code]).toEqual([403, "piece-locked"]);
    await master(player, skill, 6);
  }
  expect(await configOf(player)).toEqual({ ...look, outfit: STARTER });
  expect((await dress(player, wanted)).status).toBe(200);
  expect(await configOf(player)).toEqual({ ...look, outfit: wanted });
});

test("an item that stays opens its piece, and so does who somebody is", async () => {
  const player = await registeredPlayer(server, "guest+invited");
  const wanted = { ...NO_OUTFIT, costume: "architect", badge: "guest-pin" };
  expect(problemOf(await dress(player, wanted)).code).toBe("piece-locked");
  const gift = { kind: "grant", key: "story:architect-tower", diamonds: 20, experience: 300 } as const;
  await player.wallets.apply(player.id, { ...gift, items: { "outfit-architect": 1 } });
  expect((await dress(player, wanted)).status).toBe(200);
  const stranger = await registeredPlayer(server, "stranger");
  expect(problemOf(await dress(stranger, { ...NO_OUTFIT, badge: "guest-pin" })).code).toBe("piece-locked");
});

test.each([
  ["a piece of another slot", { ...NO_OUTFIT, weapon: "overalls" }],
  ["a piece that there is not", { ...NO_OUTFIT, glow: "halo" }],
  ["an outfit that is not whole", { weapon: "big-wrench" }],
  ["another slot", { ...NO_OUTFIT, tail: "none" }],
  ["a number", { ...NO_OUTFIT, weapon: 1 }],
])("%s is a bad request", async (_, outfit) => {
  const player = await registeredPlayer(server, `wrong-${_.replaceAll(" ", "-")}`);
  const answer = await dress(player, outfit);
  expect([answer.status, problemOf(answer).code]).toEqual([400, "bad-request"]);
});

test("pieces that a later version stored are not worn", async () => {
  const player = await registeredPlayer(server, "later");
  const accounts = accountModel.collection(server.deps.connection);
  await accounts.updateOne({ _id: player.id }, { $set: { outfit: 0xffff_ffff } });
  const known = (await configOf(player))?.outfit;
  expect(known).toMatchObject({ headgear: "none", costume: "none", boots: "none", scarf: "red-team-scarf" });
});
