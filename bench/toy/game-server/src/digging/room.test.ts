import {
  DIGGING_MESSAGES,
  type DigAnswer,
  type DiggingState,
} from "@diamond-valley/schemas/digging/digging.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { INTERACT } from "@diamond-valley/schemas/story/messages.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAPS, portalsBetween } from "../rooms/maps.ts";
import { createProgressStore } from "../story/progress.ts";
import { freshDatabase } from "../testing/database.ts";
import { liveRooms, startGame, type TestGame, until } from "../testing/rooms.ts";
import { auditWallets } from "../wallet/invariants.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

/** Puts a player before the village's door to a place, and lets it in. */
async function enter(account: string, place: "dig-site" | "cellar") {
  const [door] = portalsBetween("village", place);
  await game.stand(account, { place: "village", area: 1, x: door!.x + 20, y: door!.y + 20 });
  return game.join<DiggingState>(account, place);
}

/** Lets a player into a place at a point, as after a reload there. */
async function comeBack(account: string, place: "dig-site" | "cellar", at: Point) {
  await game.stand(account, { place, area: 1, ...at });
  return game.join<DiggingState>(account, place);
}

test("the game is played: through the village's door, with its own message, and pays what it can replay", async () => {
  const [ann, ben] = await Promise.all([enter("ann", "dig-site"), enter("ben", "dig-site")]);
  expect(ann.roomId).toBe(ben.roomId);
  const start = MAPS["dig-site"].spawns.get("start");
  expect(ann.state.players.get(ann.sessionId)).toMatchObject({ ...start });
  expect((await game.rooms.seats.whereIs("ann"))?.place).toBe("dig-site");
  const refused = (depth: number, code: string) =>
    expect(ann.request(DIGGING_MESSAGES.dig.name, { depth })).rejects.toMatchObject({ reason: { code } });
  await refused(3, "too-far");
  await refused(10, "bad-request");
  await Promise.all([ann.leave(), ben.leave()]);
  await until(async () => (await game.rooms.seats.whereIs("ann")) === null);

  const digger = await comeBack("ann", "dig-site", { x: 600, y: 360 });
  const dig = (depth: number) => digger.request<unknown, DigAnswer>(DIGGING_MESSAGES.dig.name, { depth });
  const dug = [await dig(3), await dig(3), await dig(3)];
  const stones = dug.filter(({ outcome }) => outcome === "stone").length;
  expect(stones).toBeGreaterThan(0);
  expect(await game.wallets.view("ann")).toMatchObject({
    experience: 20 * stones,
    bag: { fish: { stock: { failed: stones } } },
  });
  expect(await auditWallets(database.connection)).toEqual([]);
  await digger.leave();
});

test("the act is played to its end, alone, and pays once", async () => {
  await expect(enter("cy", "cellar")).rejects.toMatchObject({ code: "forbidden" });
  for (const account of ["cy", "dee"]) {
    await createProgressStore(game.deps).change(account, () => ({
      facts: { "met.mayor": 1 },
      session: null,
    }));
  }
  const [cy, dee] = [await enter("cy", "cellar"), await enter("dee", "cellar")];
  expect(cy.roomId).not.toBe(dee.roomId);
  expect(await liveRooms("story")).toHaveLength(2);
  const touch = (target: string, choice?: string) =>
    cy.request(INTERACT.name, choice ? { target, choice } : { target });
  expect(await touch("phone")).toMatchObject({ say: ["cellar:no-chip"] });
  expect(await touch("chip")).toMatchObject({ progress: { facts: { "session.chip": 1 } } });
  expect(await touch("phone")).toMatchObject({
    target: "phone",
    say: ["cellar:hello"],
    choices: [{ id: "answer" }],
    granted: null,
  });
  expect(await touch("phone", "answer")).toMatchObject({ granted: { diamonds: 20 } });
  expect(await touch("phone")).toMatchObject({ say: ["cellar:again"], granted: null });
  // The act's 20, and the 5 of level 2, which its experience reaches.
  expect(await game.wallets.view("cy")).toMatchObject({ experience: 300, diamonds: 25 });
  await Promise.all([cy.leave(), dee.leave()]);
  await until(async () => (await game.rooms.seats.whereIs("cy")) === null);

  // A new visit: what was only carried is gone, what was done stays.
  const again = await enter("cy", "cellar");
  expect(await again.request(INTERACT.name, { target: "phone" })).toMatchObject({
    say: ["cellar:no-chip"],
  });
  expect(await again.request(INTERACT.name, { target: "chip" })).toMatchObject({
    say: ["cellar:chip"],
    progress: { facts: { "met.mayor": 1, "done.cellar": 1 }, session: { place: "cellar" } },
  });
  await again.leave();
});
