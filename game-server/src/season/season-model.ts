import { STAGES, type Stage } from "@diamond-valley/schemas/season/season.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `season` collection. */
export interface SeasonDocument extends Versioned {
  _id: "demo" | "override" | "closed-games";
  began?: number;
  stage?: Stage;
  games?: string[];
}

/** What of the season must outlive a process. */
export const seasonModel = defineModel<SeasonDocument>({
  name: "season",
  comment: "What of the season outlives a process: three documents at most.",
  version: 1,
  fields: {
    _id: {
      type: String,
      required: true,
      enum: ["demo", "override", "closed-games"],
      comment: "`demo`, `override` or `closed-games`.",
    },
    began: { type: Number, comment: "In `demo`: when the demonstration first began, epoch ms in real time." },
    stage: {
      type: String,
      enum: STAGES,
      comment: "In `override`: the stage that an operator set over the timetable's.",
    },
    games: {
      type: [String],
      default: undefined,
      comment: "In `closed-games`: the games that an operator has closed for now.",
    },
  },
});
