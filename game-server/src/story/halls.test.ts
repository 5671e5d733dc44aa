import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
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
