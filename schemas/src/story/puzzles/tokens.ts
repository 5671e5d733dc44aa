import type { TokensPuzzle } from "./forms.ts";
import type { Draw, PuzzleKind } from "./kind.ts";

export type TokensView = Pick<TokensPuzzle, "kind" | "tokens" | "repeats" | "ordered"> & {
  readonly slots: number;
  /** A name for each slot, or none. */
  readonly names: readonly string[];
};

const slotsOf = ({ slots }: TokensPuzzle): number => (typeof slots === "number" ? slots : slots.length);

/** The tokens of the slots in a visit. */
function solutionOf({ solution }: TokensPuzzle, draw: Draw): readonly string[] {
  return Array.isArray(solution) ? solution : draw.order(solution.drawn);
}

/** Answers are the tokens of the slots with commas between them: `lemon,vinegar,salt`. */
export const TOKENS: PuzzleKind<TokensPuzzle, TokensView> = {
  view(puzzle) {
    const { kind, tokens, repeats, ordered, slots } = puzzle;
    return {
      kind,
      tokens,
      repeats,
      ordered,
      slots: slotsOf(puzzle),
      names: Array.isArray(slots) ? slots : [],
    };
  },
  solves(puzzle, answer, draw) {
    const given = answer.split(",");
    const wanted = [...solutionOf(puzzle, draw)];
    if (!puzzle.ordered) {
      given.sort();
      wanted.sort();
    }
    return given.length === wanted.length && given.every((token, slot) => token === wanted[slot]);
  },
};
