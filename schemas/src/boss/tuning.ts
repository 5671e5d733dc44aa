import * as z from "zod/mini";
import content from "../../content/boss.json" with { type: "json" };
import type { Fight } from "./setup.ts";

const whole = z.int().check(z.minimum(0));
const positive = z.int().check(z.positive());
const phases = z.array(positive);
/** `pause` is the share of the usual pauses, %. */
const weeks = z.array(z.strictObject({ week: positive, hp: positive, pause: positive }));

/** What every attack has: from which phase on it is chosen, times, and from how far. */
const attack = { phase: positive, warn: positive, recover: positive, range: positive, damage: whole };

/**
 * The numbers of the golem's circle (spec 2 §4). Times are ticks of 50 ms, lengths px, speeds px/s, angles degrees. All
 * are whole: they enter a world.
 */
const BossTuning = z.strictObject({
  /** Raised with every change of the rules or of a number that decides something, so that a replay knows its own. */
  rules: positive,
  /**
   * Where it is fought: the middle, in which the golem wakes, and how far below it the player begins. The map has the
   * same places; a replay has no map.
   */
  circle: z.strictObject({ x: positive, y: positive, radius: positive, start: positive }),
  /** How long a fight lasts at most, and until the golem's first attack. */
  ticks: positive,
  first: positive,
  golem: z.strictObject({
    radius: positive,
    speed: positive,
    /** The distance from the player that it likes to keep. */
    distance: positive,
    /** The damage that it takes while it is dazed or recovers, % of the usual. */
    open: positive,
  }),
  /** From one attack to the next, by phase; the last one holds from there on. */
  pauses: z.array(positive).check(z.minLength(1)),
  /** What a heart gives, and how far from the middle one appears. */
  heart: z.strictObject({ hp: positive, far: positive }),
  /** Each phase begins with so much of the golem's health, %. */
  story: z.strictObject({ hp: positive, phases }),
  /** `before` are the weeks under older rules, by which fights of then are replayed. */
  weekly: z.strictObject({
    phases,
    weeks,
    before: z.array(z.strictObject({ rules: positive, weeks })),
  }),
  /** How much longer warnings of the story are for each fight that was lost, %, and for how many at most. */
  ease: z.strictObject({ percent: whole, most: whole }),
  /** The calm way to play: warnings and pauses, %, and how long a fight lasts. */
  calm: z.strictObject({ percent: positive, ticks: positive }),
  /** A close call leaves a telegraph in its last `ticks`; no more than `most` of a fight count. */
  close: z.strictObject({ ticks: positive, most: positive }),
  /** Points for all of the golem's health, for a second that was left, for not being hit, and for a close call. */
  score: z.strictObject({ dealt: whole, second: whole, unhurt: whole, close: whole }),
  stomp: z.strictObject({ ...attack, radius: positive }),
  /** `apart` is from one rock to the next. */
  toss: z.strictObject({ ...attack, radius: positive, count: positive, apart: positive }),
  roll: z.strictObject({ ...attack, width: positive, length: positive, speed: positive }),
  ring: z.strictObject({ ...attack, count: positive, speed: positive, radius: positive, life: positive }),
  sweep: z.strictObject({ ...attack, reach: positive, width: positive }),
  /** `apart` is from one ring to the next. */
  quake: z.strictObject({
    ...attack,
    count: positive,
    apart: positive,
    speed: positive,
    reach: positive,
    thickness: positive,
    gaps: positive,
    gapWidth: positive,
  }),
  /** From `week` on. The shelters lie `distance` from the middle of the circle. */
  sulk: z.strictObject({
    ...attack,
    week: positive,
    shelters: positive,
    radius: positive,
    distance: positive,
  }),
});

export const BOSS = BossTuning.parse(content);

/** What is different from one golem to another: its health, the share of the usual pauses (%), and its phases. */
export interface Strength {
  readonly hp: number;
  readonly pause: number;
  readonly phases: readonly number[];
}

/** How strong the golem of a fight is under a version of the rules. Throws a RangeError for a week that has no boss. */
export function strengthOf({ kind, week }: Pick<Fight, "kind" | "week">, rules = BOSS.rules): Strength {
  if (kind === "story") return { ...BOSS.story, pause: 100 };
  const { phases, before } = BOSS.weekly;
  const { weeks } = before.find((each) => each.rules === rules) ?? BOSS.weekly;
  const found = weeks.find((each) => each.week === week);
  if (!found) throw new RangeError(`no boss in week ${week}`);
  return { ...found, phases };
}

/** How long a fight lasts at most, ticks. */
export const ticksOfFight = ({ calm }: Pick<Fight, "calm">): number => (calm ? BOSS.calm.ticks : BOSS.ticks);
