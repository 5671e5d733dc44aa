import * as z from "zod/mini";
import content from "../../content/mastery.json" with { type: "json" };

/** Mastery levels of each skill (spec 2 §9). */
export const MASTERY_MAX = 10;

const share = z.number().check(z.minimum(0), z.maximum(1));
const whole = z.int().check(z.minimum(0));
const levels = <Effects extends z.core.$ZodType>(effects: Effects) =>
  z.array(effects).check(z.length(MASTERY_MAX));

/** What each mastery level of each skill gives, from level 1 on; the numbers of a level hold in the place of those before. */
const Mastery = z.strictObject({
  /** Half widths of the zones on the bar, and the chance of an extra item. */
  fishing: levels(z.strictObject({ success: share, safe: share, extra: share })),
  mining: levels(
    z.strictObject({
      /** Health more than the level gives. */
      hp: whole,
      /** Ticks before and behind a ring's closing in which a press is perfect. */
      perfect: whole,
      /** Ticks of a strike. */
      strike: whole,
      /** Ticks from one dash to the next. */
      dash: whole,
      /** Chance of an extra ore, %. */
      extra: whole,
    }),
  ),
  /** Reach (px) and damage more than the level gives, and damage to bosses more, %. */
  combat: levels(z.strictObject({ range: whole, damage: whole, boss: whole })),
});
type Mastery = z.output<typeof Mastery>;

/** The table of all mastery effects (`content/mastery.json`). Throws at start-up where it is not as it should be. */
export const MASTERY = Mastery.parse(content);

/** The skills that the table has rows for. */
export type MasterySkill = keyof Mastery;

/** What a mastery level gives; a level outside of 1..10 counts as the nearest one. */
export function masteryEffects<Skill extends MasterySkill>(
  skill: Skill,
  level: number,
): Mastery[Skill][number] {
  const nearest = Math.min(MASTERY_MAX, Math.max(1, Math.floor(level)));
  return MASTERY[skill][nearest - 1]!;
}
