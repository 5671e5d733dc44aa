import type { MobKind } from "./content.ts";
import { mobsAround } from "./grid.ts";
import { moveBody } from "./movement.ts";
import { wayX, wayY } from "./places.ts";
import { clamp, perTick, px, share } from "./units.ts";
import type { World } from "./world.ts";

/** The largest radius of a mob against walls, px: narrower than what is hit, so that the large ones don't get stuck. */
const BODY_MAX = 24;
/** How far (units) a mob goes aside from others at a time, at most. */
const ASIDE = px(4);

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
  // Every second tick, half of the mobs each time: in a crowd this costs more than all else.
  if (((world.clock.tick[0]! ^ mob) & 1) === 0) findAside(world, mob, kind);
  else aside.fill(0);
  const stepX = share(dx, way, distance) + aside[0]!;
  const stepY = share(dy, way, distance) + aside[1]!;
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

/** What `findAside` found: x and y. A crowd asks for it thousands of times a second, and must not leave garbage. */
const aside = new Int32Array(2);

/** Half of the way out of the mobs that this one overlaps. */
function findAside(world: World, mob: number, kind: MobKind): void {
  const { mobs, grid, rules } = world;
  const x = mobs.x[mob]!;
  const y = mobs.y[mob]!;
  const radius = px(kind.radius);
  const count = mobsAround(grid, x, y, radius * 2);
  let sumX = 0;
  let sumY = 0;
  for (let index = 0; index < count; index += 1) {
    const other = grid.found[index]!;
    if (other === mob || mobs.kind[other] === 0) continue;
    const apart = radius + px(rules.mobs[mobs.kind[other]! - 1]!.radius);
    const dx = wayX(world, mobs.x[other]!, x);
    if (dx >= apart || dx <= -apart) continue;
    const dy = wayY(world, mobs.y[other]!, y);
    const square = dx * dx + dy * dy;
    if (square >= apart * apart) continue;
    // Two in the very same place part along the order of their rows.
    if (square === 0) sumX += mob < other ? -ASIDE : ASIDE;
    else {
      const distance = Math.floor(Math.sqrt(square));
      sumX += share(dx, (apart - distance) >> 1, distance);
      sumY += share(dy, (apart - distance) >> 1, distance);
    }
  }
  aside[0] = clamp(sumX, -ASIDE, ASIDE);
  aside[1] = clamp(sumY, -ASIDE, ASIDE);
}
