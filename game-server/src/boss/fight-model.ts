import type { ArenaEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import { ARMS, type Arms, KINDS, type Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `boss_fights` collection. */
export interface FightDocument extends Versioned {
  _id: string;
  account: string;
  kind: Kind;
  arms: Arms;
  /** 0 for the story. */
  week: number;
  won: boolean;
  /** Null for the story. */
  score: number | null;
  evidence: ArenaEvidence;
  at: number;
  unpaid?: true;
  refused?: ErrorCode;
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
    account: { type: String, required: true, comment: "The account's id." },
    kind: { type: String, required: true, enum: KINDS, comment: "The story's golem, or the boss of a week." },
    arms: { type: String, required: true, enum: ARMS, comment: "The player's own strength, or everybody's." },
    week: { type: Number, required: true, min: 0, comment: "Week of the boss; 0 for the story." },
    won: { type: Boolean, required: true, comment: "Whether the golem was beaten." },
    score: { type: Number, min: 0, comment: "Points; null for the story, which has none." },
    evidence: {
      type: Object,
      required: true,
      comment: "Rules, setup and recording: what the fight is decided again from.",
    },
    at: { type: Number, required: true, comment: "When it was over, epoch ms in season time." },
    unpaid: {
      type: Boolean,
      comment: "True while the wallet has neither taken nor refused it, then absent.",
    },
    refused: { type: String, comment: "Error code with which the wallet refused it." },
  },
  indexes: [
    { fields: { account: 1 }, comment: "Finds what is to go with an account." },
    { fields: { week: 1, arms: 1, score: -1 }, comment: "The best fights of a week." },
    {
      fields: { at: 1 },
      comment: "Finds what is unpaid, oldest first.",
      options: { partialFilterExpression: { unpaid: true } },
    },
  ],
});
