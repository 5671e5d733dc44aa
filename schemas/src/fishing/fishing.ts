import { type SchemaType, schema, t } from "@colyseus/schema";
import * as z from "zod/mini";
import { Walker } from "../walking/walking.ts";
import type { Colour } from "../wallet/colours.ts";

/** What an angler is doing. `bite` is the only phase in which a press counts. */
export const FISHING_PHASES = { idle: 0, casting: 1, waiting: 2, bite: 3, caught: 4, missed: 5 } as const;

export const Angler = Walker.extend(
  {
    phase: t.uint8(),
    /** The spot that the angler fishes at plus one, 0 for none; one angler a spot. */
    spot: t.uint8(),
    /** What came up last, as `packCatch` packs it. Everyone sees it. */
    catch: t.uint8(),
  },
  "Angler",
);
export type Angler = SchemaType<typeof Angler>;

export const FishingState = schema({ players: t.map(Angler) }, "FishingState");
export type FishingState = SchemaType<typeof FishingState>;

/** The longest time that a press may claim, ms: a page that slept through a bite is still answered, with `not-now`. */
const ELAPSED_MAX = 86_400_000;

/** Answers a `CastAnswer`; refused with `too-far`, `not-now` or `bag-full`. `calm` plays slower and wider. */
export const CastMessage = z.strictObject({ calm: z.optional(z.boolean()) });
/**
 * The press, sent at once. `elapsed` is the time in ms since this client first drew the arrow of `attempt`;
 * the server trusts it only as far as the measured latency allows. Answers a `PressAnswer`.
 */
export const PressMessage = z.strictObject({
  attempt: z.string().check(z.maxLength(40)),
  elapsed: z.number().check(z.minimum(0), z.maximum(ELAPSED_MAX)),
});
export type PressMessage = z.output<typeof PressMessage>;

export const ReelInMessage = z.strictObject({});

/** What a cast answers. */
export interface CastAnswer {
  attempt: string;
  /** Number of the spot that the line was cast at. */
  spot: number;
  /**
   * The guided first catch: the player has never caught anything, so this one can't fail. The fish bites within 3 s of
   * the cast and stays for `guided.window` of the tuning; a press meanwhile answers `success` with a coloured fish, and
   * the wallet update that follows brings level 2 with its diamonds. The client may explain each step meanwhile. It is
   * given once per player; whoever lets the fish go, reels in or walks off is guided again at the next cast.
   */
  guided: boolean;
}

/** Sent to the angler alone (message `bite`) when a fish bites: all that is needed to draw the arrow. */
export interface Bite {
  attempt: string;
  arrow: Arrow;
  /** As the cast's answer said. */
  guided: boolean;
}

/** The arrow and its zones: a pure function of these and the elapsed time (see `arrowAt`). All lengths in 0..1 of the bar. */
export interface Arrow {
  seed: number;
  /** One sweep from end to end, ms. */
  sweep: number;
  /** Middle of both zones. */
  centre: number;
  /** Half width of the green zone: a press in it lands a coloured fish. */
  success: number;
  /** Half width of the outer, safe zone: a press in it lands a failed item. */
  safe: number;
  /** The fish leaves after this time, ms. */
  window: number;
}

export type PressOutcome = "success" | "safe" | "miss";

export interface PressAnswer {
  attempt: string;
  outcome: PressOutcome;
  /** Where the server saw the arrow, 0..1. */
  position: number;
  items: (Colour | "failed")[];
}
