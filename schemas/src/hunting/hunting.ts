import { type SchemaType, schema, t } from "@colyseus/schema";
import * as z from "zod/mini";
import type { ErrorCode } from "../errors/catalogue.ts";
import { Walker } from "../walking/walking.ts";
import type { Colour } from "../wallet/colours.ts";

/** What others see a hunter do. `out` has no health left, and gets up soon. */
export const HUNTER_POSES = { idle: 0, striking: 1, out: 2 } as const;

export const Hunter = Walker.extend(
  {
    /** One of HUNTER_POSES. */
    pose: t.uint8(),
    /** The slime that the hunter fights, 0 for none; one hunter a slime. */
    slime: t.uint8(),
    /** Health, % of the full, rounded up: 0 is out. */
    health: t.uint8(),
    /** Herbs that were taken in the fight of the moment. */
    herbs: t.uint8(),
  },
  "Hunter",
);
export type Hunter = SchemaType<typeof Hunter>;

/** What everybody sees a slime do: its moves are those of the hunter's world. */
export const SLIME_POSES = { idle: 0, hop: 1, spit: 2, swell: 3, dazed: 4 } as const;

/** A slime as everybody in the forest sees it. */
export const SlimeState = schema(
  {
    /** Whole px: the middle of its clearing, unless it is fought. */
    x: t.uint16(),
    y: t.uint16(),
    /** 1 to 4 in the order of COLOURS: the colour that most of its herbs have. */
    colour: t.uint8(),
    /** Whether it is a king: larger, stronger, with more herbs. */
    king: t.boolean(),
    /** Health, % of the full, rounded up. */
    health: t.uint8(),
    /** One of SLIME_POSES. */
    pose: t.uint8(),
    /** Whether somebody fights it: `Hunter.slime` says who. */
    taken: t.boolean(),
    /** Seconds until the next one is there, rounded up; 0 for a slime that can be fought. */
    rest: t.uint8(),
  },
  "SlimeState",
);
export type SlimeState = SchemaType<typeof SlimeState>;

/** One forest. `slimes` is in the order of the map's clearings: that of the clearing n stands at n - 1. */
export const HuntingState = schema({ players: t.map(Hunter), slimes: t.array(SlimeState) }, "HuntingState");
export type HuntingState = SchemaType<typeof HuntingState>;

/** Begins an outing; `calm` makes slimes slower and strikes by itself. */
export const BeginMessage = z.strictObject({ calm: z.optional(z.boolean()) });
/** Asks for a fight with a slime, by the number of its clearing. */
export const FightMessage = z.strictObject({ slime: z.int().check(z.minimum(1), z.maximum(255)) });
export const EndMessage = z.strictObject({});

/** What `begin` answers. The world follows by `ARENA_START` under the same name. */
export interface BeginAnswer {
  /** Names the outing. */
  attempt: string;
}

/** What `fight` answers when the slime is the player's. The order that lets the world know of it is on its way. */
export interface FightAnswer {
  slime: number;
}

/** How a fight ended: the slime was beaten, time was up, the hunter left the ring, or has no health left. */
export const END_REASONS = ["won", "time", "fled", "fallen"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A fight that is over and paid (spec 2 §4). */
export interface EndAnswer {
  /** Names the fight. */
  attempt: string;
  slime: number;
  king: boolean;
  /** `success` where the slime was beaten. */
  outcome: "success" | "fail";
  reason: EndReason;
  /** What came into the bag, in the order in which it was taken; nothing for who has fallen. */
  items: (Colour | "failed")[];
  /** Combat experience. */
  experience: number;
  /** Herbs that found no place in the bag any more. */
  left: number;
  /** Why nothing could be paid although herbs were taken: the bag was filled by other means, or the database is away. */
  lost: ErrorCode | null;
  /** Whole seconds that the fight lasted. */
  seconds: number;
}
