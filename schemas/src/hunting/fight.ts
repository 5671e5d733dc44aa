import { note } from "../arena/events.ts";
import { spawnMob } from "../arena/mobs.ts";
import { inCircle } from "../arena/shapes.ts";
import { countTaken, freeSlot, type SlotTable } from "../arena/table.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import type { Clearing, Point } from "../maps/map.ts";
import { kindOf } from "./content.ts";
import { HUNTING_EVENTS } from "./events.ts";
import { pop, popDue, spoilHerbs } from "./herb-drops.ts";
import { ENDS, logHerb, OWN, PHASES } from "./own.ts";
import { outingOf } from "./setup.ts";
import { isInAir, moveSlime } from "./slime.ts";
import { HUNTING } from "./tuning.ts";

/** The row of the slime that is fought: there is only one. */
const SLIME = 0;

const KING = 64;

/** A slime in an order: its number, and whether it is a king. */
export const packSlime = (number: number, king: boolean): number => number + (king ? KING : 0);

/** Whether the player is within `reach` px of a place. */
export const isWithin = ({ player }: World, { x, y }: Point, reach: number): boolean =>
  inCircle(px(x) - player.x[0]!, px(y) - player.y[0]!, px(reach));

/** The room gave the player a slime: the fight begins. For somebody who has gone meanwhile it is over at once. */
export function beginFight(world: World, packed: number, clearings: readonly Clearing[]): void {
  const { own, mobs, setup, events, player } = world;
  const clearing = clearings[(packed & (KING - 1)) - 1];
  if (!clearing) return;
  if (own[OWN.slime] !== 0) endFight(world, ENDS.fled);
  own[OWN.given]! += 1;
  own.fill(0, OWN.log);
  own[OWN.popped] = own[OWN.taken] = own[OWN.waited] = own[OWN.strike] = 0;
  own[OWN.slime] = clearing.number;
  own[OWN.king] = packed >= KING ? 1 : 0;
  own[OWN.phase] = PHASES.fight;
  player.hp[0] = player.hpMax[0]!;
  const { calm } = outingOf(setup);
  own[OWN.left] = calm ? HUNTING.calm.ticks : HUNTING.fight.ticks;
  const [x, y] = [px(clearing.x), px(clearing.y)];
  spawnMob(world, kindOf(own[OWN.king] === 1, calm), x, y);
  mobs.pause[SLIME] = HUNTING.fight.first;
  note(events, HUNTING_EVENTS.fight, x, y, clearing.number);
}

/** One tick of the fight of the moment: the slime's own ways, herbs, and whether it is over. */
export function stepFight(world: World, clearings: readonly Clearing[]): void {
  const { own, player, mobs } = world;
  const clearing = clearings[own[OWN.slime]! - 1]!;
  if (player.hp[0] === 0) {
    endFight(world, ENDS.fallen);
    return;
  }
  const { radius, leave } = HUNTING.ring;
  if (!isWithin(world, clearing, radius + leave)) {
    leaveFight(world);
    return;
  }
  if (isBeaten(world)) {
    if (countTaken(world.pickups) === 0) endFight(world, ENDS.won);
    return;
  }
  own[OWN.left]! -= 1;
  if (own[OWN.left]! <= 0) {
    endFight(world, ENDS.time);
    return;
  }
  if (mobs.kind[SLIME] === 0) return;
  popDue(world, SLIME);
  spoilHerbs(world);
  moveSlime(world, SLIME, clearing);
  if (outingOf(world.setup).calm && !isInAir(world, SLIME)) strikeByItself(world);
}

/** In calm mode a blow is struck now and then, as soon as the slime is in reach. */
function strikeByItself({ own, player, mobs, rules }: World): void {
  if (own[OWN.strike]! > 0) {
    own[OWN.strike]! -= 1;
    return;
  }
  const reach = player.reach[0]! + px(rules.mobs[mobs.kind[SLIME]! - 1]!.radius);
  if (!inCircle(mobs.x[SLIME]! - player.x[0]!, mobs.y[SLIME]! - player.y[0]!, reach)) return;
  player.wants[0] = 1;
  player.wantsAim[0] = 0;
  own[OWN.strike] = HUNTING.calm.strike;
}

/** The slime has no health left: its last herbs pop out, and lie there as long as ever. */
export function winFight(world: World, mob: number): void {
  const { own, shots, mobs, events } = world;
  popDue(world, mob);
  pop(world, mob);
  own[OWN.phase] = PHASES.gather;
  own[OWN.left] = 0;
  clear(shots);
  note(events, HUNTING_EVENTS.beaten, mobs.x[mob]!, mobs.y[mob]!, own[OWN.slime]!);
}

/** A herb is taken. */
export function takeHerb(world: World, row: number): void {
  const { pickups, events } = world;
  const [number, failed] = [pickups.value[row]!, (pickups.data[row]! & 1) !== 0];
  logHerb(world, { number, failed });
  note(events, HUNTING_EVENTS.gathered, pickups.x[row]!, pickups.y[row]!, number, failed ? 1 : 0);
}

/** Whether the slime of the fight is beaten: only what the hunter still gathers is open. */
export const isBeaten = ({ own }: World): boolean => own[OWN.phase] === PHASES.gather;

/** The hunter leaves the fight, if there is one. One that was won stays won. */
export function leaveFight(world: World): void {
  if (world.own[OWN.slime] !== 0) endFight(world, isBeaten(world) ? ENDS.won : ENDS.fled);
}

/** The fight is over in one of ENDS: health is full again, for somebody who fell after a while. */
export function endFight(world: World, end: number): void {
  const { own, player, mobs, shots, hazards, pickups, events } = world;
  note(events, HUNTING_EVENTS.ended, player.x[0]!, player.y[0]!, own[OWN.slime]!, end);
  own[OWN.ended]! += 1;
  own[OWN.end] = end;
  own[OWN.slime] = own[OWN.left] = 0;
  for (const table of [mobs, shots, hazards, pickups]) clear(table);
  if (end === ENDS.fallen) {
    own[OWN.phase] = PHASES.out;
    own[OWN.out] = HUNTING.fight.out;
    return;
  }
  own[OWN.phase] = PHASES.walk;
  player.hp[0] = player.hpMax[0]!;
}

/** Counts down until somebody who is out gets up, with full health. */
export function getUp({ own, player, events }: World): void {
  own[OWN.out]! -= 1;
  if (own[OWN.out]! > 0) return;
  own[OWN.phase] = PHASES.walk;
  player.hp[0] = player.hpMax[0]!;
  note(events, HUNTING_EVENTS.up, player.x[0]!, player.y[0]!);
}

function clear(table: SlotTable): void {
  for (let row = 0; row < table.capacity; row += 1) if (table.kind[row] !== 0) freeSlot(table, row);
}
