import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Locator } from "playwright-core";
import type { Player } from "./game.ts";
import { mapOf } from "./route.ts";

/** Where a thing of a place is. */
export function objectIn(place: PlaceName, name: string): Point {
  const object = mapOf(place).objects.find((each) => each.name === name);
  if (!object) throw new Error(`no ${name} in the ${place}`);
  return middleOf(object);
}

/** Walks to a thing of a place, or so many px beside it, and touches it, until `shown` is there. */
export const touchIn =
  (player: Player) =>
  async (place: PlaceName, name: string, shown: Locator, aside = 0): Promise<void> => {
    const { x, y } = objectIn(place, name);
    await player.actUntil(shown, place, { x: x + aside, y }, "interact", name);
  };
