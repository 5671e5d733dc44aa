import { STATS } from "../arena/play-ticks.fixture.ts";
import { createWorld, type World } from "../arena/world.ts";
import type { Point } from "../maps/map.ts";
import { mine } from "../places/maps.fixture.ts";
import { MINING_ORDERS, miningRules } from "./rules.ts";
import { miningSetup } from "./setup.ts";

export const RULES = miningRules(mine);

/** Where one stands that works at a vein: below it, within reach. */
export const below = (vein: number): Point => ({
  x: mine.veins[vein - 1]!.x,
  y: mine.veins[vein - 1]!.y + 50,
});

/** An expedition that begins at a point. */
export function expedition({ at = below(1), mastery = 1, calm = false, stats = STATS } = {}): World {
  return createWorld(RULES, miningSetup(stats, mastery, calm, at));
}

/** The room's word that a vein is the player's. */
export const give = (vein: number) => ({ code: MINING_ORDERS.give, value: vein });
