import { type Interaction, NOTHING, outcomeOf, type Target } from "./interaction.ts";
import { type TimedPuzzle, timedKindOf } from "./puzzles/puzzle.ts";
import type { Trying } from "./puzzles/trial.ts";
import type { Reaction } from "./reaction.ts";

/** What a try is at. */
const trialOf = ({ name }: Target, { id }: Reaction): string => `${name}:${id}`;

/** Begins a try at the puzzle of a reaction. What was tried before is over. */
export function begunBy(
  target: Target,
  reaction: Reaction,
  puzzle: TimedPuzzle,
  calm: boolean,
  trying: Trying,
): Interaction {
  const trial = { of: trialOf(target, reaction), seed: trying.seed(), calm, given: [] };
  return { ...NOTHING, open: { dialog: "puzzle", puzzle: timedKindOf(puzzle).view(puzzle, trial) }, trial };
}

/** What an answer brings in the try that is under way; null where the reaction does not say what. `day` as for `outcomeOf`. */
export function triedBy(
  target: Target,
  reaction: Reaction,
  puzzle: TimedPuzzle,
  answer: string,
  day: number,
  trying?: Trying,
): Interaction | null {
  const { solved, wrong } = reaction;
  if (!solved || !wrong) return null;
  // A try that a reload or another one has ended is lost, as one that went wrong.
  const trial = trying?.trial?.of === trialOf(target, reaction) ? trying.trial : null;
  const verdict =
    trying && trial ? timedKindOf(puzzle).judge(puzzle, answer, trial, trying.arrival) : "wrong";
  if (verdict === "on" && trial) return { ...NOTHING, trial: { ...trial, given: [...trial.given, answer] } };
  const isSolved = verdict === "solved";
  const outcome = outcomeOf(
    target,
    reaction,
    isSolved ? solved : wrong,
    day,
    isSolved ? ":solved" : ":wrong",
  );
  return { ...outcome, solved: isSolved, trial: null };
}
