import { defineModel, type Versioned } from "../../database/model.ts";

/** What an operator may look at. */
export const LOOKS = ["player show", "account export", "winners ship", "account former"] as const;
export type LookedAt = (typeof LOOKS)[number];

/** A document of the `operator_looks` collection. */
export interface LookDocument extends Versioned {
  _id: string;
  at: number;
  operator: string;
  what: LookedAt;
  player?: string;
  reason?: string;
}

/** Who looked at whose data, and why. */
export const lookModel = defineModel<LookDocument>({
  name: "operator_looks",
  comment: "Each look of an operator at what is kept of a person, written before anything is shown.",
  version: 1,
  fields: {
    _id: { type: String, required: true, match: /^[0-9a-f]{24}$/, comment: "Names the look." },
    at: { type: Number, required: true, comment: "When it was, epoch ms in real time." },
    operator: { type: String, required: true, maxlength: 64, comment: "Who looked." },
    what: { type: String, required: true, enum: LOOKS, comment: "The command that showed it." },
    player: {
      type: String,
      comment: "The account's id; absent for a list of many, and for deleted accounts.",
    },
    reason: {
      type: String,
      maxlength: 200,
      comment: "Why, in the operator's words; gone once the account is erased, for it may name somebody.",
    },
  },
  indexes: [
    { fields: { player: 1, at: -1 }, comment: "The looks at one account." },
    { fields: { at: -1 }, comment: "The last looks of all." },
  ],
});
