import { cosOf, SCALE, sinOf, TURN } from "../arena/angles.ts";
import { draw } from "../arena/entropy.ts";
import { note } from "../arena/events.ts";
import { dropPickup } from "../arena/pickups.ts";
import { inCircle } from "../arena/shapes.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { HUNTING_EVENTS } from "./events.ts";
import { OWN } from "./own.ts";
import { outingOf } from "./setup.ts";
import { HUNTING, healthOf } from "./tuning.ts";

/** How often another place is looked for where a herb would land in a tree. */
const TRIES = 6;
/** Radius (px) of the free place that a herb needs, so that somebody can stand there. */
const ROOM = 16;

/** In `pickups.data` of a herb: whether it failed, and above that its colour, once the room has told it. */
export const FAILED_HERB = 1;
export const COLOUR_SHIFT = 1;

/** Lets the herbs pop out that are due by what the slime has lost. */
export function popDue(world: World, mob: number): void {
  const { own, mobs } = world;
  const lost = healthOf(own[OWN.king] === 1) - mobs.hp[mob]!;
  const due = Math.floor(lost / HUNTING.herb.every);
  while (own[OWN.popped]! < due) pop(world, mob);
}

/** One herb pops out of the slime and lands near it. Its number is told with it; its colour is the room's to tell. */
export function pop(world: World, mob: number): void {
  const { own, mobs, setup, events } = world;
  own[OWN.popped]! += 1;
  const number = own[OWN.popped]!;
  const kind = outingOf(setup).calm ? 1 : 0;
  const [x, y] = landing(world, mobs.x[mob]!, mobs.y[mob]!);
  if (dropPickup(world, kind, x, y, number) >= 0) note(events, HUNTING_EVENTS.popped, x, y, number);
}

function landing(world: World, fromX: number, fromY: number): [number, number] {
  const { near, far } = HUNTING.herb;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [direction, way] = [draw(world, 0, TURN - 1), px(draw(world, near, far))];
    const x = fromX + Math.trunc((cosOf(direction) * way) / SCALE);
    const y = fromY + Math.trunc((sinOf(direction) * way) / SCALE);
    if (world.field.free(x, y, ROOM)) return [x, y];
  }
  return [fromX, fromY];
}

/** Globs that fly over herbs make failed ones of them. */
export function spoilHerbs(world: World): void {
  const { shots, pickups, rules, events } = world;
  for (let shot = 0; shot < shots.capacity; shot += 1) {
    if (shots.kind[shot] === 0) continue;
    const reach = px(rules.shots[shots.kind[shot]! - 1]!.radius + HUNTING.herb.radius);
    for (let herb = 0; herb < pickups.capacity; herb += 1) {
      if (pickups.kind[herb] === 0 || (pickups.data[herb]! & FAILED_HERB) !== 0) continue;
      const [x, y] = [pickups.x[herb]!, pickups.y[herb]!];
      if (!inCircle(shots.x[shot]! - x, shots.y[shot]! - y, reach)) continue;
      pickups.data[herb]! |= FAILED_HERB;
      note(events, HUNTING_EVENTS.spoiled, x, y, pickups.value[herb]!);
    }
  }
}

/** The room's word of a herb's colour. */
export interface HerbColour {
  readonly number: number;
  /** 1 to 4 in the order of COLOURS. */
  readonly colour: number;
}

/** A herb's colour in an order. */
export const packHerb = ({ number, colour }: HerbColour): number => number * 8 + colour;

/** The herb that an order names shows its colour from now on, if it still lies there. */
export function colourHerb({ pickups }: World, packed: number): void {
  const [number, colour] = [packed >> 3, packed & 7];
  for (let herb = 0; herb < pickups.capacity; herb += 1)
    if (pickups.kind[herb] !== 0 && pickups.value[herb] === number)
      pickups.data[herb] = (pickups.data[herb]! & FAILED_HERB) | (colour << COLOUR_SHIFT);
}
