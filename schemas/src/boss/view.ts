import type { World } from "../arena/world.ts";
import { ATTACKS } from "./content.ts";
import { GOLEM, isOpen } from "./golem.ts";
import { OWN } from "./own.ts";
import { fightOf } from "./setup.ts";
import { strengthOf } from "./tuning.ts";

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
  /** Damage that the golem took. */
  readonly dealt: number;
  /** One of ENDS, 0 while the fight goes on. */
  readonly end: number;
}

/** What there is to show of a fight. The golem is the world's first mob; once beaten it has no row any more. */
export function viewBoss(world: World): BossView {
  const { player, mobs, own, tally, setup, rules } = world;
  const open = isOpen(world);
  return {
    hp: player.hp[0]!,
    hpMax: player.hpMax[0]!,
    golem: {
      hp: mobs.hp[GOLEM]!,
      hpMax: strengthOf(fightOf(setup), rules.version).hp,
      phase: own[OWN.phase]!,
      attack: open ? null : (ATTACKS[mobs.attack[GOLEM]! - 1]?.name ?? null),
      isOpen: open,
    },
    left: own[OWN.left]!,
    closeCalls: own[OWN.closeCalls]!,
    dealt: tally.dealt[0]!,
    end: own[OWN.end]!,
  };
}
