import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import { inject } from "vitest";
import { localised } from "../../src/i18n/locale.ts";
import { runBeside } from "./beside.ts";
import { SPARING } from "./game.ts";
import { type Hand, handOf } from "./hand.ts";
import { registerQuickly } from "./registration.ts";
import { mapOf } from "./route.ts";
import { type StagedProduct, seasonOf } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

/** What somebody who begins in the middle has done before: numbers by the name of the fact. */
export type Known = Readonly<Record<string, number>>;

/**
 * Registers a visitor, and opens the game in a place, at the beginning of a visit there: at a point of its map, or where one comes in.
 * What is `known` was done before, so that nobody has to play through all that. `hint` is who signs in, a newcomer where there is none.
 */
export async function enterPlace(
  visitor: Visitor,
  place: PlaceName,
  known: Known = {},
  at: Point = mapOf(place).spawns.get("start") ?? { x: 0, y: 0 },
  hand: Hand = handOf(visitor),
  hint?: string,
): Promise<void> {
  await registerQuickly(visitor, hint);
  await standIn(visitor, place, { known, at, hand });
}

interface Standing {
  readonly known?: Known;
  readonly at: Point;
  readonly hand: Hand;
  /** The product of the test run where it isn't said. */
  readonly product?: StagedProduct;
}

/** The same for who has registered. */
export async function standIn(
  { page, locale }: Visitor,
  place: PlaceName,
  { known = {}, at, hand, product = { url: inject("url"), dataDir: inject("dataDir") } }: Standing,
): Promise<void> {
  const { now } = await seasonOf(product);
  const [x, y] = [Math.round(at.x), Math.round(at.y)].map(String) as [string, string];
  const about = [place, x, y, JSON.stringify(known), String(now)];
  await runBeside(page, "story/testing/known.ts", product.dataDir, ...about);
  // As after a reload: a new tab begins in the village.
  const seat = JSON.stringify({ place, session: "before-the-reload" });
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    STORAGE.seat.key,
    seat,
  ] as const);
  await page.goto(localised(locale, `/game/${SPARING}`));
  await hand.press(page.locator(".doors .button-main"));
  await page.locator(`.game[data-connection=online][data-place="${place}"]`).waitFor();
}
