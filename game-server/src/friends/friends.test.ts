import type { FriendsAnswer } from "@diamond-valley/schemas/friends/contracts.ts";
import { FRIENDS_MAX, REQUESTS_MAX } from "@diamond-valley/schemas/friends/friendship.ts";
import { FRIENDS_NEWS } from "@diamond-valley/schemas/friends/messages.ts";
import { expect, test } from "vitest";
import { until } from "../testing/rooms.ts";
import { testServer } from "../testing/server.ts";
import { sit } from "../testing/two-servers.ts";
import { registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { friendshipModel } from "./friendship-model.ts";
import { createFriendships } from "./friendships.ts";
import { befriend, befriendCrowd, codeOf, FRIENDS, listOf } from "./testing/crowd.ts";

const server = testServer();
let people = 0;
async function player(nickname = ""): Promise<TestPlayer> {
  const one = await registeredPlayer(server, `friend-${++people}`);
  if (nickname) await one.call("PUT", "/game_rpg/nickname", { nickname });
  return one;
}
const ask = (who: TestPlayer, code: string) => who.call<FriendsAnswer>("POST", FRIENDS, { code });
const end = (who: TestPlayer, code: string, block?: boolean) =>
  who.call<FriendsAnswer>("DELETE", FRIENDS, { code, ...(block !== undefined && { block }) });
const pairs = () => friendshipModel.collection(server.deps.connection);

test("whoever has a code asks, and sees nothing of the other before it has agreed", async () => {
  const [ann, ben] = [await player("Ann"), await player("Ben")];
  const village = await sit(ben, false, server.url);
  const asked = await ask(ann, (await codeOf(ben)).toLowerCase().replace("-", " "));
  expect(asked.status).toBe(200);
  expect(asked.body).toMatchObject({ friends: [], asking: [], asked: [{ name: "Ben" }], blocked: [] });
  // Name and looks are seen in the village by everybody; where somebody is, or how far it has come, is not said.
  expect(Object.keys(asked.body.asked[0]!).sort()).toEqual(["code", "look", "name", "outfit"]);
  const waiting = (await listOf(ben)).asking;
  expect(waiting).toMatchObject([{ name: "Ann" }]);

  const agreed = await ask(ben, waiting[0]!.code);
  expect(agreed.body).toMatchObject({ friends: [{ name: "Ann", online: false }], asking: [] });
  const [friend] = (await listOf(ann)).friends;
  expect(friend).toMatchObject({
    name: "Ben",
    online: true,
    place: "village",
    area: 1,
    session: null,
    watchable: true,
    level: 1,
    team: null,
  });
  // Whoever is in the same room can be found there.
  const beside = await sit(ann, false, server.url);
  expect((await listOf(ann)).friends[0]).toMatchObject({ session: village.sessionId });
  const told = JSON.stringify([await listOf(ann), await listOf(ben)]);
  for (const { id } of [ann, ben]) expect(told).not.toContain(id);
  await Promise.all([village.leave(), beside.leave()]);
  await until(async () => !(await listOf(ann)).friends[0]!.online);
  expect((await listOf(ann)).friends[0]).toMatchObject({ place: "village", area: null, session: null });
});

test("two who ask each other are friends, and asking again changes nothing", async () => {
  const [ann, ben] = [await player(), await player()];
  const code = await codeOf(ben);
  await ask(ann, code);
  expect((await ask(ann, code)).body.asked).toHaveLength(1);
  const agreed = await ask(ben, await codeOf(ann));
  expect(agreed.body.friends).toHaveLength(1);
  expect(await ask(ann, code)).toMatchObject({ status: 409, body: { code: "friend-already" } });
  // Agreeing twice, as after an answer that got lost.
  expect(await ask(ben, agreed.body.friends[0]!.code)).toMatchObject({ status: 200 });
  expect(await pairs().countDocuments({ members: ann.id })).toBe(1);
});

test.each([
  ["no code at all", {}, "bad-request"],
  ["an empty one", { code: "" }, "bad-request"],
  ["a list", { code: ["ABCD-EFGH"] }, "bad-request"],
  ["a query", { code: { $ne: null } }, "bad-request"],
  ["more than a code", { code: "ABCD-EFGH", state: "friends" }, "bad-request"],
  ["a code of nobody", { code: "ZZZZ-ZZZZ" }, "friend-unknown"],
  ["words", { code: "hello there" }, "friend-unknown"],
  ["a line of nobody's list", { code: "0".repeat(24) }, "friend-unknown"],
])("%s is refused, and changes nothing", async (_, body, code) => {
  const ann = await player();
  const before = await listOf(ann);
  for (const method of ["POST", "DELETE"])
    expect(await ann.call(method, FRIENDS, body)).toMatchObject({ body: { code } });
  expect(await listOf(ann)).toEqual(before);
});

test("an account's id is no code, nor is a line of somebody else's list", async () => {
  const [ann, ben, cat] = [await player(), await player(), await player()];
  await ask(ann, await codeOf(ben));
  const [line] = (await listOf(ben)).asking;
  for (const code of [ann.id, ben.id, line!.code])
    for (const act of [ask, end])
      expect((await act(cat, code)).body).toMatchObject({ code: "friend-unknown" });
  expect((await listOf(ben)).asking).toHaveLength(1);
});

test("a request is taken back, declined, and a friendship ended, by either", async () => {
  const [ann, ben] = [await player(), await player()];
  await ask(ann, await codeOf(ben));
  expect((await end(ann, (await listOf(ann)).asked[0]!.code)).body.asked).toEqual([]);
  expect((await listOf(ben)).asking).toEqual([]);
  await ask(ann, await codeOf(ben));
  expect((await end(ben, (await listOf(ben)).asking[0]!.code)).body.asking).toEqual([]);
  expect((await listOf(ann)).asked).toEqual([]);
  await befriend(ann, ben);
  const { code } = (await listOf(ben)).friends[0]!;
  expect((await end(ben, code)).body.friends).toEqual([]);
  expect((await listOf(ann)).friends).toEqual([]);
  expect(await end(ben, code)).toMatchObject({ status: 404, body: { code: "friend-unknown" } });
});

test("who is blocked learns nothing, and can't ask again until that is taken back", async () => {
  const [ann, ben] = [await player(), await player("Ben")];
  await befriend(ann, ben);
  const blocked = await end(ann, (await listOf(ann)).friends[0]!.code, true);
  expect(blocked.body).toMatchObject({ friends: [], blocked: [{ name: "Ben" }] });
  expect(await listOf(ben)).toMatchObject({ friends: [], asking: [], asked: [], blocked: [] });
  // As for a code of nobody.
  const nobody = await ask(ben, "ZZZZ-ZZZZ");
  const { status, body } = await ask(ben, await codeOf(ann));
  expect({ status, body }).toEqual({ status: nobody.status, body: nobody.body });
  await end(ann, blocked.body.blocked[0]!.code);
  expect((await ask(ben, await codeOf(ann))).status).toBe(200);
});

test("a new code takes the place of the old one, once however often it is asked for", async () => {
  const [ann, ben] = [await player(), await player()];
  const old = await codeOf(ann);
  const renew = () => ann.call<FriendsAnswer>("POST", `${FRIENDS}/code`, { code: old });
  const [first, again] = [(await renew()).body.code, (await renew()).body.code];
  expect(first).not.toBe(old);
  expect(again).toBe(first);
  expect(await ask(ben, old)).toMatchObject({ body: { code: "friend-unknown" } });
  expect((await ask(ben, first)).body.asked).toHaveLength(1);
});

test("pages that look for the first time at once show the same code", async () => {
  const ann = await player();
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(ann)));
  expect(new Set(codes).size).toBe(1);
});

test("a list holds fifty friends, also where two agree at once, and no more requests than it may", async () => {
  const [ann, ben, cat] = [await player(), await player(), await player()];
  await befriendCrowd(server.deps.connection, ann.id, FRIENDS_MAX - 1);
  for (const one of [ben, cat]) await ask(one, await codeOf(ann));
  const waiting = (await listOf(ann)).asking;
  const stores = [0, 1].map(() => createFriendships(server.deps));
  const agreed = await Promise.allSettled([
    stores[0]!.act(ann.id, ben.id, "accept"),
    stores[1]!.act(ann.id, cat.id, "accept"),
  ]);
  const friends = await pairs().countDocuments({ members: ann.id, state: "friends" });
  expect(friends).toBeLessThanOrEqual(FRIENDS_MAX);
  expect(friends).toBe(FRIENDS_MAX - 1 + agreed.filter(({ status }) => status === "fulfilled").length);
  // One of both still has room, and then nobody.
  for (const { code } of waiting) await ask(ann, code);
  expect(await pairs().countDocuments({ members: ann.id, state: "friends" })).toBe(FRIENDS_MAX);
  const dan = await player();
  expect(await ask(dan, await codeOf(ann))).toMatchObject({ body: { code: "friend-has-no-room" } });
  expect(await ask(ann, await codeOf(dan))).toMatchObject({ body: { code: "friends-full" } });

  const eva = await player();
  await befriendCrowd(server.deps.connection, eva.id, REQUESTS_MAX);
  await pairs().updateMany({ members: eva.id }, { $set: { state: "asked" } });
  expect(await ask(eva, await codeOf(dan))).toMatchObject({ body: { code: "friends-full" } });
});

test("the same two who ask, agree, end and block at once from several processes stand in one way", async () => {
  const [ann, ben] = [await player(), await player()];
  const stores = [0, 1, 2].map(() => createFriendships(server.deps));
  const acts = (["ask", "ask", "accept", "end", "block", "ask", "end"] as const).flatMap((act, index) => [
    stores[index % 3]!.act(ann.id, ben.id, act),
    stores[(index + 1) % 3]!.act(ben.id, ann.id, act),
  ]);
  await Promise.allSettled(acts);
  expect(await pairs().countDocuments({ members: ann.id })).toBeLessThanOrEqual(1);
  const [mine, theirs] = [await stores[0]!.of(ann.id), await stores[1]!.of(ben.id)];
  expect(mine.map(({ state, by }) => ({ state, by }))).toEqual(
    theirs.map(({ state, by }) => ({ state, by })),
  );
});

test("who is asked and who was accepted is told of it in its room", async () => {
  const [ann, ben] = [await player("Ann"), await player("Ben")];
  const told: unknown[] = [];
  const rooms = await Promise.all(
    [ann, ben].map(async (one) => {
      const room = await sit(one, false, server.url);
      room.onMessage(FRIENDS_NEWS.name, (news) => told.push(news));
      return room;
    }),
  );
  await ask(ann, await codeOf(ben));
  await until(() => told.length === 1);
  await ask(ben, (await listOf(ben)).asking[0]!.code);
  await until(() => told.length === 2);
  expect(told).toEqual([
    { why: "asked", name: "Ann" },
    { why: "accepted", name: "Ben" },
  ]);
  await Promise.all(rooms.map((room) => room.leave()));
});

test("whether friends may watch is the player's own choice, and yes before it was made", async () => {
  const [ann, ben] = [await player(), await player()];
  await befriend(ann, ben);
  expect((await listOf(ben)).friends[0]!.watchable).toBe(true);
  const put = (body: unknown) => ann.call<FriendsAnswer>("PUT", FRIENDS, body);
  expect((await put({ watchable: false })).body.watchable).toBe(false);
  expect((await listOf(ben)).friends[0]!.watchable).toBe(false);
  expect(await put({ watchable: "no" })).toMatchObject({ status: 400 });
  expect((await put({ watchable: true })).body.watchable).toBe(true);
});

test("a deleted account is nobody's friend any more, and its code leads nowhere", async () => {
  const [ann, ben] = [await player(), await player()];
  await befriend(ann, ben);
  const code = await codeOf(ann);
  await ann.call("DELETE", "/auth/delete");
  expect((await listOf(ben)).friends).toEqual([]);
  expect(await ask(ben, code)).toMatchObject({ body: { code: "friend-unknown" } });
  expect(await pairs().countDocuments({ members: ann.id })).toBe(0);
});
