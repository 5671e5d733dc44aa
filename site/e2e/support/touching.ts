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

/** Walks to a thing of a place and touches it, until `shown` is there. */
export const touchIn =
  (player: Player) =>
  async (place: PlaceName, name: string, shown: Locator): Promise<void> => {
    for (let tries = 0; tries < 3; tries += 1) {
      await player.walkTo(place, objectIn(place, name), "interact", name);
      await player.act();
      const begun = shown.waitFor({ timeout: 6_000 });
      if (await begun.then(() => true).catch(() => false)) return;
    }
    throw new Error(`${name} was touched in vain`);
  };
