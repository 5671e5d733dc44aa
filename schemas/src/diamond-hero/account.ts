import * as z from "zod/mini";
import type { Board, BoardLine } from "../boards/boards.ts";
import { type Character, type Extreme, type Mission, POWER_UPS, type PowerUp } from "./progress-content.ts";

/** What a player has reached in Diamond Hero: the answer of `GET /game_rpg/diamond-hero`. */
export interface HeroAccount {
  /** Diamonds of the acts still to be found; 0 opens the arena (spec 2 §4). */
  missing: number;
  /** Coins to spend. */
  coins: number;
  /** Levels bought, 0 to 10. */
  powerUps: Record<PowerUp, number>;
  /** Totals over all runs: kills, coins ever collected, runs begun, runs cleared; and Grand Prisms. */
  totals: Record<Mission, number> & { prisms: number };
  /** Which of milestones 1 to 4 are reached. */
  milestones: boolean[];
  characters: Record<Character, boolean>;
  /** Goals of each mission that are paid, as how many of its series; and which extreme missions are done. */
  missions: Record<Mission, number>;
  extreme: Record<Extreme, boolean>;
  /** Best score of ranked runs; 0 without one. */
  best: number;
}

/** Asks for a power-up's next level: `POST /game_rpg/diamond-hero/power-up`. `level` is the wanted one, so that a repeat buys nothing more. */
export const PowerUpRequest = z.strictObject({
  powerUp: z.enum(POWER_UPS),
  level: z.int().check(z.positive()),
});

/** One line of the board `GET /game_rpg/leaderboard/hero`: the best ranked run of a player. */
export interface HeroBoardLine extends BoardLine {
  seconds: number;
  kills: number;
  character: Character;
  /** The run that can be watched: `GET /game_rpg/replay/:attempt`. */
  attempt: string;
}

/** The board of best ranked runs. */
export type HeroBoard = Board<HeroBoardLine>;

/** A stored run as anybody may watch it: `GET /game_rpg/replay/:attempt`. */
export interface WatchedRun {
  attempt: string;
  game: "diamond_hero";
  name: string;
  score: number;
  seconds: number;
  /** Rules, setup and recording: `arena/evidence.ts`. */
  evidence: unknown;
}
