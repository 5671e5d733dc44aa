import { healthPercent } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { MINER_POSES, type Miner } from "@diamond-valley/schemas/mining/mining.ts";
import { OWN } from "@diamond-valley/schemas/mining/own.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import { showChanged } from "../arena/shown.ts";

/** Shows others what a miner does in its world. */
export function showMiner({ player, own }: World, miner: Miner): void {
  const [hp, hpMax] = [player.hp[0]!, player.hpMax[0]!];
  showChanged<Miner>(miner, {
    health: healthPercent(hp, hpMax),
    pose: poseOf(hp, player.dash[0]!, own[OWN.ring]!),
    vein: own[OWN.vein]!,
  });
}

function poseOf(hp: number, dash: number, ring: number): number {
  if (hp === 0) return MINER_POSES.out;
  if (dash > 0) return MINER_POSES.dashing;
  return ring > 0 ? MINER_POSES.striking : MINER_POSES.idle;
}

/** What others see come out of a vein: see `Miner.burst`. */
export function burstShown([item]: readonly StockItem[]): number {
  if (!item) return 0;
  return item === "failed" ? COLOURS.length + 1 : COLOURS.indexOf(item) + 1;
}
