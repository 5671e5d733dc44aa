import { directionOf, turnBetween } from "../arena/angles.ts";
import { wayX, wayY } from "../arena/places.ts";
import { perTick, px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { ATTACKS, MOBS } from "./content.ts";
import { OWN } from "./own.ts";
import { isCalm } from "./setup.ts";
import { MOB_NAMES, mobOf, RUN } from "./tuning.ts";

/** The minute of a run, from 0 on; the last one of the table holds from there on. */
export const minuteOf = ({ own }: Pick<World, "own">): number =>
  Math.min(RUN.minutes.length - 1, Math.floor(own[OWN.time]! / RUN.minute));

const grown = (value: number, percent: number, minute: number): number =>
  Math.floor((value * (100 + percent * minute)) / 100);

/** The health that a mob of this kind has when it appears. */
export const healthOf = (world: World, kind: number): number =>
  grown(MOBS[kind]!.hp, RUN.growth.hp, minuteOf(world));

/** The damage that a hit does to the player. */
export const harmOf = (world: World, damage: number): number =>
  grown(damage, RUN.growth.damage, minuteOf(world));

/** Units a tick that each kind goes, by minute: as it is, and for the calm way to play. */
const SPEEDS = [100, RUN.calm].map((share) =>
  RUN.minutes.map((_, minute) =>
    MOB_NAMES.map((name) => {
      const speed = Math.min(RUN.growth.fastest, grown(RUN.mobs[name].speed, RUN.growth.speed, minute));
      return perTick(Math.floor((speed * share) / 100));
    }),
  ),
);

/** Units a tick that a mob goes. */
export const speedOf = (world: World, mob: number): number =>
  SPEEDS[isCalm(world.setup) ? 1 : 0]![minuteOf(world)]![world.mobs.kind[mob]! - 1]!;

/** Ticks until the mob's next attack. */
export function pauseOf(world: World, mob: number): number {
  const { pause } = MOBS[world.mobs.kind[mob]! - 1]!;
  return isCalm(world.setup) ? Math.ceil((pause * 100) / RUN.calm) : pause;
}

const SHIELD = mobOf("shield") + 1;
/** Half the width of a shield's front, directions. */
const FRONT = Math.floor((RUN.shield.width * 256) / 720);

/** The damage that a blow from a place does: a shield takes less from its front, which it turns to the player. */
export function struckBy(world: World, mob: number, damage: number, x: number, y: number): number {
  const { mobs } = world;
  if (mobs.kind[mob] !== SHIELD) return damage;
  const from = directionOf(wayX(world, mobs.x[mob]!, x), wayY(world, mobs.y[mob]!, y));
  const isFront = Math.abs(turnBetween(mobs.heading[mob]!, from)) <= FRONT;
  return isFront ? Math.ceil((damage * RUN.shield.front) / 100) : damage;
}

/** Which attack the mob begins, or -1: the player must be near, and not too many shots may fly. */
export function chooseMove(world: World, mob: number): number {
  const { mobs, player, own, setup } = world;
  const [first = -1, calm = -1] = MOBS[mobs.kind[mob]! - 1]!.attacks;
  const move = isCalm(setup) ? calm : first;
  if (move < 0) return move;
  const { range, parts } = ATTACKS[move]!;
  const dx = wayX(world, mobs.x[mob]!, player.x[0]!);
  const dy = wayY(world, mobs.y[mob]!, player.y[0]!);
  const reach = px(range);
  if (dx * dx + dy * dy > reach * reach) return -1;
  const [part] = parts;
  if (part?.shape !== "shots") return move;
  if (own[OWN.foeShots]! + part.count > RUN.shotsMost) return -1;
  own[OWN.foeShots]! += part.count;
  return move;
}
