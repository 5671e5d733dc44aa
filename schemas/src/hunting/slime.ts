import { cosOf, SCALE, sinOf, turnedTo } from "../arena/angles.ts";
import { draw } from "../arena/entropy.ts";
import { MOB_STATES } from "../arena/layout.ts";
import { bodyOf } from "../arena/mob-walk.ts";
import { moveBody } from "../arena/movement.ts";
import { inCircle } from "../arena/shapes.ts";
import { lengthOf, px, share } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import type { Point } from "../maps/map.ts";
import { ATTACKS, attackOf, MOBS, MOVES, moveOfAttack } from "./content.ts";
import { OWN } from "./own.ts";
import { outingOf } from "./setup.ts";
import { HUNTING, healthOf } from "./tuning.ts";

/** Whether so little of the slime's health is left that it swells. */
const isLow = ({ mobs, own }: World, mob: number): boolean =>
  mobs.hp[mob]! * 100 < healthOf(own[OWN.king] === 1) * HUNTING.swell.below;

/**
 * Which attack the slime begins, or -1: it swells whenever it is weak and didn't just do so; otherwise it hops at whoever
 * is near, or spits, but never the same thrice.
 */
export function chooseMove(world: World, mob: number): number {
  const { mobs, player, setup } = world;
  const { calm } = outingOf(setup);
  const distance = lengthOf(player.x[0]! - mobs.x[mob]!, player.y[0]! - mobs.y[mob]!);
  const last = mobs.last[mob] === 0 ? -1 : moveOfAttack(mobs.last[mob]! - 1);
  const { hop, spit, swell } = HUNTING;
  if (isLow(world, mob) && last !== MOVES.swell && distance <= px(swell.range))
    return attackOf(MOVES.swell, calm);
  const isTired = mobs.repeats[mob]! >= 2;
  const open = [
    ...(distance <= px(hop.range) && !(isTired && last === MOVES.hop) ? [MOVES.hop] : []),
    ...(distance <= px(spit.range) && !(isTired && last === MOVES.spit) ? [MOVES.spit] : []),
  ];
  return open.length === 0 ? -1 : attackOf(open[draw(world, 0, open.length - 1)]!, calm);
}

/** Whether the slime is in the air, hopping: blows go under it. */
export const isInAir = ({ mobs }: World, mob: number): boolean =>
  mobs.state[mob] === MOB_STATES.telegraph && moveOfAttack(mobs.attack[mob]! - 1) === MOVES.hop;

/** One tick of what is special in a slime's going: it flies where it hops to, backs off from its globs, and stays in the ring. */
export function moveSlime(world: World, mob: number, middle: Point): void {
  const { mobs } = world;
  const attack = mobs.attack[mob]! - 1;
  if (attack >= 0) {
    const move = moveOfAttack(attack);
    if (isInAir(world, mob)) hop(world, mob, attack);
    if (move === MOVES.spit && mobs.state[mob] === MOB_STATES.recover) backOff(world, mob);
  }
  stayInside(world, mob, middle);
}

/** In equal parts of what is left of the way, so that it lands in the tick in which it hits. */
function hop(world: World, mob: number, attack: number): void {
  const { mobs } = world;
  const left = Math.max(1, ATTACKS[attack]!.warn - mobs.timer[mob]!);
  go(
    world,
    mob,
    Math.trunc((mobs.aimX[mob]! - mobs.x[mob]!) / left),
    Math.trunc((mobs.aimY[mob]! - mobs.y[mob]!) / left),
  );
}

function backOff(world: World, mob: number): void {
  const away = turnedTo(world.mobs.heading[mob]! + 128);
  const way = px(HUNTING.spit.back);
  go(world, mob, Math.trunc((cosOf(away) * way) / SCALE), Math.trunc((sinOf(away) * way) / SCALE));
}

function stayInside(world: World, mob: number, middle: Point): void {
  const { mobs } = world;
  const [dx, dy] = [px(middle.x) - mobs.x[mob]!, px(middle.y) - mobs.y[mob]!];
  const reach = px(HUNTING.ring.radius - HUNTING.ring.inside);
  if (inCircle(dx, dy, reach)) return;
  const distance = lengthOf(dx, dy);
  go(world, mob, share(dx, distance - reach, distance), share(dy, distance - reach, distance));
}

function go({ field, mobs }: World, mob: number, dx: number, dy: number): void {
  if (dx !== 0 || dy !== 0) moveBody(field, mobs, mob, dx, dy, bodyOf(MOBS[mobs.kind[mob]! - 1]!));
}
