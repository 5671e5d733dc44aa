import { HERO } from "./progress-content.ts";

/** What the score of a run follows from. */
export interface Deeds {
  readonly seconds: number;
  readonly kills: number;
  readonly golem: boolean;
  /** Health left; 0 unless the run was cleared. */
  readonly hp: number;
}

/** The score of a run: for time, kills, the golem, and health that is left at the end. */
export function scoreOf({ seconds, kills, golem, hp }: Deeds): number {
  const { score } = HERO;
  return score.second * seconds + score.kill * kills + (golem ? score.golem : 0) + score.hp * hp;
}
