import { between, seededRandom } from "../../random.ts";
import type { LightsPuzzle } from "./forms.ts";
import type { TimedKind, Trial } from "./trial.ts";

export type LightsView = LightsPuzzle & {
  /** The longest row; the ones before it are its beginnings. To see it is the game. Null before a try begins. */
  readonly row: readonly string[] | null;
};

/** How long a light shines, and the dark behind it, ms; calm mode takes longer. */
export const SHINE = { lit: 460, dark: 180, calm: 1.6 } as const;

function rowOf({ lights, to }: LightsPuzzle, { seed }: Pick<Trial, "seed">): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: to }, () => lights[between(random, 0, lights.length - 1)]!);
}

/** The rows of a try, each with one light more than the last. */
export const rowsOf = ({ from, to }: Pick<LightsPuzzle, "from" | "to">, row: readonly string[]): string[][] =>
  Array.from({ length: to - from + 1 }, (_, round) => row.slice(0, from + round));

/** The least that it takes to see all rows, ms: who answers sooner has not looked. */
export const leastTime = (puzzle: Pick<LightsPuzzle, "from" | "to">, calm: boolean): number =>
  rowsOf(puzzle, Array(puzzle.to).fill(""))
    .flat()
    .reduce((sum) => sum + (SHINE.lit + SHINE.dark) * (calm ? SHINE.calm : 1), 0);

/** The answer is all that was pressed, with commas between. */
export const LIGHTS: TimedKind<LightsPuzzle, LightsView> = {
  view: (puzzle, trial) => ({ ...puzzle, row: trial && rowOf(puzzle, trial) }),
  judge(puzzle, answer, trial, { served }) {
    const wanted = rowsOf(puzzle, rowOf(puzzle, trial)).flat().join(",");
    return answer === wanted && served >= leastTime(puzzle, trial.calm) ? "solved" : "wrong";
  },
};
