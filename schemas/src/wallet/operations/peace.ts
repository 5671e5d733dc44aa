import { teamPoints } from "../../teams/points.ts";
import { TEAM_POINTS, teamOf } from "../../teams/teams.ts";
import { held, type Rule, tally } from "../holdings.ts";
import { experienceAt, MAX_LEVEL } from "../levels.ts";

/** The golem of the story was beaten. */
export interface PeaceOperation {
  kind: "peace";
  /** PEACE_KEY. */
  key: string;
  /** The fight, whose recording is kept apart. */
  attempt: string;
}

/** The one key that this operation has: peace comes once to each player. */
export const PEACE_KEY = "story:peace";

/**
 * Lifts the character to the last level at once (spec 2 §4); the diamonds of all levels on the way that are unpaid follow
 * from it, as with any other experience. The city is complete now, which counts for the player's team.
 */
export const peaceRule: Rule<PeaceOperation> = (holdings, _, now) => {
  if (held(holdings, "story.peace") > 0) return [];
  const missing = Math.max(0, experienceAt(MAX_LEVEL) - held(holdings, "experience"));
  return tally([
    { path: "story.peace", by: 1 },
    { path: "experience", by: missing },
    ...teamPoints(teamOf(holdings) === null ? 0 : TEAM_POINTS.city, now),
  ]);
};
