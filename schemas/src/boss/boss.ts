import { type SchemaType, schema, t } from "@colyseus/schema";
import * as z from "zod/mini";
import type { ErrorCode } from "../errors/catalogue.ts";
import { Walker } from "../walking/walking.ts";
import { ARMS, type Arms, type EndReason, KINDS, type Kind } from "./kinds.ts";

/** What others see who stands in the circle do. */
export const CHALLENGER_POSES = { idle: 0, striking: 1, dashing: 2, out: 3 } as const;

export const Challenger = Walker.extend(
  {
    /** One of CHALLENGER_POSES. */
    pose: t.uint8(),
    /** Health, % of the full, rounded up: 0 is out. */
    health: t.uint8(),
  },
  "Challenger",
);
export type Challenger = SchemaType<typeof Challenger>;

/** What goes on in the circle. */
export const STAGES = { waiting: 0, fighting: 1, won: 2, lost: 3 } as const;

/** One circle, with one player. What the golem does is in the player's world: this is what the HUD and tests look at. */
export const BossState = schema(
  {
    players: t.map(Challenger),
    /** One of STAGES. */
    stage: t.uint8(),
    /** The golem's phase, from 1 on; 0 without a fight. */
    phase: t.uint8(),
    /** The golem's health, % of the full, rounded up. */
    health: t.uint8(),
    /** Seconds left of the fight, rounded up. */
    left: t.uint8(),
  },
  "BossState",
);
export type BossState = SchemaType<typeof BossState>;

/**
 * Begins a fight. `arms` counts for the weekly boss alone. `ranked` asks for an attempt that counts, of which there are
 * five a day; otherwise it is practice. `calm` makes the golem slower: such an attempt counts and pays alike, and stays off
 * the boards.
 */
export const BeginMessage = z.strictObject({
  kind: z.enum(KINDS),
  arms: z.optional(z.enum(ARMS)),
  ranked: z.optional(z.boolean()),
  calm: z.optional(z.boolean()),
});
export const EndMessage = z.strictObject({});

/** What `begin` answers. The world follows by `ARENA_START` under the same name. */
export interface BeginAnswer {
  /** Names the fight. */
  attempt: string;
  kind: Kind;
  arms: Arms;
  ranked: boolean;
}

/** A fight that is over and, where it counts, stored (spec 2 §3, §4). */
export interface EndAnswer {
  attempt: string;
  kind: Kind;
  arms: Arms;
  ranked: boolean;
  /** It was fought in calm mode. */
  calm: boolean;
  outcome: "success" | "fail";
  reason: EndReason;
  /** Whole seconds that the fight lasted. */
  seconds: number;
  /** Damage that the golem took, whole % of its health. */
  dealt: number;
  /** Times that the player left a telegraph in its last moment. */
  closeCalls: number;
  /** Points; null for the story, which has none. */
  score: number | null;
  /** Whether the score is the player's best of the week with these arms, or in calm mode: ranked attempts only. */
  isBest: boolean;
  /** Diamonds that this fight paid: those of the story's level milestones, or of the week's first try and first win. */
  diamonds: number;
  /** The level that the story's success led to, or null. */
  levelUp: number | null;
  /** How many fights the story has counted as lost so far, where this was one of them: the fact `golem.lost`. */
  losses: number | null;
  /** Why nothing could be stored although the fight counted. */
  lost: ErrorCode | null;
}

/** The week's boss as the player stands towards it (spec 2 §3): part of the wallet's view. */
export interface WeeklyBossView {
  /** The week whose boss can be fought for the board, 2 to 4; 0 where there is none: in week 1, and when week 4 has ended. */
  week: number;
  /** The week that the numbers below are of: the latest with a boss, over or not; 0 before week 2. */
  latest: number;
  /** Ranked attempts of that week, and those that succeeded. */
  attempts: number;
  wins: number;
  /** Best score by arms; 0 without one. */
  best: Record<Arms, number>;
  /** Best score in calm mode, which no board shows; 0 without one. */
  calm: number;
  /** Ranked attempts of today (KST). */
  today: { used: number; limit: number };
}
