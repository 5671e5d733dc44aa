import { play, STATS } from "../arena/play-ticks.fixture.ts";
import { px } from "../arena/units.ts";
import { createWorld, type World } from "../arena/world.ts";
import type { Point } from "../maps/map.ts";
import { forest } from "../places/maps.fixture.ts";
import { packSlime } from "./fight.ts";
import { HUNTING_ORDERS, huntingRules } from "./rules.ts";
import { huntingSetup } from "./setup.ts";

export const RULES = huntingRules(forest);

/** The first clearing's middle. */
export const MIDDLE: Point = forest.clearings[0]!;
/** A place so far (px) from the first clearing's middle. */
export const beside = (x: number, y = 0): Point => ({ x: MIDDLE.x + x, y: MIDDLE.y + y });

/** An outing that begins at a point. */
export function outing({ at = beside(0, 70), mastery = 1, calm = false, stats = STATS } = {}): World {
  return createWorld(RULES, huntingSetup(stats, mastery, calm, at));
}

/** The room's word that a slime is the player's. */
export const give = (slime = 1, king = false) => ({
  code: HUNTING_ORDERS.fight,
  value: packSlime(slime, king),
});

/** A fight with the first slime that just begins. */
export function fight(how: Parameters<typeof outing>[0] & { king?: boolean } = {}): World {
  const world = outing(how);
  play(world, 1, {}, [give(1, how.king)]);
  return world;
}

/** Puts the player of a world somewhere. */
export function put({ player }: World, { x, y }: Point): void {
  player.x[0] = px(x);
  player.y[0] = px(y);
}
