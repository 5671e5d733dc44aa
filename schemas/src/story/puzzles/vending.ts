import type { VendingPuzzle } from "./forms.ts";
import type { PuzzleKind } from "./kind.ts";

const ANSWER = /^(\d{1,3}):(\d{1,3})$/;

/** What is left of the coins and of the amount, after so many coins in each slot. Both must be 0 in the end. */
export function vendingLeft(
  { coins, amount }: Pick<VendingPuzzle, "coins" | "amount">,
  single: number,
  double: number,
): { coins: number; amount: number } {
  return { coins: coins - single - double, amount: amount - single - 2 * double };
}

/** Answers are the coins in the single and in the double slot: `2:9`. */
export const VENDING: PuzzleKind<VendingPuzzle, VendingPuzzle> = {
  view: (puzzle) => puzzle,
  solves(puzzle, answer) {
    const [, single, double] = ANSWER.exec(answer) ?? [];
    if (single === undefined) return false;
    const { coins, amount } = vendingLeft(puzzle, Number(single), Number(double));
    return coins === 0 && amount === 0;
  },
};
