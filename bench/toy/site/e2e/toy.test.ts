import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enterGame, type Player, playerOf } from "./support/game.ts";
import { registerQuickly } from "./support/registration.ts";
import { mapOf } from "./support/route.ts";
import { type Visitor, visit, WINDOWS } from "./support/visitor.ts";

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

/** The middle of what a map lists; `found` is missing where it lists no such thing. */
function middleOf(found: (Point & { width: number; height: number }) | undefined): Point {
  if (!found) throw new Error("the map has no such thing");
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** Walks through a door, by keys. */
async function goTo(place: PlaceName, target: PlaceName): Promise<void> {
  const door = mapOf(place).portals.find((each) => each.target === target);
  await player.walkTo(place, middleOf(door), "travel", target);
  await player.act();
  await player.arrivedIn(target);
}

/** Walks to an object of the cellar until the action button offers to touch it. */
async function goToObject(name: string): Promise<void> {
  const object = mapOf("cellar").objects.find((each) => each.name === name);
  await player.walkTo("cellar", middleOf(object), "interact", name);
}

/** Sees that a part of the screen ends where another begins below it, or before. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const boxes = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  const [above, below] = boxes.map((box) => box ?? { y: Number.NaN, height: 0 });
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

/** Opens the map, and waits for the door of the cellar among those of a kind. */
async function expectOnMap(page: Page, kind: "open" | "locked", words: string): Promise<void> {
  await page.keyboard.press("m");
  const map = page.locator("[data-dialog=map]");
  await map.locator(`.map-lists .${kind} li:has([data-show="cellar"])`).getByText(words).waitFor();
  await page.keyboard.press("Escape");
  await map.waitFor({ state: "detached" });
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
  await goTo("village", "dig-site");
  // The day's sign-in has paid before.
  const { experience, diamonds } = await shown(page);
  expect(experience).toBe(0);
  await player.walkTo("dig-site", { x: 600, y: 340 }, "dig");
  const told = page.locator('[data-toast^="digging:"]');
  let found: string | null = null;
  for (let digs = 0; digs < DIGS_MAX && !found?.startsWith("A stone!"); digs += 1) {
    await page.locator(".depth-gauge").waitFor();
    if (digs === 0) await visitor.look("dig-site");
    await player.act();
    found = await told.textContent();
    // Read, it goes away, so that the next one is not taken for it.
    await told.locator("button").click();
    await told.waitFor({ state: "detached" });
  }
  expect(found).toContain("A stone! +20 experience");
  expect(await shown(page)).toEqual({ experience: 20, diamonds });
  await goTo("dig-site", "village");
});

test("the act opens to who has met the mayor, and is played to its reward", async () => {
  const { page } = visitor;
  const before = (await shown(page)).diamonds;
  const mayor = mapOf("village").characters.find(({ slug }) => slug === "mayor");
  if (!mayor) throw new Error("the village has a mayor");
  await expectOnMap(page, "locked", "This door stays shut");
  await player.walkTo("village", mayor, "talk", "mayor");
  await player.act();
  const talk = page.locator("[data-dialog=talk]");
  await talk.waitFor();
  await page.keyboard.press("Escape");
  await talk.waitFor({ state: "detached" });
  await expectOnMap(page, "open", "Cellar");
  await goTo("village", "cellar");
  await page.setViewportSize(WINDOWS.mobile.viewport);
  await expectAbove(page.locator(".quest"), page.locator(".place-banner span"));
  await page.setViewportSize(WINDOWS.desktop.viewport);

  // Both lie in reach of whoever arrives, and the nearest is offered: one goes to what one means.
  await goToObject("chip");
  await visitor.look("cellar");
  await player.act();
  await page.locator('[data-toast="cellar:chip"]').getByText("A tiny battery, still warm.").waitFor();
  await goToObject("phone");
  await player.act();
  const words = talk.getByText("Hello? Is anybody there?");
  await words.waitFor();
  // A thing has no portrait: its words have the dialog's width, and the answers stand below.
  await expectAbove(words, talk.locator(".buttons"));
  await visitor.look("phone");
  await talk.getByRole("button", { name: "I am here!" }).click();
  await talk.getByText("At last somebody answers. Thank you!").waitFor();
  await page.locator('[data-toast="toast.granted-diamonds"]').getByText("20").waitFor();
  // The act's 20, and the 5 of level 2, which its experience reaches.
  await expect.poll(async () => (await shown(page)).diamonds).toBe(before + 25);
});
