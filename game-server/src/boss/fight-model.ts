import { ARMS, type Arms, KINDS, type Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import { defineModel } from "../database/model.ts";
import { STORED_FIELDS, STORED_INDEXES, type StoredAttempt } from "../wallet/stored-first.ts";

/** A document of the `boss_fights` collection. */
export interface FightDocument extends StoredAttempt {
  kind: Kind;
  arms: Arms;
  /** 0 for the story. */
  week: number;
  won: boolean;
  /** Null for the story. */
  score: number | null;
  calm?: true;
}

/** Fights with the golem that count, with their recordings: too large for a line of the ledger. */
export const fightModel = defineModel<FightDocument>({
  name: "boss_fights",
  comment:
    "Fights with the golem that count: those of the story that were won, and all ranked ones. Each stands here before the wallet knows of it.",
  version: 1,
  fields: {
    _id: {
      type: String,
      required: true,
      comment: "Id of the fight; the ledger's line `peace` or `quest:boss:<id>` names it.",
    },
    ...STORED_FIELDS,
    kind: { type: String, required: true, enum: KINDS, comment: "The story's golem, or the boss of a week." },
    arms: { type: String, required: true, enum: ARMS, comment: "The player's own strength, or everybody's." },
    week: { type: Number, required: true, min: 0, comment: "Week of the boss; 0 for the story." },
    won: { type: Boolean, required: true, comment: "Whether the golem was beaten." },
    score: { type: Number, min: 0, comment: "Points; null for the story, which has none." },
    calm: { type: Boolean, comment: "True in calm mode, which no board shows; absent otherwise." },
  },
  indexes: [
    ...STORED_INDEXES,
    { fields: { week: 1, arms: 1, score: -1 }, comment: "The best fights of a week." },
  ],
});
