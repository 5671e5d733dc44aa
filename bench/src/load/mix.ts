import type { Random } from "@diamond-valley/schemas/random.ts";

/** What a bot does next, as people do. */
export const ACTIVITIES = [
  "stand",
  "walk",
  "talk",
  "fish",
  "mine",
  "hunt",
  "fight",
  "hero",
  "story",
  "deliver",
  "enter",
  "wave",
  "give",
  "look",
] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** How often each activity is chosen, relative to the others. */
export type Mix = Readonly<Record<Activity, number>>;

/** A village with some life: most walk or stand, some fish, mine, hunt or play the story, few are at the counters or with the golem. Nobody runs in Diamond Hero, which weeks of play open, or stays on the plaza (`PLAZA_MIX`). */
export const STANDARD_MIX: Mix = {
  ...{ stand: 28, walk: 30, talk: 10 },
  ...{ fish: 9, mine: 5, hunt: 3, fight: 1, hero: 0, story: 4 },
  ...{ deliver: 5, enter: 5 },
  ...{ wave: 0, give: 0, look: 0 },
};

/** A crowd on the plaza: all wave to each other, hand over what they have, and look at the boards. */
export const PLAZA_MIX = "wave=6,give=1,look=2,walk=1";

/**
 * Reads `walk=2,fish=1`: activities that are not named never happen.
 * @throws RangeError with one line that says what is wrong
 */
export function parseMix(text: string): Mix {
  const mix = Object.fromEntries(ACTIVITIES.map((activity) => [activity, 0])) as Record<Activity, number>;
  for (const part of text.split(",")) {
    const [name = "", share = ""] = part.split("=").map((word) => word.trim());
    const activity = ACTIVITIES.find((each) => each === name);
    if (!activity) throw new RangeError(`there is no activity "${name}"; there are ${ACTIVITIES.join(", ")}`);
    const value = Number(share);
    if (share === "" || !(value >= 0)) throw new RangeError(`the share of ${activity} must be a number`);
    mix[activity] = value;
  }
  if (ACTIVITIES.every((activity) => mix[activity] === 0)) throw new RangeError("all shares are 0");
  return mix;
}

/** Draws an activity by the shares. */
export function nextActivity(mix: Mix, random: Random): Activity {
  let left = random() * ACTIVITIES.reduce((sum, activity) => sum + mix[activity], 0);
  for (const activity of ACTIVITIES) {
    left -= mix[activity];
    if (left < 0) return activity;
  }
  return "stand";
}
