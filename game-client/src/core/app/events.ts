import type { CountedAttempt } from "@diamond-valley/schemas/games/counted.ts";
import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Category } from "@diamond-valley/schemas/wallet/wallet.ts";

/** What a player achieved, as the server confirmed it: the page around the game may count it. */
export type GameEvent =
  /** A delivery: `experience` is what it paid, `level` the player's after it. */
  | {
      kind: "quest-complete";
      category: Category;
      colour: Colour;
      quantity: number;
      experience: number;
      level: number;
    }
  /** A new level, with all experience so far. */
  | { kind: "level-up"; level: number; experience: number }
  /** A part of the story was done for the first time. */
  | { kind: "part-done"; part: string; mission: string; experience: number }
  /** Help was asked for in a step of a part, and how much of it. */
  | { kind: "hint-asked"; part: string; step: string; help: "hint" | "plain" | "hand" }
  /** An attempt of a mini-game ended: what its contract wants counted. */
  | { kind: "attempt-ended"; counted: CountedAttempt };

/** Called with each event of the game, once. */
export type OnGameEvent = (event: GameEvent) => void;
