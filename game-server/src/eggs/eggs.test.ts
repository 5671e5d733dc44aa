import { setTimeout as sleep } from "node:timers/promises";
import { FISHING_MESSAGES } from "@diamond-valley/schemas/fishing/messages.ts";
import { PLAYER_OPTIONS, packLook } from "@diamond-valley/schemas/looks/look.ts";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { INTERACT, type InteractAnswer, OVERHEARD } from "@diamond-valley/schemas/story/messages.ts";
import { NOTES } from "@diamond-valley/schemas/story/notes.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { targetIn } from "@diamond-valley/schemas/story/targets.ts";
import { EMOTE } from "@diamond-valley/schemas/walking/messages.ts";
import { EMOTE_INTERVAL, type Emote } from "@diamond-valley/schemas/walking/walking.ts";
import type { Room } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFights } from "../boss/fights.ts";
import { fought } from "../boss/testing/fought.ts";
import { fights as fightsOn } from "../boss/testing/plays.ts";
import { MAPS } from "../rooms/maps.ts";
import { createProgressStore } from "../story/progress.ts";
import { visitorAt } from "../story/testing/visitor.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { auditWallets } from "../wallet/invariants.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection, { tempo: 50 });
});
afterAll(() => game?.close());

const OPEN = { "done.diamond": 1 };
const diamondsOf = async (account: string) => (await game.wallets.view(account)).diamonds;
const knows = (account: string, facts: Record<string, number>) =>
  createProgressStore(game.deps).change(account, (before) => changed(before, { set: facts, add: {} }));

/** A player beside what listens in a place, with what it overhears. */
async function beside(account: string, place: PlaceName, name: string) {
  const { at } = targetIn(place, MAPS[place], name)!;
  const { x, y } = nearestFree(MAPS[place], Math.round(at.x), Math.round(at.y), 16);
  await game.rooms.seats.exit(account);
  await game.stand(account, { place, area: 1, x, y });
  const room: Room = await game.join(account, place);
  const heard: InteractAnswer[] = [];
  room.onMessage(OVERHEARD.name, (answer: InteractAnswer) => heard.push(answer));
  const show = (emote: Emote) => room.request<unknown, unknown>(EMOTE.name, { emote });
  return { room, heard, show };
}

test("a wave at the fountain is answered after the last act, to who waves alone, and pays once", async () => {
  await knows("ann", {});
  const early = await beside("ann", "village", "fountain");
  await early.show("wave");
  expect(early.heard).toEqual([]);
  await knows("ann", OPEN);
  const [ann, ben] = [await beside("ann", "village", "fountain"), await beside("ben", "village", "fountain")];
  await ann.show("wave");
  await until(() => ann.heard.length === 1);
  expect(ann.heard[0]).toMatchObject({
    egg: 1,
    target: "fountain",
    say: ["village:egg.1"],
    granted: { diamonds: 20 },
    progress: { facts: { "egg.1": 1 } },
  });
  expect(await diamondsOf("ann")).toBe(20);
  await sleep(EMOTE_INTERVAL + 50);
  await ann.show("wave");
  await ann.show("heart").catch(() => {});
  expect(await diamondsOf("ann")).toBe(20);
  expect(ann.heard).toHaveLength(1);
  expect(ben.heard).toEqual([]);
  await Promise.all([ann.room.leave(), ben.room.leave()]);
});

test.each([
  ["hotel-201", "bed", "sleep", 3],
  ["mine", "end-wall", "cheer", 4],
  ["shop-mirrors", "mirrors", "laugh", 5],
  ["warehouse-loft", "cat", "surprise", 6],
  ["gallery-hall", "portrait-heart", "heart", 11],
] as const)("in %s the %s hears %s: egg %i", async (place, name, emote, egg) => {
  const account = `egg-${egg}`;
  // Room 201 opens without its card to who has done the act.
  await knows(account, { ...OPEN, "done.silver": 1 });
  const guest = await beside(account, place, name);
  await guest.show(emote === "heart" ? "wave" : "heart");
  await sleep(EMOTE_INTERVAL + 50);
  expect(guest.heard).toEqual([]);
  await guest.show(emote);
  await until(() => guest.heard.length === 1);
  expect(guest.heard[0]).toMatchObject({ egg, granted: { diamonds: 20 } });
  expect(await diamondsOf(account)).toBe(20);
  await guest.room.leave();
});

test("who is of one colour from head to toe shows it on the plaza, by any emote", async () => {
  const { head, hat, eyes } = PLAYER_OPTIONS;
  const look = {
    head: head[0],
    colour: "teal",
    hat: hat[1],
    scarf: "teal",
    eyes: eyes[0],
    accent: "teal",
  } as const;
  await knows("cy", OPEN);
  const cy = await beside("cy", "village", "fountain");
  await cy.show("laugh");
  expect(cy.heard).toEqual([]);
  game.rooms.showAs("cy", { nickname: "cy", look: packLook(look), outfit: 0 });
  await sleep(EMOTE_INTERVAL + 50);
  await cy.show("laugh");
  await until(() => cy.heard.length === 1);
  expect(cy.heard[0]).toMatchObject({ egg: 12 });
  await cy.room.leave();
});

test("the third cast at spot 23 brings the boot, over two visits", async () => {
  await knows("dan", OPEN);
  const cast = async (times: number) => {
    const angler = await beside("dan", "lake", "spot-23");
    for (let casts = 0; casts < times; casts += 1) {
      await angler.room.request(FISHING_MESSAGES.cast.name, {});
      await angler.room.request(FISHING_MESSAGES.reelIn.name, {}).catch(() => {});
    }
    await angler.room.leave();
    await until(async () => (await game.rooms.seats.whereIs("dan")) === null);
    return angler.heard.flatMap(({ egg }) => egg ?? []);
  };
  expect(await cast(2)).toEqual([]);
  expect(await cast(2)).toEqual([13]);
  expect(await diamondsOf("dan")).toBe(20);
});

test("what is knocked at, picked up, dialled and patted pays once, however fast it is pressed", async () => {
  const eve = await visitorAt(game, "eve", "village", OPEN);
  for (const line of ["village:knock.1", "village:knock.2", "village:egg.2", "village:knock.later"])
    expect((await eve.touch("mushroom")).say).toEqual([line]);
  expect(await eve.touch("first-coin")).toMatchObject({ egg: 8, granted: { diamonds: 20 } });
  expect(await eve.refusal("first-coin")).toBe("not-found");
  await eve.go("phone-hall");
  expect((await eve.touch("phone", "=1110").catch(() => null))?.egg).toBeUndefined();
  await knows("eve", { "done.phone-hall": 1 });
  expect(await eve.touch("phone", "=1110")).toMatchObject({ egg: 10, solved: true });
  expect(await eve.touch("phone", "=1110")).toMatchObject({ solved: false, granted: null });
  expect(await diamondsOf("eve")).toBe(60);
  await eve.leave();

  await knows("flo", { ...OPEN, knocks: 2 });
  const { room } = await beside("flo", "village", "mushroom");
  const knock = () => room.request<unknown, InteractAnswer>(INTERACT.name, { target: "mushroom" });
  await Promise.all([knock(), knock(), knock()]);
  expect(await diamondsOf("flo")).toBe(20);
  await room.leave();
});

test("the ranger's hat lies in the forest, and pays where it is brought back, once", async () => {
  const early = await visitorAt(game, "hal", "forest");
  expect(await early.refusal("hat")).toBe("not-found");
  await early.leave();
  const hal = await visitorAt(game, "hal", "forest", OPEN);
  expect(await hal.touch("hat")).toMatchObject({ say: ["forest:hat"], granted: null });
  expect(await hal.refusal("hat")).toBe("not-found");
  expect(await diamondsOf("hal")).toBe(0);
  await hal.go("village");
  expect(await hal.touch("ranger")).toMatchObject({ egg: 7, granted: { diamonds: 20 } });
  expect((await hal.touch("ranger")).egg).toBeUndefined();
  expect(await diamondsOf("hal")).toBe(20);
  await hal.leave();
});

test("a star that fell on the roof of the tower is caught once, after the last act", async () => {
  const before = { "done.platinum": 1 };
  const early = await visitorAt(game, "ivy", "tower-roof", before);
  expect(await early.refusal("falling-star")).toBe("not-found");
  await early.leave();
  const ivy = await visitorAt(game, "ivy", "tower-roof", OPEN);
  expect(await ivy.touch("falling-star")).toMatchObject({
    egg: 9,
    say: ["platinum:egg.9"],
    granted: { diamonds: 20 },
  });
  expect(await ivy.refusal("falling-star")).toBe("not-found");
  expect(await diamondsOf("ivy")).toBe(20);
  await ivy.leave();
});

test("the little golem can be patted once it lives on the circle, and pays for the first time", async () => {
  await knows("jo", OPEN);
  const early = await visitorAt(game, "jo", "village");
  await expect(early.go("magic-circle")).rejects.toMatchObject({ code: "forbidden" });
  await early.leave();
  await createFights(game.deps, game.wallets).pay(fought("jo", game.attempts.mint(), "story", fightsOn));
  const before = await diamondsOf("jo");
  const jo = await visitorAt(game, "jo", "magic-circle");
  // It stands in one of two places, and a visitor goes to one thing after the other.
  const pats: (InteractAnswer | null)[] = [];
  for (const name of ["pebble", "pebble-home"]) pats.push(await jo.touch(name).catch(() => null));
  expect(pats.filter((pat) => pat?.egg === 15)).toHaveLength(1);
  const name = pats[0] ? "pebble" : "pebble-home";
  expect(await jo.touch(name)).toMatchObject({ say: ["magic-circle:pebble.again"], granted: null });
  expect(await diamondsOf("jo")).toBe(before + 20);
  await jo.leave();
});

test("the last note that is read brings its egg besides", async () => {
  const read = Object.fromEntries(NOTES.map((_, index) => [`note.${index + 1}`, 1]));
  const gus = await visitorAt(game, "gus", "village", { ...OPEN, ...read, "note.17": 0 });
  expect(await gus.touch("note-17")).toMatchObject({
    egg: 14,
    say: ["village:note.17"],
    granted: { diamonds: 20 },
  });
  expect(await gus.touch("note-17")).toMatchObject({ granted: null });
  expect(await diamondsOf("gus")).toBe(20);
  await gus.leave();
});

test("nothing was paid that can't be told from the ledger, and nothing went wrong unseen", async () => {
  expect(await auditWallets(database.connection)).toEqual([]);
  expect(game.errors).toEqual([]);
});
