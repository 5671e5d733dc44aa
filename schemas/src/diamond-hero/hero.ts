import { type SchemaType, schema, t } from "@colyseus/schema";
import * as z from "zod/mini";
import type { ErrorCode } from "../errors/catalogue.ts";
import { Walker } from "../walking/walking.ts";
import { CHARACTERS, type Character } from "./progress-content.ts";

export const Runner = Walker.extend(
  {
    /** Health, % of the full, rounded up: 0 is out. */
    health: t.uint8(),
  },
  "HeroRunner",
);
export type Runner = SchemaType<typeof Runner>;

/** One run with its player. Mobs and shots are in the player's world: this is what the HUD, spectators and tests look at. */
export const HeroState = schema(
  {
    players: t.map(Runner),
    /** Whether a run goes on. */
    running: t.boolean(),
    /** Whether time stands still because cards are shown. */
    choosing: t.boolean(),
    /** Whole seconds of the run so far. */
    seconds: t.uint16(),
    level: t.uint8(),
    kills: t.uint16(),
    coins: t.uint16(),
  },
  "HeroState",
);
export type HeroState = SchemaType<typeof HeroState>;

/** Begins a run. `calm` makes the world slower; calm runs are not ranked. */
export const BeginMessage = z.strictObject({ character: z.enum(CHARACTERS), calm: z.optional(z.boolean()) });
export const EndMessage = z.strictObject({});

/** What `begin` answers. The world follows by `ARENA_START` under the same name. */
export interface BeginAnswer {
  /** Names the run. */
  attempt: string;
  character: Character;
  ranked: boolean;
}

/** How a run can end; `left`: the player went away. */
export const END_REASONS = ["cleared", "fallen", "left"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What came of a run so far: all that its world decides. */
export interface RunResult {
  readonly outcome: "success" | "fail";
  /** Null while it goes on. */
  readonly reason: EndReason | null;
  /** Whole seconds of play, without the time in which cards were shown. */
  readonly seconds: number;
  readonly kills: number;
  readonly coins: number;
  /** The level that the weapons were raised by. */
  readonly level: number;
  /** 1 where the Grand Prism came together, else 0. */
  readonly prisms: number;
  /** Whether the Neon Golem fell. */
  readonly golem: boolean;
  /** Health left. */
  readonly hp: number;
  readonly score: number;
  readonly character: Character;
  readonly calm: boolean;
}

/** A diamond payment that a run or a purchase brought, by its name: `milestone_1`, `kills.100`, `extreme.prisms`. */
export interface HeroReward {
  readonly name: string;
  readonly diamonds: number;
}

/** A run that is over and stored (spec 2 §2, §4). */
export interface EndAnswer extends Omit<RunResult, "reason"> {
  attempt: string;
  reason: EndReason;
  ranked: boolean;
  /** First play, new personal best, or no personal best (spec 2 §4); a run that is not ranked has no best, but may be the first. */
  standing: "first" | "best" | "none";
  /** The best score of ranked runs before this one, 0 without one. */
  before: number;
  /** What the run paid, each once for each player. */
  rewards: HeroReward[];
  /** Characters that it opened. */
  unlocked: Character[];
  /** Why nothing could be stored. */
  lost: ErrorCode | null;
}
