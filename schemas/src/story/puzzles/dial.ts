import * as z from "zod/mini";
import type { PuzzleKind } from "./kind.ts";

/** A telephone, on which a number is dialled. */
export const DialPuzzle = z.strictObject({
  kind: z.literal("dial"),
  /** The number that answers. */
  number: z.string().check(z.regex(/^\d{2,11}$/)),
});
export type DialPuzzle = z.output<typeof DialPuzzle>;

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
