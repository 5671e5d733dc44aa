import { healthPercent, toPx } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { HUNTER_POSES, type Hunter } from "@diamond-valley/schemas/hunting/hunting.ts";
import { OWN } from "@diamond-valley/schemas/hunting/own.ts";
import { slimePose } from "@diamond-valley/schemas/hunting/pose.ts";
import { healthOf } from "@diamond-valley/schemas/hunting/tuning.ts";
import { showChanged } from "../arena/shown.ts";
import type { SeenSlime } from "./slimes.ts";

/** Ticks left until the next blow with which a blow is still seen. */
const STRIKING = 4;

/** Shows others what a hunter does in its world. */
export function showHunter({ player, own }: World, hunter: Hunter): void {
  const [hp, hpMax] = [player.hp[0]!, player.hpMax[0]!];
  const slime = own[OWN.slime]!;
  showChanged<Hunter>(hunter, {
    health: healthPercent(hp, hpMax),
    pose:
      hp === 0 ? HUNTER_POSES.out : player.swing[0]! > STRIKING ? HUNTER_POSES.striking : HUNTER_POSES.idle,
    slime,
    herbs: slime === 0 ? 0 : own[OWN.taken]!,
  });
}

/** What others see of the slime that is fought in a world; null where it is beaten. */
export function seenSlime(world: World): SeenSlime | null {
  const { mobs, own } = world;
  if (mobs.kind[0] === 0) return null;
  return {
    x: toPx(mobs.x[0]!),
    y: toPx(mobs.y[0]!),
    health: healthPercent(mobs.hp[0]!, healthOf(own[OWN.king] === 1)),
    pose: slimePose(world, 0),
  };
}
