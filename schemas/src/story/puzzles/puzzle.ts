import { BELTS, type BeltsView } from "./belts.ts";
import { CRATES } from "./crates.ts";
import { DIAL, type DialView } from "./dial.ts";
import type { CratesPuzzle, Puzzle, VendingPuzzle } from "./forms.ts";
import type { Draw, Judgement, PuzzleKind } from "./kind.ts";
import { LIGHTS, type LightsView } from "./lights.ts";
import { ORBIT, type OrbitView } from "./orbit.ts";
import { TOKENS, type TokensView } from "./tokens.ts";
import { TONES, type TonesView } from "./tones.ts";
import type { TimedKind } from "./trial.ts";
import { VENDING } from "./vending.ts";
import { WEIGH_KIND, type WeighView } from "./weigh.ts";

/** A puzzle as a player sees it. */
export type PuzzleView =
  | TokensView
  | VendingPuzzle
  | TonesView
  | DialView
  | WeighView
  | OrbitView
  | CratesPuzzle
  | LightsView
  | BeltsView;

/** The kinds that are played in time, and answered one by one (`trial.ts`). */
const TIMED = { orbit: ORBIT, lights: LIGHTS, belts: BELTS };
export type TimedPuzzle = Extract<Puzzle, { kind: keyof typeof TIMED }>;
export type Untimed = Exclude<Puzzle, TimedPuzzle>;

type KindOf<Name extends Untimed["kind"]> = PuzzleKind<
  Extract<Puzzle, { kind: Name }>,
  Extract<PuzzleView, { kind: Name }>
>;

const KINDS: { readonly [Name in Untimed["kind"]]: KindOf<Name> } = {
  tokens: TOKENS,
  vending: VENDING,
  tones: TONES,
  dial: DIAL,
  weigh: WEIGH_KIND,
  crates: CRATES,
};

/** Whether a puzzle is played in time: it is begun first, and answered in a try. */
export const isTimed = (puzzle: Puzzle): puzzle is TimedPuzzle => Object.hasOwn(TIMED, puzzle.kind);

/** A kind's rules for a puzzle of that kind: which one it is, the compiler cannot follow. */
const kindOf = ({ kind }: Untimed): PuzzleKind<Untimed, PuzzleView> =>
  KINDS[kind] as unknown as PuzzleKind<Untimed, PuzzleView>;

/** The same, of a puzzle that is played in time. */
export const timedKindOf = ({ kind }: TimedPuzzle): TimedKind<TimedPuzzle, PuzzleView> =>
  TIMED[kind] as unknown as TimedKind<TimedPuzzle, PuzzleView>;

/** What a player is shown of a puzzle; of one that is played in time, before it begins. */
export const puzzleView = (puzzle: Puzzle, draw: Draw): PuzzleView =>
  isTimed(puzzle)
    ? timedKindOf(puzzle).view(puzzle, null)
    : kindOf(puzzle as Untimed).view(puzzle as Untimed, draw);

/**
 * What an answer to a puzzle comes to in this visit; null for what makes no sense as a step of one that has steps, and for
 * all answers to one that is played in time: they are judged in a try.
 */
export function judge(puzzle: Puzzle, answer: string, draw: Draw): Judgement | null {
  if (isTimed(puzzle)) return null;
  const untimed = puzzle as Untimed;
  const kind = kindOf(untimed);
  return "judge" in kind ? kind.judge(untimed, answer, draw) : { solved: kind.solves(untimed, answer, draw) };
}

/** Whether an answer is a puzzle's solution in this visit. */
export const solves = (puzzle: Puzzle, answer: string, draw: Draw): boolean =>
  judge(puzzle, answer, draw)?.solved === true;
