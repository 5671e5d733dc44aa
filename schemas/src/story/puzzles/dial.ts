import type { DialPuzzle } from "./forms.ts";
import type { PuzzleKind } from "./kind.ts";

export interface DialView {
  readonly kind: "dial";
  /** How many digits a number has here. */
  readonly digits: number;
}

/** Answers are the digits: `1006`. */
export const DIAL: PuzzleKind<DialPuzzle, DialView> = {
  view: ({ kind, number }) => ({ kind, digits: number.length }),
  solves: ({ number }, answer) => answer === number,
};
