import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { depthAt } from "@diamond-valley/schemas/mining/cave.ts";
import type { Burst } from "@diamond-valley/schemas/mining/mining.ts";
import { OWN, strikesOf } from "@diamond-valley/schemas/mining/own.ts";
import { expeditionOf } from "@diamond-valley/schemas/mining/setup.ts";
import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import type { VeinInputs } from "@diamond-valley/schemas/mining/vein.ts";
import { isNear } from "@diamond-valley/schemas/mining/work.ts";
import type { Logger } from "pino";
import { Problem } from "../http/problem.ts";
import { POSITION_TOLERANCE } from "../rooms/maps.ts";
import type { Claim, Expedition } from "./expedition.ts";
import type { Payout } from "./payout.ts";
import type { Veins } from "./veins.ts";

export interface WorkParts {
  readonly map: GameMap;
  readonly veins: Veins;
  readonly payout: Payout;
  readonly log: Logger;
}

/** Who works: an expedition, its account, its session, and what is to be told of its veins. */
export interface Worker {
  readonly expedition: Expedition;
  readonly account: string;
  readonly session: string;
  burst(burst: Burst): void;
  lost(vein: number, code: ErrorCode): void;
}

/** The work of all miners of a cave at its veins: from asking for one until what came out is paid. */
export interface Work {
  /** Gives a vein; its order is still to be sent. Throws `not-found`, `too-far`, `taken`, `not-now`, `bag-full`, `unavailable`. */
  ask(worker: Pick<Worker, "expedition" | "account" | "session">, vein: number): Promise<void>;
  /** To be called behind each step of a miner's world: pays the vein that burst, and frees what was let go. */
  watch(worker: Worker): void;
}

export function createWork({ map, veins, payout, log }: WorkParts): Work {
  function inputsOf({ attempt, mastery }: Expedition, { vein, free }: Claim): VeinInputs {
    const { world } = attempt.session;
    const at = map.veins[vein - 1]!;
    return {
      rules: MINING.rules,
      colour: at.colour,
      depth: depthAt(map, at),
      mastery,
      free,
      perfect: expeditionOf(world.setup).perfect,
      strikes: strikesOf(world),
    };
  }

  /** Never throws. */
  async function pay(
    { account, burst, lost }: Worker,
    vein: number,
    inputs: VeinInputs,
  ): Promise<Burst | null> {
    try {
      const paid = { vein, ...(await payout.pay(account, inputs)) };
      burst(paid);
      return paid;
    } catch (error) {
      const code = error instanceof Problem ? error.code : "generic";
      if (code === "generic") log.error({ err: error }, "a vein was not paid");
      lost(vein, code);
      return null;
    }
  }

  function payBurst(worker: Worker, { own }: World): void {
    const { expedition } = worker;
    const { held } = expedition;
    expedition.bursts = own[OWN.burst]!;
    if (!held) return;
    expedition.held = undefined;
    veins.rest(held.vein);
    expedition.pays(pay(worker, held.vein, inputsOf(expedition, held)));
  }

  return {
    async ask({ expedition, account, session }, number) {
      const vein = map.veins[number - 1];
      if (!vein) throw new Problem("not-found");
      if (!isNear(expedition.attempt.session.world, vein, MINING.reach + POSITION_TOLERANCE))
        throw new Problem("too-far");
      if (expedition.asks || expedition.next) throw new Problem("not-now");
      // The vein is taken before the wallet is asked, so that nobody else takes it meanwhile.
      veins.take(number, session);
      expedition.asks = true;
      try {
        const free = await payout.open(account);
        if (expedition.isOver) throw new Problem("not-now");
        expedition.given += 1;
        expedition.next = { vein: number, free, given: expedition.given };
      } catch (error) {
        // What ended meanwhile has given back all that it had.
        if (!expedition.isOver) veins.release(number);
        throw error;
      } finally {
        expedition.asks = false;
      }
    },
    watch(worker) {
      const { expedition } = worker;
      const { world } = expedition.attempt.session;
      if (world.own[OWN.burst]! > expedition.bursts) payBurst(worker, world);
      if (expedition.next?.given === world.own[OWN.given]) {
        if (expedition.held) veins.release(expedition.held.vein);
        expedition.held = expedition.next;
        expedition.next = undefined;
      }
      if (!expedition.held || world.own[OWN.vein] === expedition.held.vein) return;
      veins.release(expedition.held.vein);
      expedition.held = undefined;
    },
  };
}
