import { LEVELS, type Progress, progressAt, startsOf } from "./levels.ts";
import { SKILLS, type Skill } from "./wallet.ts";

const STARTS = Object.fromEntries(SKILLS.map((skill) => [skill, startsOf(LEVELS.mastery[skill])])) as Record<
  Skill,
  number[]
>;

/** Where a skill's experience stands among its mastery levels, 1 to 10 (spec 2 §9). */
export function masteryAt(skill: Skill, experience: number): Progress {
  return progressAt(STARTS[skill], experience);
}
