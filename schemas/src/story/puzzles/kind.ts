import type { Random } from "../../random.ts";

/** What chance has drawn for the visit in which a puzzle is tried. */
export interface Draw {
  /** For what belongs to this puzzle alone. */
  readonly random: () => Random;
  /** The drawn order of this name, as the part of the story lists it (`draws`). Throws a RangeError for an unknown one. */
  readonly order: (name: string) => readonly string[];
}

/** The rules of one kind of puzzle. The server judges every answer; a client sees the view and nothing else. */
export interface PuzzleKind<Puzzle, View> {
  /** What a player is shown: never the solution, unless seeing it is the game. */
  view(puzzle: Puzzle, draw: Draw): View;
  /** Whether an answer, as the client sends it behind its `=`, is the solution. False for what makes no sense. */
  solves(puzzle: Puzzle, answer: string, draw: Draw): boolean;
}
