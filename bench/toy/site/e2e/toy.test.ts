import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enterGame, type Player, playerOf } from "./support/game.ts";
import { registerQuickly } from "./support/registration.ts";
import { mapOf } from "./support/route.ts";
import { type Visitor, visit } from "./support/visitor.ts";

/** Digs before somebody gives up: each brings up a stone or sand. */
const DIGS_MAX = 30;

let visitor: Visitor;
let player: Player;
beforeAll(async () => {
  visitor = await visit("en", "desktop", "toy");
  await registerQuickly(visitor);
  await enterGame(visitor);
  player = await playerOf(visitor);
});
afterAll(() => visitor?.leave());

/** The middle of the door from a place to another. */
function doorTo(place: PlaceName, target: PlaceName): Point {
  const door = mapOf(place).portals.find((each) => each.target === target);
  if (!door) throw new Error(`no door from ${place} to ${target}`);
  return { x: door.x + door.width / 2, y: door.y + door.height / 2 };
}

/** Walks through a door, by keys. */
async function goTo(place: PlaceName, target: PlaceName): Promise<void> {
  await player.walkTo(place, doorTo(place, target), "travel");
  await player.act();
  await player.arrivedIn(target);
}

/** The experience and the diamonds that the screen shows. */
async function shown(page: Page): Promise<{ experience: number; diamonds: number }> {
  const numberIn = async (selector: string) =>
    Number.parseInt((await page.locator(selector).textContent()) ?? "", 10);
  return {
    experience: await numberIn(".me .bar span"),
    diamonds: await numberIn(".me .diamonds output"),
  };
}

test("the game is played to a payment", async () => {
  const { page } = visitor;
  await goTo("village", "mine");
  expect(await shown(page)).toEqual({ experience: 0, diamonds: 0 });
  await player.walkTo("mine", { x: 600, y: 340 }, "dig");
  const stone = page.locator('[data-toast="digging:stone"]');
  const sand = page.locator('[data-toast="digging:sand"]');
  for (let digs = 0; digs < DIGS_MAX && !(await stone.isVisible()); digs += 1) {
    await page.locator(".depth-gauge").waitFor();
    if (digs === 0) await visitor.look("mine");
    await player.act();
    await stone.or(sand).first().waitFor();
  }
  expect(await stone.textContent()).toContain("A stone! +20 experience");
  expect(await shown(page)).toEqual({ experience: 20, diamonds: 0 });
  await goTo("mine", "village");
});

test("the act opens to who has met the mayor, and is played to its reward", async () => {
  const { page } = visitor;
  await player.walkTo("village", doorTo("village", "phone-hall"), "travel");
  await player.act();
  await page.locator('[data-toast="errors:forbidden.message"]').waitFor();

  const mayor = mapOf("village").characters.find(({ slug }) => slug === "mayor");
  if (!mayor) throw new Error("the village has a mayor");
  await player.walkTo("village", mayor, "talk");
  await player.act();
  const talk = page.locator("[data-dialog=talk]");
  await talk.waitFor();
  await page.keyboard.press("Escape");
  await talk.waitFor({ state: "detached" });
  await goTo("village", "phone-hall");

  // What lies nearest is offered first; once it is picked up it is gone, and the phone is next.
  const action = page.locator('.hud .action[data-act="interact"]');
  await action.getByText("Pick it up").waitFor();
  await visitor.look("phone-hall");
  await player.act();
  await page.locator('[data-toast="phone-hall:chip"]').getByText("A tiny battery, still warm.").waitFor();
  await action.getByText("Try it").waitFor();
  await player.act();
  await talk.getByText("Hello? Is anybody there?").waitFor();
  await visitor.look("phone");
  await talk.getByRole("button", { name: "I am here!" }).click();
  await talk.getByText("At last somebody answers. Thank you!").waitFor();
  await page.locator('[data-toast="toast.granted-diamonds"]').getByText("20").waitFor();
  // The act's 20, and the 5 of level 2, which its experience reaches.
  await expect.poll(() => shown(page)).toMatchObject({ diamonds: 25 });
  await page.keyboard.press("Escape");
  await talk.waitFor({ state: "detached" });
  await player.act();
  await talk.getByText("It remembers you.").waitFor();
});
