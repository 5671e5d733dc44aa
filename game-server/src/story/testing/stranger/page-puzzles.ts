import type { PuzzleView } from "@diamond-valley/schemas/story/puzzles/puzzle.ts";
import type { Say } from "./page-texts.ts";
import type { ShownPuzzle } from "./screen.ts";

/** What the dialog of a puzzle shows: names, and no ids. Throws a RangeError for kinds that ask for a quick hand. */
export function shownPuzzle(puzzle: PuzzleView, say: Say): ShownPuzzle {
  if (puzzle.kind === "vending" || puzzle.kind === "weigh") return puzzle;
  if (puzzle.kind === "tones")
    return { kind: "tones", lit: puzzle.sequence.map((tone) => puzzle.tones.indexOf(tone)) };
  if (puzzle.kind !== "tokens") throw new RangeError(`no stranger knows what to do with a ${puzzle.kind}`);
  const { tokens, slots, names, ordered, repeats } = puzzle;
  return {
    kind: "tokens",
    tokens: tokens.map(({ id, text }) => say(text ?? `quest-items:${id}.name`)),
    slots: Array.from({ length: slots }, (_, slot) => (names[slot] ? say(names[slot]) : "")),
    ordered,
    repeats,
  };
}

/** An answer as it is sent. */
export function answerOf(puzzle: PuzzleView, given: readonly number[]): string {
  if (puzzle.kind === "vending") return given.join(":");
  if (puzzle.kind === "weigh") {
    const half = given.length / 2;
    return given.length === 1
      ? `light:${given[0]}`
      : `weigh:${given.slice(0, half).join(",")}/${given.slice(half).join(",")}`;
  }
  if (puzzle.kind === "tones") return given.map((shape) => puzzle.tones[shape]).join(",");
  if (puzzle.kind !== "tokens") throw new RangeError(`no stranger answers a ${puzzle.kind}`);
  return given.map((token) => puzzle.tokens[token]?.id).join(",");
}
