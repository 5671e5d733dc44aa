import type { Press } from "../../fishing/press.ts";

/** One try at a puzzle that is played in time. The player's room keeps it while it lasts, and nobody afterwards. */
export interface Trial {
  /** The target and its reaction that is tried: what has become another one meanwhile is not answered by it. */
  readonly of: string;
  /** What chance draws of it comes from here. */
  readonly seed: number;
  /** Whether it is played slower and wider (play.md 7), for the same reward. */
  readonly calm: boolean;
  /** What was answered so far, and let it go on. */
  readonly given: readonly string[];
}

/** When an answer came, as the server saw it: all that a press is judged by but the player's own word. */
export type Arrival = Omit<Press, "claimed">;

/** What a room knows as something is touched in it. */
export interface Trying {
  /** The try that is under way; null for none. */
  readonly trial: Trial | null;
  /** A fresh unpredictable number, for a try that begins now. */
  seed(): number;
  readonly arrival: Arrival;
}

/** What an answer does to a try: it goes on, or is over. */
export type Verdict = "on" | "solved" | "wrong";

/** The rules of one kind of puzzle that is played in time. The server judges each answer by when it came. */
export interface TimedKind<Puzzle, View> {
  /** What a player is shown: before a try begins (null), and in it. */
  view(puzzle: Puzzle, trial: Pick<Trial, "seed" | "calm"> | null): View;
  judge(puzzle: Puzzle, answer: string, trial: Trial, arrival: Arrival): Verdict;
}
