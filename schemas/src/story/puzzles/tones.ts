import * as z from "zod/mini";
import { between } from "../../random.ts";
import { Slug } from "../text-key.ts";
import type { Draw, PuzzleKind } from "./kind.ts";

/** Shapes light up and sound one after the other, and are to be repeated. */
export const TonesPuzzle = z.strictObject({
  kind: z.literal("tones"),
  /** Names of the shapes. */
  tones: z.array(Slug).check(z.minLength(2)),
  /** How many are to be repeated. */
  length: z.int().check(z.positive()),
});
export type TonesPuzzle = z.output<typeof TonesPuzzle>;

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
