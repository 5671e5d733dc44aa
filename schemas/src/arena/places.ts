import { between } from "./fields.ts";
import { mobsAround } from "./grid.ts";
import { px } from "./units.ts";
import type { World } from "./world.ts";

/** The way from one x to another, the short way where the field wraps. */
export const wayX = ({ field }: World, from: number, to: number): number =>
  between(from, to, field.width, field.wraps);

/** The same from one y to another. */
export const wayY = ({ field }: World, from: number, to: number): number =>
  between(from, to, field.height, field.wraps);

/** The nearest mob whose edge is within `reach` units of a place, or -1. Of equally near ones the first. */
export function nearestMob(world: World, x: number, y: number, reach: number, except = -1): number {
  const { grid, mobs, rules } = world;
  const count = mobsAround(grid, x, y, reach + LARGEST_MOB);
  let best = -1;
  let least = 0;
  for (let index = 0; index < count; index += 1) {
    const mob = grid.found[index]!;
    // A mob that fell in this step is still in the grid.
    if (mobs.kind[mob] === 0 || mob === except) continue;
    const dx = wayX(world, x, mobs.x[mob]!);
    const dy = wayY(world, y, mobs.y[mob]!);
    const far = reach + px(rules.mobs[mobs.kind[mob]! - 1]!.radius);
    const square = dx * dx + dy * dy;
    if (square > far * far) continue;
    if (best >= 0 && (square > least || (square === least && mob > best))) continue;
    best = mob;
    least = square;
  }
  return best;
}

/** Radius (units) of the largest mob that is found by its edge. */
export const LARGEST_MOB = px(64);
