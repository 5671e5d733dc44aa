import type { RunResult } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { CHARACTERS, type Character } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { defineModel } from "../database/model.ts";
import { STORED_FIELDS, STORED_INDEXES, type StoredAttempt } from "../wallet/stored-first.ts";

/** A document of the `hero_runs` collection. */
export interface RunDocument
  extends StoredAttempt,
    Pick<RunResult, "seconds" | "kills" | "coins" | "prisms" | "score"> {
  character: Character;
  cleared: boolean;
  ranked: boolean;
  week?: number;
  plays?: number;
  weekPlays?: number;
  unchecked?: true;
  leasedUntil?: number;
  isProven?: boolean;
}

const whole = { type: Number, required: true, min: 0 } as const;

const count = { type: Number, min: 1 } as const;

/** Runs of Diamond Hero with their recordings: too large for a line of the ledger. */
export const runModel = defineModel<RunDocument>({
  name: "hero_runs",
  comment: "Runs of Diamond Hero that are over. Each stands here before the wallet knows of it.",
  version: 2,
  fields: {
    _id: {
      type: String,
      required: true,
      comment: "Id of the run; the ledger's line `hero:<id>` names it, and so does the board.",
    },
    ...STORED_FIELDS,
    character: { type: String, required: true, enum: CHARACTERS, comment: "Who was played." },
    seconds: { ...whole, comment: "Whole seconds that were survived." },
    kills: { ...whole, comment: "Foes that fell." },
    coins: { ...whole, comment: "Coins that were collected." },
    prisms: { ...whole, comment: "Grand Prisms that came together." },
    score: { ...whole, comment: "Points." },
    cleared: { type: Boolean, required: true, comment: "Whether the player was still there at the end." },
    ranked: { type: Boolean, required: true, comment: "Whether it counts for the board: not in calm mode." },
    week: { ...count, comment: "The week of the season that it was begun in; absent outside of the weeks." },
    plays: { ...count, comment: "Which of the player's runs it was; absent in the first release." },
    weekPlays: { ...count, comment: "Which of the player's runs of its week it was." },
    unchecked: {
      type: Boolean,
      comment: "True while a best run waits to be played again before it enters the board, then absent.",
    },
    leasedUntil: {
      type: Number,
      comment: "Until when a process has it to itself to play it again, epoch ms; absent where none does.",
    },
    isProven: {
      type: Boolean,
      comment: "Whether it was played again to the same result; absent where nobody has tried.",
    },
  },
  indexes: [
    ...STORED_INDEXES,
    {
      fields: { unchecked: 1, at: 1 },
      comment: "Finds best runs that wait to be played again, oldest first.",
      options: { partialFilterExpression: { unchecked: true } },
    },
  ],
});
