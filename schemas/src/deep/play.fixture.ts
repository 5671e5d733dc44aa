import { STATS } from "../arena/play-ticks.fixture.ts";
import type { PlayerStats } from "../arena/rules.ts";
import { px } from "../arena/units.ts";
import { createWorld, type World } from "../arena/world.ts";
import type { Point } from "../maps/map.ts";
import { bitsOf } from "./own.ts";
import { DEEP_RULES } from "./rules.ts";
import { deepSetup, MODES, type Visit } from "./setup.ts";
import { DEEP } from "./tuning.ts";

/** All diamonds, as bits. */
export const ALL_GEMS = bitsOf(Array.from({ length: DEEP.gem.count }, (_, index) => index + 1));

/** The first flight of a player who has none of the diamonds. */
export const FIRST: Omit<Visit, "x" | "y"> = {
  mode: MODES.flight,
  calm: false,
  ease: 0,
  missing: ALL_GEMS,
  open: false,
};

/** A world that just begins, by a player without levels or mastery, at the plate. */
export const visit = (
  how: Partial<Visit> = {},
  stats: Partial<PlayerStats> = {},
  at: Point = DEEP.plate,
): World => createWorld(DEEP_RULES, deepSetup({ ...STATS, ...stats }, { ...FIRST, ...how }, at));

/** Puts the player of a world somewhere. */
export function put({ player }: World, { x, y }: Point): void {
  [player.x[0], player.y[0]] = [px(x), px(y)];
}
