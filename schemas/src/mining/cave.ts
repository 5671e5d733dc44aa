import { cosOf, SCALE, sinOf, TURN } from "../arena/angles.ts";
import { draw } from "../arena/entropy.ts";
import { note } from "../arena/events.ts";
import { addHazard } from "../arena/hazards.ts";
import { HAZARDS } from "../arena/layout.ts";
import { healPlayer } from "../arena/player-hits.ts";
import { inCircle } from "../arena/shapes.ts";
import { px, toPx } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import type { GameMap, Point } from "../maps/map.ts";
import { MINING_EVENTS } from "./events.ts";
import { OWN } from "./own.ts";
import { expeditionOf } from "./setup.ts";
import { atDepth, MINING } from "./tuning.ts";

/** How deep a place (px) of a mine is: 1 to DEPTHS. */
export function depthAt({ depths }: Pick<GameMap, "depths">, { x, y }: Point): number {
  const zone = depths.find(
    (each) => x >= each.x && y >= each.y && x < each.x + each.width && y < each.y + each.height,
  );
  return zone?.depth ?? 1;
}

/** How deep the player of a world is. */
export const depthOf = (map: GameMap, { player }: World): number =>
  depthAt(map, { x: toPx(player.x[0]!), y: toPx(player.y[0]!) });

/** Counts down to the next rock, which falls where the player is or a little beside. */
export function stepRocks(world: World, map: GameMap): void {
  const { own, player, setup } = world;
  // Whoever lost the connection can't look up.
  if (own[OWN.away] === 1) return;
  own[OWN.rock]! -= 1;
  if (own[OWN.rock]! > 0) return;
  const { every, scatter, radius, damage } = MINING.rock;
  own[OWN.rock] = atDepth(every, depthOf(map, world));
  const [direction, way] = [draw(world, 0, TURN - 1), px(draw(world, 0, scatter))];
  addHazard(world, {
    kind: HAZARDS.circle,
    x: player.x[0]! + Math.trunc((cosOf(direction) * way) / SCALE),
    y: player.y[0]! + Math.trunc((sinOf(direction) * way) / SCALE),
    size: px(radius),
    warn: expeditionOf(setup).warn,
    active: 1,
    damage,
  });
}

/** Heals whoever is hurt and near the spring, and then not for a while. */
export function stepSpring(world: World, { springs }: GameMap): void {
  const { own, player, events } = world;
  if (own[OWN.spring]! > 0) {
    own[OWN.spring]! -= 1;
    return;
  }
  const { reach, heals, rest } = MINING.spring;
  const missing = player.hpMax[0]! - player.hp[0]!;
  const [x, y] = [player.x[0]!, player.y[0]!];
  const spring = springs.find((each) => inCircle(px(each.x) - x, px(each.y) - y, px(reach)));
  if (!spring || missing === 0 || player.hp[0] === 0) return;
  healPlayer(world, heals);
  own[OWN.spring] = rest;
  note(events, MINING_EVENTS.spring, px(spring.x), px(spring.y), 0, Math.min(heals, missing));
}
