import { type MiningState, VeinState } from "@diamond-valley/schemas/mining/mining.ts";
import { type Claims, createClaims } from "../arena/claims.ts";

/**
 * The veins of one cave, which its miners share: one miner a vein, and a vein that has burst rests. A vein is refused with
 * `taken` where another session has it, and with `not-now` where it rests or is its own already.
 */
export type Veins = Claims;

/** The veins 1 to `count`, all free, shown in `shown`. A vein rests for `rest` ticks. */
export function createVeins(shown: MiningState["veins"], count: number, rest: number): Veins {
  for (let vein = 1; vein <= count; vein += 1)
    shown.push(Object.assign(new VeinState(), { taken: false, rest: 0 }));
  return createClaims(shown, { rest, taken: "taken", resting: "not-now" });
}
