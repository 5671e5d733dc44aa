import { EVENTS, note } from "./events.ts";
import { mobsAround } from "./grid.ts";
import { dropHazards } from "./hazards.ts";
import { LARGEST_MOB, wayX, wayY } from "./places.ts";
import { inArc, inLane } from "./shapes.ts";
import { freeSlot } from "./table.ts";
import { lengthOf, px, share } from "./units.ts";
import type { World } from "./world.ts";

/** Ticks in which a mob that was hit slides back. */
const PUSH_TICKS = 3;

/** Hits a mob from a place. Answers the damage that counted. */
export function strikeMob(world: World, mob: number, damage: number, x: number, y: number): number {
  const { mobs, rules, tally, events } = world;
  if (mobs.kind[mob] === 0) return 0;
  const kind = rules.mobs[mobs.kind[mob]! - 1]!;
  const counted = rules.struck ? rules.struck(world, mob, damage, x, y) : damage;
  const dealt = Math.min(mobs.hp[mob]!, Math.max(0, counted));
  mobs.hp[mob]! -= dealt;
  tally.dealt[0]! += dealt;
  note(events, EVENTS.struck, mobs.x[mob]!, mobs.y[mob]!, mob, dealt);
  if (kind.push > 0) {
    const [dx, dy] = [wayX(world, x, mobs.x[mob]!), wayY(world, y, mobs.y[mob]!)];
    const [length, step] = [lengthOf(dx, dy), Math.floor(px(kind.push) / PUSH_TICKS)];
    mobs.push[mob] = PUSH_TICKS;
    mobs.pushX[mob] = share(dx, step, length);
    mobs.pushY[mob] = share(dy, step, length);
  }
  if (mobs.hp[mob] === 0) fell(world, mob);
  return dealt;
}

function fell(world: World, mob: number): void {
  const { mobs, rules, tally, events } = world;
  tally.kills[0]! += 1;
  note(events, EVENTS.fell, mobs.x[mob]!, mobs.y[mob]!, mobs.kind[mob]!);
  rules.fell?.(world, mob);
  dropHazards(world, mob);
  freeSlot(mobs, mob);
}

/** Whether a body of `radius` at (dx, dy) is hit. */
type Hits = (dx: number, dy: number, radius: number) => boolean;

/** Hits all mobs of a sector (directions, units). Answers how many. */
export function strikeArc(
  world: World,
  x: number,
  y: number,
  heading: number,
  width: number,
  reach: number,
  damage: number,
): number {
  return strikeAll(world, x, y, reach, damage, (dx, dy, radius) =>
    inArc(dx, dy, radius, heading, width, reach),
  );
}

/** Hits all mobs within a circle (units). Answers how many. */
export function strikeCircle(world: World, x: number, y: number, reach: number, damage: number): number {
  return strikeAll(world, x, y, reach, damage, () => true);
}

/** Hits all mobs of a lane (units) that begins at a place. Answers how many. */
export function strikeLane(
  world: World,
  x: number,
  y: number,
  heading: number,
  length: number,
  width: number,
  damage: number,
): number {
  return strikeAll(world, x, y, length + width, damage, (dx, dy, radius) =>
    inLane(dx, dy, radius, heading, length, width),
  );
}

function strikeAll(world: World, x: number, y: number, reach: number, damage: number, hits: Hits): number {
  const { grid, mobs, rules } = world;
  // A copy: what falls may ask the grid in its turn.
  const near = grid.found.slice(0, mobsAround(grid, x, y, reach + LARGEST_MOB));
  let struck = 0;
  for (const mob of near) {
    if (mobs.kind[mob] === 0) continue;
    const radius = px(rules.mobs[mobs.kind[mob]! - 1]!.radius);
    const [dx, dy] = [wayX(world, x, mobs.x[mob]!), wayY(world, y, mobs.y[mob]!)];
    if (lengthOf(dx, dy) > reach + radius || !hits(dx, dy, radius)) continue;
    strikeMob(world, mob, damage, x, y);
    struck += 1;
  }
  return struck;
}
