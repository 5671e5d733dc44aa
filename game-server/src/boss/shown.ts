import { healthPercent } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import {
  type BossState,
  CHALLENGER_POSES,
  type Challenger,
  STAGES,
} from "@diamond-valley/schemas/boss/boss.ts";
import { ENDS } from "@diamond-valley/schemas/boss/own.ts";
import { viewBoss } from "@diamond-valley/schemas/boss/view.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { showChanged } from "../arena/shown.ts";

/** Ticks left until the next blow with which a blow is still seen. */
const STRIKING = 4;

/** Puts what goes on in a world into the room's state. */
export function showFight(world: World, state: BossState, challenger: Challenger): void {
  const { hp, hpMax, golem, left, end } = viewBoss(world);
  showChanged<Challenger>(challenger, { health: healthPercent(hp, hpMax), pose: poseOf(world, hp) });
  showChanged<Pick<BossState, "stage" | "phase" | "health" | "left">>(state, {
    stage: end === 0 ? STAGES.fighting : end === ENDS.won ? STAGES.won : STAGES.lost,
    phase: end === 0 ? golem.phase : 0,
    health: end === ENDS.won ? 0 : healthPercent(golem.hp, golem.hpMax),
    left: Math.ceil(left / TICK_RATE),
  });
}

function poseOf({ player }: World, hp: number): number {
  if (hp === 0) return CHALLENGER_POSES.out;
  if (player.dash[0]! > 0) return CHALLENGER_POSES.dashing;
  return player.swing[0]! > STRIKING ? CHALLENGER_POSES.striking : CHALLENGER_POSES.idle;
}
