import type { Lie, VirtualLine } from "../virtual-play.ts";

/** A lie, and what else somebody who tells it does: a game knows what that means in it. */
export interface Liar {
  readonly lie?: Lie;
  /** Ticks that its world, which goes half as fast, may still fall behind: so much more time it has to react. */
  readonly lent?: () => number;
  /** Asks for veins and slimes from afar, and strikes at what is out of reach. */
  readonly reaches?: boolean;
  /** Asks for everything three times, and for the next thing beside it. */
  readonly doubles?: boolean;
  /** Puts decisions of the room into its own world. */
  readonly orders?: boolean;
}

export interface Contest {
  readonly seed: number;
  readonly line: VirtualLine;
  readonly liar?: Liar;
}

/** How a contest went by the server's world. */
export interface Outcome {
  readonly won: boolean;
  /** What it is worth: points of a fight with the golem; items and a tenth of the experience of the others. */
  readonly value: number;
  /** Ticks that the server decided without the player. */
  readonly forced: number;
  /** How often both worlds were found to be different. */
  readonly differences: number;
}

/** The words of a world's entropy by a seed: the same for an honest player and its lying twin. */
export function wordsOf(seed: number): () => number {
  let word = seed * 31 + 7;
  return () => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    return word >>> 0;
  };
}

/** A player whose world may go half as fast as time: of its reaction (ticks) half is saved, as far as that is lent. */
export function timed<Skill extends { readonly reaction: number }>(
  skill: Skill,
  lent: Liar["lent"] = () => 0,
): Skill {
  return {
    ...skill,
    get reaction() {
      return skill.reaction - Math.floor(Math.min(skill.reaction / 2, lent()));
    },
  };
}
