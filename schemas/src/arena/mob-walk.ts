import type { MobKind } from "./content.ts";
import { mobsAround } from "./grid.ts";
import { moveBody } from "./movement.ts";
import { wayX, wayY } from "./places.ts";
import { clamp, lengthOf, perTick, px, share } from "./units.ts";
import type { World } from "./world.ts";

/** The largest radius of a mob against walls, px: narrower than what is hit, so that the large ones don't get stuck. */
const BODY_MAX = 24;
/** How far (units) mobs push each other aside in a tick, at most. */
const ASIDE = px(2);

/** Radius of a mob against walls, px. */
export const bodyOf = (kind: MobKind): number => Math.min(kind.radius, BODY_MAX);

/** Goes where the mob's gait wants it, and aside from other mobs. (dx, dy) is the way to the player. */
export function approach(
  world: World,
  mob: number,
  kind: MobKind,
  dx: number,
  dy: number,
  distance: number,
): void {
  if (kind.gait === "still") return;
  const speed = world.rules.speed?.(world, mob) ?? perTick(kind.speed);
  const way = gaitOf(kind, distance, speed);
  const [asideX, asideY] = aside(world, mob, kind);
  const [stepX, stepY] = [share(dx, way, distance) + asideX, share(dy, way, distance) + asideY];
  if (stepX !== 0 || stepY !== 0) moveBody(world.field, world.mobs, mob, stepX, stepY, bodyOf(kind));
}

/** Slides back from a blow. */
export function slideBack({ mobs, field }: World, mob: number, kind: MobKind): void {
  if (mobs.push[mob]! <= 0) return;
  mobs.push[mob]! -= 1;
  moveBody(field, mobs, mob, mobs.pushX[mob]!, mobs.pushY[mob]!, bodyOf(kind));
}

/** How far to go towards the player; away where it is less than 0. */
function gaitOf(kind: MobKind, distance: number, speed: number): number {
  if (kind.gait === "chase") return Math.min(speed, distance);
  const kept = px(kind.distance ?? 0);
  if (distance > kept) return Math.min(speed, distance - kept);
  return distance * 4 < kept * 3 ? -speed : 0;
}

/** Half of the way out of the mobs that this one overlaps. */
function aside(world: World, mob: number, kind: MobKind): readonly [number, number] {
  const { mobs, grid, rules } = world;
  const [x, y, radius] = [mobs.x[mob]!, mobs.y[mob]!, px(kind.radius)];
  const count = mobsAround(grid, x, y, radius * 2);
  let [sumX, sumY] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const other = grid.found[index]!;
    if (other === mob || mobs.kind[other] === 0) continue;
    const apart = radius + px(rules.mobs[mobs.kind[other]! - 1]!.radius);
    const [dx, dy] = [wayX(world, mobs.x[other]!, x), wayY(world, mobs.y[other]!, y)];
    if (dx >= apart || dx <= -apart || dy >= apart || dy <= -apart) continue;
    const distance = lengthOf(dx, dy);
    if (distance >= apart) continue;
    // Two in the very same place part along the order of their rows.
    if (distance === 0) sumX += mob < other ? -ASIDE : ASIDE;
    else {
      sumX += share(dx, (apart - distance) >> 1, distance);
      sumY += share(dy, (apart - distance) >> 1, distance);
    }
  }
  return [clamp(sumX, -ASIDE, ASIDE), clamp(sumY, -ASIDE, ASIDE)];
}
