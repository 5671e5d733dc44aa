import { type SchemaType, schema, t } from "@colyseus/schema";
import * as z from "zod/mini";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { InteractAnswer } from "../story/messages.ts";
import type { Progress } from "../story/progress.ts";
import { Walker } from "../walking/walking.ts";
import type { EndReason } from "./own.ts";

/** What others see who stands in the hall do. */
export const FLYER_POSES = { idle: 0, dashing: 1, out: 2 } as const;

export const Flyer = Walker.extend(
  {
    /** One of FLYER_POSES. */
    pose: t.uint8(),
    /** Health, % of the full, rounded up: 0 is out. */
    health: t.uint8(),
  },
  "Flyer",
);
export type Flyer = SchemaType<typeof Flyer>;

/** One hall of the Deep, with one player. Eyes and shots are in the player's world: this is what the HUD and tests look at. */
export const DeepState = schema(
  {
    players: t.map(Flyer),
    /** Whether the eyes are awake. */
    flying: t.boolean(),
    /** The stage of the flight, from 1 on; 0 without one. */
    stage: t.uint8(),
    /** Seconds left of the flight, rounded up. */
    left: t.uint8(),
  },
  "DeepState",
);
export type DeepState = SchemaType<typeof DeepState>;

/** Begins to walk about, or a `flight`, which begins at the plate. `calm` makes shots slower. */
export const BeginMessage = z.strictObject({ flight: z.boolean(), calm: z.optional(z.boolean()) });
export const EndMessage = z.strictObject({});

/** What `begin` answers. The world follows by `ARENA_START` under the same name. */
export interface BeginAnswer {
  /** Names the world. */
  attempt: string;
  flight: boolean;
}

/** A flight that is over and stored (spec 2 §4). */
export interface EndAnswer {
  attempt: string;
  outcome: "success" | "fail";
  reason: EndReason;
  /** Whole seconds that the flight lasted. */
  seconds: number;
  /** The numbers of the diamonds that it brought, each paid already. */
  gems: number[];
  /** What the story says of the door that reopened; null where it did not, or was open already. */
  door: InteractAnswer | null;
  /** The player's progress afterwards; null where it could not be noted. */
  progress: Progress | null;
  /** Why something of it could not be stored. */
  lost: ErrorCode | null;
}

/** A diamond of the flight that goes on is paid: the story's answer, as if it had been touched. */
export interface GemPaid {
  /** Its number, and where it lay, px. */
  gem: number;
  x: number;
  y: number;
  answer: InteractAnswer;
}
