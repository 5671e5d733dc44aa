import * as z from "zod/mini";
import content from "../../content/fishing.json" with { type: "json" };
import { COLOURS, type Colour } from "../wallet/colours.ts";
import { MASTERY_MAX, masteryEffects } from "../wallet/mastery.ts";

const share = z.number().check(z.minimum(0), z.maximum(1));
const ms = z.int().check(z.positive());
const factor = z.number().check(z.minimum(1));

/** The numbers of fishing (spec 2 §4, §9). They play the game and make the texts that describe it. */
const FishingTuning = z.strictObject({
  /** Raised whenever a number changes what an attempt yields, so that a replay knows its own rules. */
  rules: z.int().check(z.positive()),
  /** How far (px) an angler may stand from a spot. */
  reach: z.int().check(z.positive()),
  /** From the cast until the line lies in the water. */
  castTime: ms,
  /** Shortest and longest time until a fish bites. */
  wait: z.tuple([ms, ms]),
  /** One pass of the arrow from end to end. */
  sweep: ms,
  /** How long the fish stays on the hook. */
  window: ms,
  /** How long a catch or a miss is shown before the angler may cast again. */
  showCatch: ms,
  /** The calm way to play: by what each of these is multiplied. */
  calm: z.strictObject({ wait: factor, sweep: factor, zones: factor, window: factor }),
  /**
   * The guided first catch: when its fish bites, how long a pass of the arrow takes, the half widths of the zones, how
   * long the fish stays before it lets the next angler have the spot, and the level that the character reaches with it.
   */
  guided: z.strictObject({
    wait: z.tuple([ms, ms]),
    sweep: ms,
    success: share,
    safe: share,
    window: ms,
    level: z.int().check(z.minimum(2)),
  }),
  /** Chance that a fish has the colour of its spot; otherwise any colour comes up. */
  affinity: share,
  /** Fishing experience of one attempt. */
  experience: z.strictObject({ success: z.int(), safe: z.int() }),
  /** The colours of the spots, from spot number 1 on and over again. */
  spots: z.array(z.enum(COLOURS)).check(z.minLength(1)),
});

export const FISHING = FishingTuning.parse(content);

/** The highest mastery level: every press within the window lands a coloured fish (spec 2 §9). */
export const FISHING_MASTERY_MAX = MASTERY_MAX;

/** What a mastery level gives; a level outside of 1..10 counts as the nearest one. */
export const masteryAt = (level: number): ReturnType<typeof masteryEffects<"fishing">> =>
  masteryEffects("fishing", level);

/** A mastery level in the whole percentages that its texts name (`mastery.*` of the fishing texts). */
export function masteryInWords(level: number): { success: number; safe: number; extra: number } {
  const percent = (part: number) => Math.round(part * 100);
  const { success, safe, extra } = masteryAt(level);
  return {
    success: percent(Math.min(1, success * 2)),
    safe: percent(Math.min(1, safe * 2)),
    extra: percent(extra),
  };
}

/** The colour that a spot (number from 1) is known for. */
export function spotColour(spot: number): Colour {
  return FISHING.spots[(spot - 1) % FISHING.spots.length]!;
}
