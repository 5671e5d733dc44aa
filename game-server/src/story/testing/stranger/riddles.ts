import type { ShownPuzzle } from "./screen.ts";

/** Words that begin with as many of the same letters mean about the same: "sour" and "sourer", "알갱이" and "알갱이예요". */
const ALIKE = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= ALIKE && other.length >= ALIKE && one.slice(0, ALIKE) === other.slice(0, ALIKE));

/** Whether a line names something: "물방울은" names "물방울". */
const names = (line: string, name: string): boolean =>
  wordsOf(line).some(
    (word) => word === name.toLowerCase() || (name !== "" && word.startsWith(name.toLowerCase())),
  );

/** How often what is said of a thing, in lines that name it, is said again in lines that don't. */
function echoes(name: string, read: readonly string[]): number {
  const about = read.filter((line) => names(line, name)).flatMap(wordsOf);
  const others = read.filter((line) => !names(line, name));
  return others.filter((line) => wordsOf(line).some((word) => about.some((said) => isAlike(word, said))))
    .length;
}

/** All ways to fill the slots, as numbers of tokens. */
function fillings(tokens: number, slots: number, repeats: boolean, ordered: boolean): number[][] {
  if (slots === 0) return [[]];
  return fillings(tokens, slots - 1, repeats, ordered).flatMap((before) =>
    Array.from({ length: tokens }, (_, token) => token)
      .filter((token) => repeats || !before.includes(token))
      .filter((token) => ordered || before.every((laid) => laid <= token))
      .map((token) => [...before, token]),
  );
}

/**
 * Answers to a puzzle, the likeliest first, by nothing but what is shown of it and the lines that were `read`. A line that names a piece
 * and a slot speaks for the one in the other; without named slots, pieces of which several lines speak go first.
 */
export function guesses(
  puzzle: Exclude<ShownPuzzle, { kind: "weigh" }>,
  read: readonly string[],
): number[][] {
  if (puzzle.kind === "tones") return [[...puzzle.lit]];
  if (puzzle.kind === "vending") {
    const double = puzzle.amount - puzzle.coins;
    return [[puzzle.coins - double, double]];
  }
  const { tokens, slots, ordered, repeats } = puzzle;
  const speaksFor = tokens.map((token) => {
    const told = echoes(token, read);
    return slots.map((slot) =>
      slot === "" ? told : read.filter((line) => names(line, token) && names(line, slot)).length,
    );
  });
  const likely = (filling: readonly number[]): number =>
    filling.reduce((sum, token, slot) => sum + (speaksFor[token]?.[slot] ?? 0), 0);
  return fillings(tokens.length, slots.length, repeats, ordered).toSorted((a, b) => likely(b) - likely(a));
}

/**
 * What to weigh next, or the one gem that is left: of those that may be the light one, a third on each pan. Nothing but what the scales
 * showed tells which those are.
 */
export function weighed({ gems, done }: Extract<ShownPuzzle, { kind: "weigh" }>): number[] {
  const suspects = Array.from({ length: gems }, (_, index) => index + 1).filter((gem) =>
    done.every(({ left, right, rises }) =>
      left.includes(gem) ? rises === "left" : right.includes(gem) ? rises === "right" : rises === "even",
    ),
  );
  return suspects.length === 1 ? suspects : suspects.slice(0, 2 * Math.ceil(suspects.length / 3));
}
