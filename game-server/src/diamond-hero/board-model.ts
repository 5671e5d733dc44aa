import { CHARACTERS, type Character } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `hero_board` collection. */
export interface BoardDocument extends Versioned {
  /** The account's id. */
  _id: string;
  score: number;
  seconds: number;
  kills: number;
  character: Character;
  attempt: string;
  at: number;
}

const whole = { type: Number, required: true, min: 0 } as const;

/** The best ranked run of each player that was played again to its score. */
export const boardModel = defineModel<BoardDocument>({
  name: "hero_board",
  comment: "The board of Diamond Hero: each player's best ranked run that its recording has proven.",
  version: 1,
  fields: {
    _id: { type: String, required: true, comment: "The account's id." },
    score: { ...whole, comment: "Points of the run." },
    seconds: { ...whole, comment: "Whole seconds that were survived." },
    kills: { ...whole, comment: "Foes that fell." },
    character: { type: String, required: true, enum: CHARACTERS, comment: "Who was played." },
    attempt: { type: String, required: true, comment: "The run in `hero_runs`." },
    at: { type: Number, required: true, comment: "When the run was over, epoch ms in season time." },
  },
  indexes: [
    {
      fields: { score: -1, at: 1, _id: 1 },
      comment: "The order of the board: of equal scores the older one stands above.",
    },
    { fields: { attempt: 1 }, comment: "Finds whether a run stands on the board." },
  ],
});
