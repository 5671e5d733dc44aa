import { EVENTS, note } from "./events.ts";
import { wrapped } from "./fields.ts";
import { HAZARDS } from "./layout.ts";
import { wayX, wayY } from "./places.ts";
import { hurtPlayer } from "./player-hits.ts";
import { inArc, inCircle, inLane, inRing } from "./shapes.ts";
import { freeSlot, takeSlot } from "./table.ts";
import { px } from "./units.ts";
import type { World } from "./world.ts";

/** The last ticks of a warning in which leaving is a close call. */
const CLOSE = 5;

export interface NewHazard {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly heading?: number;
  /** Units. */
  readonly size: number;
  readonly width?: number;
  readonly speed?: number;
  readonly gaps?: number;
  readonly gapWidth?: number;
  readonly warn: number;
  readonly active: number;
  readonly damage: number;
  /** The mob, or -1. */
  readonly owner?: number;
  readonly follows?: boolean;
}

/** Announces a hazard; answers its row, or -1 where there are too many. */
export function addHazard(world: World, hazard: NewHazard): number {
  const { hazards, field, events } = world;
  const row = takeSlot(hazards, hazard.kind);
  if (row < 0) return row;
  hazards.x[row] = field.wraps ? wrapped(hazard.x, field.width) : hazard.x;
  hazards.y[row] = field.wraps ? wrapped(hazard.y, field.height) : hazard.y;
  hazards.heading[row] = hazard.heading ?? 0;
  hazards.size[row] = hazard.size;
  hazards.width[row] = hazard.width ?? 0;
  hazards.speed[row] = hazard.speed ?? 0;
  hazards.gaps[row] = hazard.gaps ?? 0;
  hazards.gapWidth[row] = hazard.gapWidth ?? 0;
  hazards.warn[row] = hazard.warn;
  hazards.active[row] = hazard.active;
  hazards.damage[row] = hazard.damage;
  hazards.owner[row] = (hazard.owner ?? -1) + 1;
  hazards.follows[row] = hazard.follows ? 1 : 0;
  note(events, EVENTS.announced, hazard.x, hazard.y, row, hazard.warn);
  return row;
}

/** Takes away whatever a mob had announced: it fell, or was stopped. */
export function dropHazards({ hazards }: World, mob: number): void {
  for (let row = 0; row < hazards.capacity; row += 1)
    if (hazards.kind[row] !== 0 && hazards.owner[row] === mob + 1) freeSlot(hazards, row);
}

/** Does the hazard cover a body of `radius` units there? Warned or not: `isLive` says whether it hits. */
export function covers(world: World, row: number, x: number, y: number, radius: number): boolean {
  const { hazards } = world;
  const [dx, dy] = [wayX(world, hazards.x[row]!, x), wayY(world, hazards.y[row]!, y)];
  const [heading, size, width] = [hazards.heading[row]!, hazards.size[row]!, hazards.width[row]!];
  switch (hazards.kind[row]) {
    case HAZARDS.circle:
      return inCircle(dx, dy, size + radius);
    case HAZARDS.arc:
      return inArc(dx, dy, radius, heading, width, size);
    case HAZARDS.lane:
      return inLane(dx, dy, radius, heading, size, width);
    case HAZARDS.ring:
      return inGrowingRing(world, row, dx, dy, radius);
    case HAZARDS.everywhere:
      return !isSheltered(world, row, x, y, radius);
    default:
      return false;
  }
}

/** Whether the hazard can hit in this tick. */
export const isLive = ({ hazards }: World, row: number): boolean =>
  hazards.kind[row] !== 0 && hazards.warn[row] === 0 && hazards.active[row]! > 0;

function inGrowingRing({ hazards }: World, row: number, dx: number, dy: number, radius: number): boolean {
  const outer = hazards.speed[row]! * (hazards.age[row]! + 1);
  const inner = outer - Math.max(hazards.width[row]!, hazards.speed[row]!);
  return inRing(dx, dy, radius, Math.max(0, inner), Math.min(outer, hazards.size[row]!), {
    direction: hazards.heading[row]!,
    count: hazards.gaps[row]!,
    width: hazards.gapWidth[row]!,
  });
}

/** Whether the whole body is in one of the shelters that were announced with the hazard. */
function isSheltered(world: World, row: number, x: number, y: number, radius: number): boolean {
  const { hazards } = world;
  for (let other = 0; other < hazards.capacity; other += 1) {
    if (hazards.kind[other] !== HAZARDS.shelter || hazards.owner[other] !== hazards.owner[row]) continue;
    const [dx, dy] = [wayX(world, hazards.x[other]!, x), wayY(world, hazards.y[other]!, y)];
    if (inCircle(dx, dy, Math.max(0, hazards.size[other]! - radius))) return true;
  }
  return false;
}

/** Takes the hazards that go with mobs to where those are now. */
export function carryHazards({ hazards, mobs }: World): void {
  for (let row = 0; row < hazards.capacity; row += 1) {
    if (hazards.kind[row] === 0 || hazards.follows[row] === 0) continue;
    hazards.x[row] = mobs.x[hazards.owner[row]! - 1]!;
    hazards.y[row] = mobs.y[hazards.owner[row]! - 1]!;
  }
}

/** One tick of all hazards: warnings run out, and what can hit hits once. */
export function stepHazards(world: World): void {
  const { hazards } = world;
  for (let row = 0; row < hazards.capacity; row += 1) {
    if (hazards.kind[row] === 0) continue;
    if (hazards.warn[row]! > 0) warnOf(world, row);
    else strike(world, row);
  }
  // All of them have hit before the first goes: a shelter lasts as long as what it shelters from.
  for (let row = 0; row < hazards.capacity; row += 1)
    if (hazards.kind[row] !== 0 && hazards.warn[row] === 0 && hazards.age[row]! >= hazards.active[row]!)
      freeSlot(hazards, row);
}

function warnOf(world: World, row: number): void {
  const { hazards } = world;
  if (hazards.damage[row]! > 0 && hazards.warn[row]! <= CLOSE && coversPlayer(world, row))
    hazards.near[row] = 1;
  hazards.warn[row]! -= 1;
}

function strike(world: World, row: number): void {
  const { hazards, tally, events } = world;
  const [x, y] = [hazards.x[row]!, hazards.y[row]!];
  if (hazards.damage[row]! > 0) {
    if (hazards.age[row] === 0) note(events, EVENTS.lands, x, y, hazards.kind[row]!, hazards.size[row]!);
    const inside = coversPlayer(world, row);
    if (inside && hazards.hit[row] === 0 && hurtPlayer(world, hazards.damage[row]!, x, y))
      hazards.hit[row] = 1;
    if (hazards.age[row] === 0 && hazards.near[row] === 1 && !inside) {
      tally.close[0]! += 1;
      note(events, EVENTS.close, x, y);
    }
  }
  hazards.age[row]! += 1;
}

const coversPlayer = (world: World, row: number): boolean =>
  covers(world, row, world.player.x[0]!, world.player.y[0]!, px(world.rules.feel.hurt));
