import type { Random } from "../../random.ts";

/** What chance has drawn for the visit in which a puzzle is tried, and what the visit keeps of it. */
export interface Draw {
  /** For what belongs to this puzzle alone. */
  readonly random: () => Random;
  /** The drawn order of this name, as the part of the story lists it (`draws`). Throws a RangeError for an unknown one. */
  readonly order: (name: string) => readonly string[];
  /** A number that an answer to this puzzle has left in the visit (`Judgement.keep`); 0 for none. */
  readonly recall: (name: string) => number;
}

/** What an answer comes to. */
export interface Judgement {
  /** Whether it is the solution; absent where it is a step on the way to one. */
  readonly solved?: boolean;
  /** Numbers that the visit keeps of it, for the answers to come. */
  readonly keep?: Readonly<Record<string, number>>;
}

/** The rules of one kind of puzzle. The server judges every answer; a client sees the view and nothing else. */
export interface AnsweredKind<Puzzle, View> {
  /** What a player is shown: never the solution, unless seeing it is the game. */
  view(puzzle: Puzzle, draw: Draw): View;
  /** Whether an answer, as the client sends it behind its `=`, is the solution. False for what makes no sense. */
  solves(puzzle: Puzzle, answer: string, draw: Draw): boolean;
}

/** A kind whose answers may be steps on the way, which the visit keeps. */
export interface SteppedKind<Puzzle, View> {
  view(puzzle: Puzzle, draw: Draw): View;
  /** What an answer comes to; null for what makes no sense. */
  judge(puzzle: Puzzle, answer: string, draw: Draw): Judgement | null;
}

export type PuzzleKind<Puzzle, View> = AnsweredKind<Puzzle, View> | SteppedKind<Puzzle, View>;
