import { MOB_STATES } from "../arena/layout.ts";
import type { World } from "../arena/world.ts";
import { MOVES, moveOfAttack } from "./content.ts";
import { SLIME_POSES } from "./hunting.ts";

const POSES: Readonly<Record<number, number>> = {
  [MOVES.hop]: SLIME_POSES.hop,
  [MOVES.spit]: SLIME_POSES.spit,
  [MOVES.swell]: SLIME_POSES.swell,
};

/** Which of SLIME_POSES the slime in this row of the mobs has: that of a move from its announcement on. */
export function slimePose({ mobs }: Pick<World, "mobs">, row: number): number {
  const [state, attack] = [mobs.state[row]!, mobs.attack[row]! - 1];
  if (state === MOB_STATES.dazed) return SLIME_POSES.dazed;
  if (attack < 0 || (state !== MOB_STATES.telegraph && state !== MOB_STATES.attack)) return SLIME_POSES.idle;
  return POSES[moveOfAttack(attack)]!;
}
