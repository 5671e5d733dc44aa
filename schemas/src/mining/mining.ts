import { type SchemaType, schema, t } from "@colyseus/schema";
import * as z from "zod/mini";
import { Walker } from "../walking/walking.ts";
import type { Colour } from "../wallet/colours.ts";

/** What others see a miner do. `out` has no health left, until its next expedition. */
export const MINER_POSES = { idle: 0, striking: 1, dashing: 2, out: 3 } as const;

export const Miner = Walker.extend(
  {
    /** One of MINER_POSES. */
    pose: t.uint8(),
    /** The vein that the miner works at, 0 for none; one miner a vein. */
    vein: t.uint8(),
    /** Health, % of the full, rounded up: 0 is out. */
    health: t.uint8(),
    /** What came out last, for `showBurst` ticks: 0 nothing, 1..4 a colour in the order of COLOURS, 5 failed ore. */
    burst: t.uint8(),
  },
  "Miner",
);
export type Miner = SchemaType<typeof Miner>;

/** A vein as everybody in the cave sees it. */
export const VeinState = schema(
  {
    /** Whether somebody works at it: `Miner.vein` says who. */
    taken: t.boolean(),
    /** Seconds for which it still rests, rounded up; 0 for a vein that can be worked. */
    rest: t.uint8(),
  },
  "VeinState",
);
export type VeinState = SchemaType<typeof VeinState>;

/** One cave. `veins` is in the order of the map's: the vein with number n stands at n - 1. */
export const MiningState = schema({ players: t.map(Miner), veins: t.array(VeinState) }, "MiningState");
export type MiningState = SchemaType<typeof MiningState>;

/** Begins an expedition; `calm` plays with longer warnings and wider rings. */
export const BeginMessage = z.strictObject({ calm: z.optional(z.boolean()) });
/** Asks for a vein, by its number. */
export const MineMessage = z.strictObject({ vein: z.int().check(z.minimum(1), z.maximum(255)) });
export type MineMessage = z.output<typeof MineMessage>;
export const EndMessage = z.strictObject({});

/** What `begin` answers. The world follows by `ARENA_START` under the same name. */
export interface BeginAnswer {
  /** Names the expedition. */
  attempt: string;
}

/** What `mine` answers when the vein is the player's. The order that lets the world know of it is on its way. */
export interface MineAnswer {
  vein: number;
}

/** Sent to the miner alone when a vein has burst and what came out is in the bag: message `burst`. */
export interface Burst {
  /** Names the payment, which `replay` decides again: one for each vein. */
  attempt: string;
  vein: number;
  /** `failed` where no strike was perfect. */
  outcome: "coloured" | "failed";
  /** One item, or two of the same. */
  items: (Colour | "failed")[];
  /** Mining experience. */
  experience: number;
}

/** Why an expedition ended. */
export const END_REASONS = ["time", "door", "fallen"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** An expedition that is over. Everything in it was paid vein by vein: whoever fell keeps it too (spec 2 §4). */
export interface ExpeditionAnswer {
  attempt: string;
  /** `fail` where no health was left. */
  outcome: "success" | "fail";
  reason: EndReason;
  /** All that came into the bag, in its order. */
  items: (Colour | "failed")[];
  /** Mining experience in all. */
  experience: number;
  /** Whole seconds that it lasted. */
  seconds: number;
}
