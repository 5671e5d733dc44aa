import { TEAMS, type Team } from "@diamond-valley/schemas/teams/teams.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `team_flags` collection. */
export interface FlagDocument extends Versioned {
  /** The week of the season. */
  _id: number;
  team: Team;
  at: number;
}

/** Which team led in each week on its Thursday, by the points of that week. Written once: whatever teams do afterwards, it stays. */
export const flagModel = defineModel<FlagDocument>({
  name: "team_flags",
  comment: "Which team led in each week on its Thursday: its flag flies at the fountain until the next one.",
  version: 1,
  fields: {
    _id: { type: Number, required: true, min: 1, max: 4, comment: "The week of the season." },
    team: { type: String, required: true, enum: TEAMS, comment: "The team." },
    at: { type: Number, required: true, comment: "When that was decided, epoch ms in season time." },
  },
});
