import * as z from "zod/mini";
import content from "../../content/hunting.json" with { type: "json" };

const whole = z.int().check(z.minimum(0));
const positive = z.int().check(z.positive());
const percent = z.int().check(z.minimum(0), z.maximum(100));

/**
 * The numbers of hunting (spec 2 §4, §9). Times are ticks of 50 ms, lengths px, speeds px/s, angles degrees. All are
 * whole: they enter a world.
 */
const HuntingTuning = z.strictObject({
  /** Raised with every change of the rules or of a number that decides something, so that a replay knows its own. */
  rules: positive,
  /** From how far a fight begins. */
  approach: positive,
  /**
   * Where a fight is fought, around the middle of the clearing: the slime stays `inside` px within it, and a hunter who
   * is `leave` px outside has left.
   */
  ring: z.strictObject({ radius: positive, leave: positive, inside: positive }),
  fight: z.strictObject({
    ticks: positive,
    /** Until the slime's first attack. */
    first: positive,
    /** How long somebody without health sits there. */
    out: positive,
    /** How long a fight waits for a lost connection, in all. */
    away: positive,
  }),
  /** Until the next slime comes to a clearing. */
  rest: positive,
  /** The longest walk in the forest that is kept as one world; another one follows at once. */
  outing: positive,
  slime: z.strictObject({
    hp: positive,
    radius: positive,
    speed: positive,
    /** The distance from the hunter that it likes to keep. */
    distance: positive,
    /** How far a blow pushes it. */
    push: whole,
    /** From one attack to the next. */
    pause: positive,
  }),
  king: z.strictObject({ oneIn: positive, hp: positive, radius: positive, speed: positive, push: whole }),
  hop: z.strictObject({
    warn: positive,
    radius: positive,
    damage: whole,
    range: positive,
    recover: positive,
  }),
  spit: z.strictObject({
    warn: positive,
    count: positive,
    /** From the first glob to the last. */
    spread: positive,
    speed: positive,
    radius: positive,
    damage: whole,
    life: positive,
    range: positive,
    recover: positive,
    /** Px that it backs off in each tick of its recovering. */
    back: whole,
  }),
  swell: z.strictObject({
    warn: positive,
    radius: positive,
    damage: whole,
    /** It swells with less than this share of its health, %. */
    below: percent,
    range: positive,
    dazed: positive,
  }),
  herb: z.strictObject({
    /** Health of the slime from one herb to the next. */
    every: positive,
    life: positive,
    /** What a glob must touch to spoil it. */
    radius: positive,
    /** How far from the slime it lands. */
    near: positive,
    far: positive,
  }),
  /** The calm way to play: the pace of the slime, %, how long a fight lasts, and from one blow by itself to the next. */
  calm: z.strictObject({ percent, ticks: positive, strike: positive }),
  /** Chance that a herb has the colour of its slime, %; otherwise it has any colour. */
  affinity: percent,
  /** Combat experience of a herb. */
  experience: z.strictObject({ coloured: whole, failed: whole }),
});

export const HUNTING = HuntingTuning.parse(content);

/** The health that a slime begins with. */
export const healthOf = (king: boolean): number => (king ? HUNTING.king : HUNTING.slime).hp;

/** How many herbs there are in a slime: one for each `herb.every` of its health, and one for the win. */
export const herbsIn = (king: boolean): number => Math.floor(healthOf(king) / HUNTING.herb.every) + 1;

/** The most herbs of a fight. */
export const HERBS_MAX = Math.max(herbsIn(false), herbsIn(true));
