import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { INTERACT, type InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { targetIn } from "@diamond-valley/schemas/story/targets.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { createProgressStore } from "./progress.ts";
import { levelDiamonds, type Visitor, visitIn, visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const SHAPES = ["drop", "sun", "leaf", "flame"];

/** What each hall pays, once: diamonds, experience and its outfit. */
const gift = (outfit: string) => ({ diamonds: 20, experience: 300, items: { [outfit]: 1 } });
const paid = (outfit: string) => ({ ...gift(outfit), diamonds: 20 + levelDiamonds(300) });

/** Ends a hall with its host: the gift comes once, and whoever comes again finds it done. */
async function ends(guest: Visitor, hall: PlaceName, host: string, outfit: string): Promise<void> {
  expect(await guest.touch(host)).toMatchObject({ granted: gift(outfit) });
  expect(await guest.touch(host)).toMatchObject({ granted: null });
  expect(await game.wallets.view(guest.account)).toMatchObject(paid(outfit));
  await guest.go("village", hall);
  expect(visitIn(await guest.facts())).toEqual({});
  expect(await guest.touch(host)).toMatchObject({ granted: null });
  await guest.leave();
}

test("Game Hall: the pack in, three, four and five tones repeated", async () => {
  const ada = await visitorAt(game, "ada", "village");
  await ada.go("game-hall");
  expect((await ada.touch("joy")).say[0]).toBe("game-hall:talk.start.1");
  expect(await ada.touch("console")).toMatchObject({ say: ["game-hall:console.dead"], open: null });
  await ada.touch("cartridge");
  expect((await ada.touch("console")).say).toEqual(["game-hall:console.load"]);
  expect(await ada.refusal("cartridge")).toBe("not-found");
  for (const [round, length] of [3, 4, 5].entries()) {
    const { open } = await ada.touch("console");
    const { sequence } = (open as unknown as { puzzle: { sequence: string[] } }).puzzle;
    expect(sequence).toHaveLength(length);
    const wrong = sequence.map((tone) => (tone === "sun" ? "leaf" : "sun"));
    expect((await ada.touch("console", `=${wrong.join(",")}`)).say).toEqual(["game-hall:console.almost"]);
    expect(await ada.refusal(`lamp-${round + 1}-lit`)).toBe("not-found");
    await ada.touch("console", `=${sequence.join(",")}`);
    expect(await ada.refusal(`lamp-${round + 1}-lit`)).toBeNull();
  }
  expect((await ada.touch("console")).say).toEqual(["game-hall:console.done"]);
  await ends(ada, "game-hall", "joy", "outfit-game");
});

test("Gallery Hall: each tube to the frame of its shape", async () => {
  const ben = await visitorAt(game, "ben", "village");
  await ben.go("gallery-hall");
  await ben.touch("easel");
  expect(await ben.touch("frame-drop")).toMatchObject({ say: ["gallery-hall:frame.grey.drop"], choices: [] });
  await ben.touch("paint-sun");
  const { choices } = await ben.touch("frame-drop");
  expect(choices.map(({ id }) => id)).toEqual(["sun"]);
  expect((await ben.touch("frame-drop", "sun")).say).toEqual(["gallery-hall:frame.clash"]);
  expect(await ben.refusal("frame-drop", "drop")).toBe("not-found");
  for (const shape of ["drop", "leaf", "flame"]) await ben.touch(`paint-${shape}`);
  expect((await ben.facts())["session.item.paint"]).toBe(4);
  for (const shape of SHAPES) {
    expect((await ben.touch(`frame-${shape}`, shape)).say).toEqual(["gallery-hall:frame.painted"]);
    expect(await ben.refusal(`frame-${shape}`)).toBe("not-found");
    expect((await ben.touch(`painted-${shape}`)).say).toEqual([`gallery-hall:frame.done.${shape}`]);
  }
  await ends(ben, "gallery-hall", "easel", "outfit-gallery");
});

test("Architect's Tower: four corners from three floors, laid from roof to root", async () => {
  const cat = await visitorAt(game, "cat", "village");
  await cat.go("architect-tower");
  await cat.touch("beam");
  await cat.touch("corner-1");
  expect(await cat.touch("board")).toMatchObject({ say: ["architect-tower:board.few"], open: null });
  await cat.go("architect-tower-2");
  await cat.touch("corner-2");
  await cat.touch("corner-3");
  await cat.go("architect-tower-3");
  await cat.touch("corner-4");
  expect((await cat.facts())["session.item.blueprint"]).toBe(4);
  await cat.go("architect-tower-2", "architect-tower");
  for (const wrong of ["root,door,wall,roof", "roof,wall,door", "roof,door,wall,root"])
    expect((await cat.touch("board", `=${wrong}`)).say).toEqual(["architect-tower:board.wrong"]);
  expect((await cat.facts())["session.item.blueprint"]).toBe(4);
  expect((await cat.touch("board", "=roof,wall,door,root")).say).toEqual(["architect-tower:board.solved"]);
  expect((await cat.touch("house")).say).toEqual(["architect-tower:board.house"]);
  await ends(cat, "architect-tower", "beam", "outfit-architect");
});

test("Phone Hall: the chip from upstairs, the cable from the right, and the day of the opening", async () => {
  const eve = await visitorAt(game, "eve", "village");
  await eve.go("phone-hall");
  expect((await eve.touch("dial")).say[0]).toBe("phone-hall:talk.start.1");
  expect(await eve.touch("phone")).toMatchObject({ say: ["phone-hall:phone.dead"], open: null });
  await eve.touch("cable");
  expect((await eve.touch("phone")).say).toEqual(["phone-hall:phone.no-chip"]);
  await eve.go("phone-hall-2");
  await eve.touch("chip");
  expect(await eve.refusal("chip")).toBe("not-found");
  await eve.go("phone-hall");
  expect((await eve.touch("phone")).say).toEqual(["phone-hall:phone.fit"]);
  expect(visitIn(await eve.facts())).toEqual({ "session.met": 1, "session.fitted": 1 });
  expect((await eve.touch("phone")).open).toEqual({ dialog: "puzzle", puzzle: { kind: "dial", digits: 4 } });
  expect((await eve.touch("phone", "=0610")).say).toEqual(["phone-hall:phone.wrong"]);
  expect((await eve.touch("dial")).say).toEqual(["phone-hall:talk.not-clear"]);
  expect(await eve.touch("phone", "=")).toMatchObject({ solved: false });
  expect((await eve.touch("dial")).say).toEqual(["phone-hall:talk.not-clear-2"]);
  expect((await eve.touch("poster")).say).toEqual(["phone-hall:poster.1", "phone-hall:poster.2"]);
  expect(await eve.touch("phone", "=1006")).toMatchObject({ solved: true, granted: null });
  expect((await eve.touch("phone")).say).toEqual(["phone-hall:phone.called"]);
  await ends(eve, "phone-hall", "dial", "outfit-phone");
});

test("Studio Hall: the reel on the table, and its frames from seed to lamp", async () => {
  const fay = await visitorAt(game, "fay", "village");
  await fay.go("studio-hall");
  await fay.touch("clip");
  expect(await fay.touch("table")).toMatchObject({ say: ["studio-hall:table.empty"], open: null });
  await fay.touch("film");
  expect((await fay.touch("table")).say).toEqual(["studio-hall:table.load"]);
  expect((await fay.facts())["session.item.film"]).toBe(0);
  expect(await fay.refusal("screen-lit")).toBe("not-found");
  for (const wrong of ["lamp,house,tree,sprout,seed", "seed,sprout,tree,house", "seed,seed,tree,house,lamp"])
    expect((await fay.touch("table", `=${wrong}`)).say).toEqual(["studio-hall:table.wrong"]);
  expect((await fay.touch("clip")).say).toEqual(["studio-hall:talk.not-clear"]);
  expect((await fay.touch("table", "=seed,sprout,tree,house,lamp")).say).toEqual(["studio-hall:table.cut"]);
  expect(await fay.refusal("screen")).toBe("not-found");
  expect((await fay.touch("screen-lit")).say).toEqual(["studio-hall:screen.lit"]);
  await ends(fay, "studio-hall", "clip", "outfit-studio");
});

test.each([
  ["phone-hall", "dial", { "session.met": 1, "session.called": 1 }, "outfit-phone"],
  ["studio-hall", "clip", { "session.met": 1, "session.cut": 1 }, "outfit-studio"],
] as const)("%s pays once, however fast its host is asked", async (hall, host, done, outfit) => {
  const account = `fast-${hall}`;
  const guest = await visitorAt(game, account, "village");
  await guest.go(hall);
  await guest.touch(host);
  await createProgressStore(game.deps).change(account, (before) => changed(before, { set: done, add: {} }));
  await guest.leave();
  const { at } = targetIn(hall, MAPS[hall], host)!;
  await game.stand(account, { place: hall, area: 1, x: Math.round(at.x), y: Math.round(at.y) + 70 });
  const room = await game.join(account, hall);
  const presses = [1, 2, 3].map(() => room.request<unknown, InteractAnswer>(INTERACT.name, { target: host }));
  const granted = (await Promise.all(presses)).filter((answer) => answer.granted);
  expect(granted.length).toBeGreaterThan(0);
  expect(await game.wallets.view(account)).toMatchObject(paid(outfit));
  await room.leave();
});

test("who leaves a hall early finds everything where it was", async () => {
  const dan = await visitorAt(game, "dan", "village");
  await dan.go("architect-tower");
  await dan.touch("corner-1");
  await dan.go("village", "architect-tower");
  expect(visitIn(await dan.facts())).toEqual({});
  await dan.touch("corner-1");
  expect((await dan.facts())["session.item.blueprint"]).toBe(1);
  await dan.leave();
});
