import { MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import { toPx } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { MOVES, moveOfAttack } from "@diamond-valley/schemas/hunting/content.ts";
import { HUNTER_POSES, type Hunter, SLIME_POSES } from "@diamond-valley/schemas/hunting/hunting.ts";
import { OWN } from "@diamond-valley/schemas/hunting/own.ts";
import { healthOf } from "@diamond-valley/schemas/hunting/tuning.ts";
import type { SeenSlime } from "./slimes.ts";

/** Ticks left until the next blow with which a blow is still seen. */
const STRIKING = 4;

/** Shows others what a hunter does in its world; only what changed goes into the patch. */
export function showHunter({ player, own }: World, hunter: Hunter): void {
  const [hp, hpMax] = [player.hp[0]!, player.hpMax[0]!];
  const slime = own[OWN.slime]!;
  const seen = {
    health: Math.ceil((hp * 100) / hpMax),
    pose:
      hp === 0 ? HUNTER_POSES.out : player.swing[0]! > STRIKING ? HUNTER_POSES.striking : HUNTER_POSES.idle,
    slime,
    herbs: slime === 0 ? 0 : own[OWN.taken]!,
  };
  for (const key of ["health", "pose", "slime", "herbs"] as const)
    if (hunter[key] !== seen[key]) hunter[key] = seen[key];
}

/** What others see of the slime that is fought in a world; null where it is beaten. */
export function seenSlime({ mobs, own }: World): SeenSlime | null {
  if (mobs.kind[0] === 0) return null;
  return {
    x: toPx(mobs.x[0]!),
    y: toPx(mobs.y[0]!),
    health: Math.ceil((mobs.hp[0]! * 100) / healthOf(own[OWN.king] === 1)),
    pose: poseOf(mobs.state[0]!, mobs.attack[0]! - 1),
  };
}

const POSES: Readonly<Record<number, number>> = {
  [MOVES.hop]: SLIME_POSES.hop,
  [MOVES.spit]: SLIME_POSES.spit,
  [MOVES.swell]: SLIME_POSES.swell,
};

function poseOf(state: number, attack: number): number {
  if (state === MOB_STATES.dazed) return SLIME_POSES.dazed;
  if (state !== MOB_STATES.telegraph && state !== MOB_STATES.attack) return SLIME_POSES.idle;
  return POSES[moveOfAttack(attack)]!;
}
