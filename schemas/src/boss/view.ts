import type { World } from "../arena/world.ts";
import { OWN } from "./own.ts";

/** What a client shows of a fight beside figures and telegraphs, read from its own world. Times are ticks. */
export interface BossView {
  readonly hp: number;
  readonly hpMax: number;
  readonly golem: {
    readonly hp: number;
    readonly hpMax: number;
    /** From 1 on. */
    readonly phase: number;
    /** Name of the attack that is announced or played, or null. */
    readonly attack: string | null;
    /** Whether it takes more damage now: dazed or recovering. */
    readonly isOpen: boolean;
  };
  readonly left: number;
  readonly closeCalls: number;
  readonly dealt: number;
  /** One of ENDS, 0 while the fight goes on. */
  readonly end: number;
}

/** What there is to show of a fight. The golem is the world's first mob. */
export function viewBoss(world: World): BossView {
  throw new Error(`not written yet: ${world.own[OWN.phase]}`);
}
