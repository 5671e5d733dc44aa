import type { GameState } from "@diamond-valley/schemas/quests/game-state.ts";
import { plazaDecor } from "@diamond-valley/schemas/season/plaza.ts";
import type { Week } from "@diamond-valley/schemas/season/season.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { registerQuickly } from "./support/registration.ts";
import { type Visitor, visit } from "./support/visitor.ts";

/** Midnight in Korea on a day of week 1, and the length of an hour, ms. */
const MIDNIGHT = Date.parse("2025-10-07T15:00:00Z");
const HOUR = 3_600_000;

/** Where the light is looked at: nothing of the screen lies over the world there. */
const WINDOW = { x: 420, y: 200, width: 260, height: 400 };

/** The top of the fountain, which is the same in each picture of the same week: with less motion nothing moves there. */
const FOUNTAIN = { x: 450, y: 195, width: 80, height: 60 };

/** Has the server say that it is so late, in hours, in this week, whenever the page asks. */
async function at(page: Page, hour: number, week = 1): Promise<void> {
  await page.unrouteAll({ behavior: "wait" });
  await page.route("**/game_rpg/frontend-game-state", async (route) => {
    const response = await route.fetch();
    const state = (await response.json()) as GameState;
    await route.fulfill({
      response,
      json: { ...state, season: { ...state.season, week }, now: MIDNIGHT + hour * HOUR },
    });
  });
}

/** How bright the middle of the screen is, 0..1, and how much more red than blue it is. */
async function lightOf(page: Page): Promise<{ bright: number; warm: number }> {
  const shot = await page.screenshot({ clip: WINDOW });
  return page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
      const context = canvas.getContext("2d")!;
      context.imageSmoothingQuality = "high";
      const sums = [0, 0, 0];
      Object.assign(canvas, { width: image.width, height: image.height });
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      for (let at = 0; at < data.length; at += 4)
        for (const part of [0, 1, 2]) sums[part]! += data[at + part]! / 255 / (data.length / 4);
      return { bright: (sums[0]! + sums[1]! + sums[2]!) / 3, warm: sums[0]! - sums[2]! };
    },
    `data:image/png;base64,${shot.toString("base64")}`,
  );
}

/** Enters the village at an hour and waits until its light is that of the hour. */
async function enterAt(visitor: Visitor, hour: number, week: Week = 1) {
  const { page } = visitor;
  await at(page, hour, week);
  await enterGame(visitor, handOf(visitor));
  await page.locator(`.stage[data-plaza=${plazaDecor(week)?.theme}]`).waitFor();
  // The world is drawn once a second.
  await page.waitForTimeout(2_500);
  await visitor.look(`village-${week}-${hour}`);
  return lightOf(page);
}

test("the village is lit by the hour in Korea, and is never too dark to read", async () => {
  const visitor = await visit("en", "desktop", "daylight");
  await registerQuickly(visitor);
  const morning = await enterAt(visitor, 8);
  const noon = await enterAt(visitor, 13);
  const evening = await enterAt(visitor, 18.5);
  const night = await enterAt(visitor, 22);
  expect(noon.bright).toBeGreaterThan(night.bright + 0.12);
  expect(morning.bright).toBeGreaterThan(night.bright + 0.12);
  expect(evening.warm).toBeGreaterThan(noon.warm + 0.03);
  expect(night.warm).toBeLessThan(noon.warm);
  expect(night.bright).toBeGreaterThan(0.2);

  // Through the door it is as late as before.
  const player = await playerOf(visitor);
  await player.goThrough("village", "lake");
  await visitor.page.waitForTimeout(3_500);
  await visitor.look("lake-22");
  expect(
    await visitor.page.locator(".stage").evaluate((stage) => stage.style.getPropertyValue("--sun")),
  ).toBe("0.00");
  await visitor.leave();
});

test("the plaza wears what each week is about", async () => {
  const visitor = await visit("ko", "desktop", "plaza");
  await registerQuickly(visitor);
  const seen: string[] = [];
  for (const week of [1, 2, 3, 4, 4] as const) {
    await enterAt(visitor, 13, week);
    seen.push((await visitor.page.screenshot({ clip: FOUNTAIN })).toString("base64"));
  }
  expect(new Set(seen).size).toBe(4);
  expect(seen[4]).toBe(seen[3]);
  await visitor.leave();
});
