import { setTimeout as sleep } from "node:timers/promises";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { INTERACT, type InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { SAY } from "@diamond-valley/schemas/walking/messages.ts";
import { PHRASE_INTERVAL, phraseAt } from "@diamond-valley/schemas/walking/phrases.ts";
import { EMOTE_INTERVAL, EMOTES } from "@diamond-valley/schemas/walking/walking.ts";
import type { Room } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { freshDatabase } from "../testing/database.ts";
import { liveRooms, startGame, type TestGame, until } from "../testing/rooms.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

type Village = Room<unknown, HubState>;
const enter = (account: string): Promise<Village> => game.join<HubState>(account, "village");
const me = (room: Village) => room.state.players.get(room.sessionId)!;
const codeOf = (error: unknown) => (error as { reason: { code: string } }).reason.code;

test("players see each other with names and looks, from the start of the village", async () => {
  game.accounts.set("ann", { registered: true, nickname: "Ann", look: 77, outfit: 5 });
  const [ann, ben] = [await enter("ann"), await enter("ben")];
  await until(() => ben.state.players.size === 2 && ann.state.players.size === 2);
  const start = MAPS.village.spawns.get("start")!;
  expect(ben.state.players.get(ann.sessionId)).toMatchObject({
    name: "Ann",
    look: 77,
    outfit: 5,
    online: true,
    ...start,
  });
  expect(me(ben).name).toBe("Robot ben");
  expect(ann.state.area).toBe(1);
  const highest = 0xffff_ffff;
  await game.rooms.showAs("ann", { nickname: "Anna", look: 78, outfit: highest });
  await until(() => ben.state.players.get(ann.sessionId)?.name === "Anna");
  expect(ben.state.players.get(ann.sessionId)?.look).toBe(78);
  expect(ben.state.players.get(ann.sessionId)?.outfit).toBe(highest);
  await ann.leave();
  await until(() => ben.state.players.size === 1);
  await ben.leave();
});

test("an emote shows to the others, at most one in its interval, and a repeat shows again", async () => {
  const [ann, ben] = [await enter("ann"), await enter("ben")];
  await until(() => ben.state.players.has(ann.sessionId));
  const seen = ben.state.players.get(ann.sessionId)!;
  expect(seen).toMatchObject({ emote: 0, emoteSeq: 0 });
  expect(await ann.request("emote", { emote: "cheer" })).toEqual({});
  await until(() => seen.emoteSeq === 1);
  expect(EMOTES[seen.emote - 1]).toBe("cheer");
  expect(await ann.request("emote", { emote: "cheer" }).catch(codeOf)).toBe("too-fast");
  await sleep(EMOTE_INTERVAL + 100);
  expect(await ann.request("emote", { emote: "cheer" })).toEqual({});
  await until(() => seen.emoteSeq === 2);
  await Promise.all([ann.leave(), ben.leave()]);
});

test("a phrase shows to the others by its number, at most one in its interval, and nothing else can be said", async () => {
  const [ann, ben] = [await enter("ann"), await enter("ben")];
  await until(() => ben.state.players.has(ann.sessionId));
  const seen = ben.state.players.get(ann.sessionId)!;
  const say = (content: unknown): Promise<unknown> => ann.request(SAY.name, content).catch(codeOf);
  expect(await say({ phrase: "hello" })).toEqual({});
  await until(() => seen.emoteSeq === 1);
  expect(phraseAt(seen.emote)).toBe("hello");
  for (const content of [{ phrase: "buy my things" }, { phrase: 3 }, { text: "hi" }, {}, null])
    expect(await say(content)).toBe("bad-request");
  expect(await say({ phrase: "hello" })).toBe("too-fast");
  await sleep(EMOTE_INTERVAL + 100);
  // An emote is shown sooner than the next phrase may come.
  expect(await say({ phrase: "thanks" })).toBe("too-fast");
  expect(await ann.request("emote", { emote: "cheer" })).toEqual({});
  await sleep(PHRASE_INTERVAL - EMOTE_INTERVAL);
  expect(await say({ phrase: "thanks" })).toEqual({});
  await until(() => phraseAt(seen.emote) === "thanks");
  expect(seen.emoteSeq).toBe(3);
  await Promise.all([ann.leave(), ben.leave()]);
});

test("characters talk to whoever is within reach, and the fisher offers delivery and trade", async () => {
  const fisher = MAPS.village.characters.find(({ slug }) => slug === "fisher")!;
  const near = { x: Math.round(fisher.x), y: Math.round(fisher.y) + 60 };
  await game.stand("carl", { place: "village", area: 1, ...near });
  const carl = await enter("carl");
  const answer = await carl.request<unknown, InteractAnswer>(INTERACT.name, { target: "fisher" });
  expect(answer).toMatchObject({ target: "fisher", offers: ["deliver-fish", "exchange-fish"] });
  expect(answer.say.length).toBeGreaterThan(0);
  expect(answer.values).toMatchObject({ quantity: 10, coloured: 2, failed: 3 });
  expect(await carl.request(INTERACT.name, { target: "elder" }).catch(codeOf)).toBe("too-far");
  expect(await carl.request(INTERACT.name, { target: "lakekeeper" }).catch(codeOf)).toBe("not-found");
  await carl.leave();
});

test("fifty play in one area; the next one opens another, which fills before a third", async () => {
  const seats = Array.from({ length: PLACES.village.players }, (_, index) => enter(`crowd${index}`));
  const crowd = await Promise.all(seats);
  expect(new Set(crowd.map((room) => room.roomId)).size).toBe(1);
  await until(() => crowd[0]!.state.players.size === PLACES.village.players);
  const [next, another] = [await enter("late"), await enter("later")];
  expect(next.roomId).not.toBe(crowd[0]!.roomId);
  expect(next.state.area).toBe(2);
  expect(another.roomId).toBe(next.roomId);
  // A full area takes nobody, whoever wants to go there; one with a free place takes who does, where the walker stood.
  const asked = { session: another.sessionId, area: 1 };
  const refused = await game.join<HubState>("later", "village", asked);
  expect(refused.state.area).toBe(2);
  await crowd[0]!.leave();
  const moved = await game.join<HubState>("later", "village", { session: refused.sessionId, area: 1 });
  expect(moved.roomId).toBe(crowd[1]!.roomId);
  await moved.leave();
  // A player of the full area who drops and comes back still has its place there.
  const dropped = crowd[7]!;
  await dropped.leave(false);
  await until(async () => !(await game.rooms.seats.player("crowd7")).online);
  const back = await enter("crowd7");
  expect(back.roomId).toBe(dropped.roomId);
  await Promise.all([...crowd, back, next].map((room) => room.connection.isOpen && room.leave()));
  await until(async () => (await liveRooms("hub")).length === 0);
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
