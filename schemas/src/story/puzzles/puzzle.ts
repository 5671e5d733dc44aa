import * as z from "zod/mini";
import { DIAL, DialPuzzle, type DialView } from "./dial.ts";
import type { Draw, Judgement, PuzzleKind } from "./kind.ts";
import { TOKENS, TokensPuzzle, type TokensView } from "./tokens.ts";
import { TONES, TonesPuzzle, type TonesView } from "./tones.ts";
import { VENDING, VendingPuzzle } from "./vending.ts";
import { WEIGH_KIND, WeighPuzzle, type WeighView } from "./weigh.ts";

/** A puzzle as content describes it. A new kind is a file here, and its line in each of the three lists. */
// A discriminated union would do the same, and bring half a kilobyte more to every page with a form.
export const Puzzle = z.union([TokensPuzzle, VendingPuzzle, TonesPuzzle, DialPuzzle, WeighPuzzle]);
export type Puzzle = z.output<typeof Puzzle>;

/** A puzzle as a player sees it. */
export type PuzzleView = TokensView | VendingPuzzle | TonesView | DialView | WeighView;

type KindOf<Name extends Puzzle["kind"]> = PuzzleKind<
  Extract<Puzzle, { kind: Name }>,
  Extract<PuzzleView, { kind: Name }>
>;

const KINDS: { readonly [Name in Puzzle["kind"]]: KindOf<Name> } = {
  tokens: TOKENS,
  vending: VENDING,
  tones: TONES,
  dial: DIAL,
  weigh: WEIGH_KIND,
};

/** A kind's rules for a puzzle of that kind: which one it is, the compiler cannot follow. */
const kindOf = (puzzle: Puzzle): PuzzleKind<Puzzle, PuzzleView> =>
  KINDS[puzzle.kind] as unknown as PuzzleKind<Puzzle, PuzzleView>;

/** What a player is shown of a puzzle. */
export const puzzleView = (puzzle: Puzzle, draw: Draw): PuzzleView => kindOf(puzzle).view(puzzle, draw);

/** What an answer to a puzzle comes to in this visit; null for what makes no sense as a step of one that has steps. */
export function judge(puzzle: Puzzle, answer: string, draw: Draw): Judgement | null {
  const kind = kindOf(puzzle);
  return "judge" in kind ? kind.judge(puzzle, answer, draw) : { solved: kind.solves(puzzle, answer, draw) };
}

/** Whether an answer is a puzzle's solution in this visit. */
export const solves = (puzzle: Puzzle, answer: string, draw: Draw): boolean =>
  judge(puzzle, answer, draw)?.solved === true;
