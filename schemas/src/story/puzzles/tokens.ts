import * as z from "zod/mini";
import { Slug, TextKey } from "../text-key.ts";
import type { Draw, PuzzleKind } from "./kind.ts";

/** Tokens are laid into slots: a dial, a mixture, pictures in their order, a colour for each frame. */
export const TokensPuzzle = z.strictObject({
  kind: z.literal("tokens"),
  /** What there is to lay, in the order of its display: each with its picture (scenery or icon), its name, or both. */
  tokens: z.array(z.strictObject({ id: Slug, drawing: z.optional(z.string()), text: z.optional(TextKey) })),
  /** Slots to fill: a number, or the name of each. */
  slots: z.union([z.int().check(z.positive()), z.array(TextKey)]),
  /** Whether a token may lie in several slots. */
  repeats: z._default(z.boolean(), false),
  /** Whether it matters in which slot a token lies. */
  ordered: z._default(z.boolean(), true),
  /** The tokens of the slots, or the drawn order that they follow. */
  solution: z.union([z.array(Slug), z.strictObject({ drawn: Slug })]),
});
export type TokensPuzzle = z.output<typeof TokensPuzzle>;

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
