import { between } from "../../random.ts";
import type { TonesPuzzle } from "./forms.ts";
import type { Draw, PuzzleKind } from "./kind.ts";

export type TonesView = TonesPuzzle & {
  /** What to repeat: to see and hear it is the game. */
  readonly sequence: readonly string[];
};

function sequenceOf({ tones, length }: TonesPuzzle, draw: Draw): string[] {
  const random = draw.random();
  return Array.from({ length }, () => tones[between(random, 0, tones.length - 1)]!);
}

/** Answers are the tones with commas between them. */
export const TONES: PuzzleKind<TonesPuzzle, TonesView> = {
  view: (puzzle, draw) => ({ ...puzzle, sequence: sequenceOf(puzzle, draw) }),
  solves: (puzzle, answer, draw) => answer === sequenceOf(puzzle, draw).join(","),
};
