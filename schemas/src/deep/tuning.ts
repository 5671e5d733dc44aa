import * as z from "zod/mini";
import content from "../../content/deep.json" with { type: "json" };

const positive = z.int().check(z.positive());
const whole = z.int().check(z.minimum(0));
const area = z.strictObject({ x: positive, y: positive, width: positive, height: positive });
const place = z.tuple([positive, positive]);

/**
 * The numbers of the flight through the Deep (spec 2 §4, §9). Times are ticks of 50 ms, lengths px, speeds px/s, angles
 * degrees, shares %. All are whole: they enter a world.
 */
const DeepTuning = z.strictObject({
  /** Raised with every change of the rules or of a number that decides something, so that a replay knows its own. */
  rules: positive,
  /** The hall, and the porch of the door by which one comes in. The map has the same floors; a replay has no map. */
  floor: area,
  porch: area,
  /** Who stands within `reach` of the plate can wake the eyes. */
  plate: z.strictObject({ x: positive, y: positive, reach: positive }),
  /** Where the eyes float that shoot, and the large one in the middle that joins them in the last stage. */
  eyes: z.array(place).check(z.minLength(2)),
  heart: place,
  /** How long a flight lasts, and until its first shot. */
  ticks: positive,
  first: positive,
  /** How long one may walk about before the world is made anew. */
  walk: positive,
  warn: positive,
  damage: positive,
  /** `lead` is how far ahead of somebody who runs is aimed at most, ticks. */
  shot: z.strictObject({ radius: positive, life: positive, lead: positive }),
  /**
   * From which tick on what is shot: every so many ticks, by so many eyes at once, so many shots each, fanned over
   * `spread`.
   */
  stages: z
    .array(
      z.strictObject({
        name: z.enum(["single", "fan", "ring"]),
        from: whole,
        every: positive,
        eyes: positive,
        count: positive,
        spread: whole,
        speed: positive,
      }),
    )
    .check(z.length(3)),
  /** Diamonds: how many there are, from one to the next, how long each lies, and how far from the last one. */
  gem: z.strictObject({
    count: positive,
    every: positive,
    life: positive,
    away: positive,
    margin: positive,
    tries: positive,
  }),
  /** From the how manieth lost flight on shots are slower, by how much for each, and for how many at most. */
  ease: z.strictObject({ from: positive, percent: positive, most: positive }),
  /** The calm way to play: the share of the usual speed that shots have. */
  calm: positive,
});

export const DEEP = DeepTuning.parse(content);

/** How often shots are slower after so many flights that were lost. */
export const easeAfter = (lost: number): number =>
  Math.max(0, Math.min(DEEP.ease.most, lost - DEEP.ease.from + 1));

/** The share of their usual speed that shots have, %. */
export const paceOf = ({ calm, ease }: { readonly calm: boolean; readonly ease: number }): number =>
  Math.trunc(((100 - DEEP.ease.percent * ease) * (calm ? DEEP.calm : 100)) / 100);
