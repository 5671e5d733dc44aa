import { BOSS } from "./tuning.ts";

/** What the points of a fight follow from. */
export interface Deeds {
  readonly won: boolean;
  /** Damage that the golem took, and its full health. */
  readonly dealt: number;
  readonly hp: number;
  /** Damage that the player took. */
  readonly taken: number;
  /** Whole seconds that were left. */
  readonly left: number;
  readonly closeCalls: number;
}

/** The damage with which nothing is left of the points for not being hit. */
const TAKEN = 100;

/** The points of a fight: for the golem's health, for time that was left of a win, for not being hit, and for close calls. */
export function scoreOf({ won, dealt, hp, taken, left, closeCalls }: Deeds): number {
  const { score, close } = BOSS;
  const unhurt = Math.max(0, TAKEN - taken);
  return (
    Math.floor((score.dealt * dealt) / hp) +
    (won ? score.second * left : 0) +
    Math.floor((score.unhurt * unhurt * dealt) / (TAKEN * hp)) +
    score.close * Math.min(close.most, closeCalls)
  );
}
