import { healthPercent } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { type DeepState, FLYER_POSES, type Flyer } from "@diamond-valley/schemas/deep/deep.ts";
import { viewDeep } from "@diamond-valley/schemas/deep/view.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { showChanged } from "../arena/shown.ts";

/** Puts what goes on in a world into the room's state. */
export function showHall(world: World, state: DeepState, flyer: Flyer): void {
  const { player } = world;
  const { isFlight, left, stage, end } = viewDeep(world);
  const flying = isFlight && end === 0;
  const hp = player.hp[0]!;
  showChanged<Flyer>(flyer, {
    health: healthPercent(hp, player.hpMax[0]!),
    pose: hp === 0 ? FLYER_POSES.out : player.dash[0]! > 0 ? FLYER_POSES.dashing : FLYER_POSES.idle,
  });
  showChanged<Pick<DeepState, "flying" | "stage" | "left">>(state, {
    flying,
    stage: flying ? stage : 0,
    left: flying ? Math.ceil(left / TICK_RATE) : 0,
  });
}
