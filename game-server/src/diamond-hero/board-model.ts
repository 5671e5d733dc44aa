import { CHARACTERS, type Character } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { STAMP_FIELD, STAMP_INDEX } from "../boards/stamp.ts";
import { defineModel, type Field, type Versioned } from "../database/model.ts";

/** A run as the board has it. */
export interface BoardRun {
  score: number;
  seconds: number;
  kills: number;
  character: Character;
  attempt: string;
  at: number;
  /** Absent in runs of the first release. */
  plays?: number;
}

/** A document of the `hero_board` collection: the best run ever, and those of weeks. */
export interface BoardDocument extends BoardRun, Versioned {
  /** The account's id. */
  _id: string;
  weeks?: Partial<Record<string, BoardRun>>;
  rankedAt?: Date;
}

const whole = { type: Number, required: true, min: 0 } as const;

const RUN_FIELDS = {
  score: { ...whole, comment: "Points of the run." },
  seconds: { ...whole, comment: "Whole seconds that were survived." },
  kills: { ...whole, comment: "Foes that fell." },
  character: { type: String, required: true, enum: CHARACTERS, comment: "Who was played." },
  attempt: { type: String, required: true, comment: "The run in `hero_runs`." },
  at: { type: Number, required: true, comment: "When the run was over, epoch ms in season time." },
  plays: {
    type: Number,
    min: 1,
    comment: "Which of the player's runs it was, or of the week's; absent in the first release.",
  },
} satisfies Record<string, Field>;

/** The best ranked runs of each player that were played again to their score. */
export const boardModel = defineModel<BoardDocument>({
  name: "hero_board",
  comment: "The board of Diamond Hero: each player's best ranked runs that their recordings have proven.",
  version: 2,
  fields: {
    _id: { type: String, required: true, comment: "The account's id." },
    ...RUN_FIELDS,
    weeks: {
      type: Object,
      comment:
        "The best run that was begun in each week of the season, by its number: score, seconds and so on.",
    },
    rankedAt: STAMP_FIELD,
  },
  indexes: [STAMP_INDEX],
  // The order, before each process kept it in memory.
  retired: [{ score: -1, at: 1, _id: 1 }, { attempt: 1 }],
});
