import type { SubmissionCreate } from "@diamond-valley/schemas/quests/delivery.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { CATEGORIES } from "@diamond-valley/schemas/wallet/wallet.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `submissions` collection. */
export interface SubmissionDocument extends SubmissionCreate, Versioned {
  _id: string;
  player: string;
  createdAt: number;
  open?: true;
}

/** Deliveries that were announced. */
export const submissionModel = defineModel<SubmissionDocument>({
  name: "submissions",
  comment: "Deliveries that a player announced; each pays once, under its id.",
  version: 1,
  fields: {
    _id: {
      type: String,
      required: true,
      match: /^[0-9a-f]{24}$/,
      comment: "Id of the delivery; `delivery:<id>` is its key in the ledger.",
    },
    player: { type: String, required: true, comment: "The account's id." },
    category: { type: String, required: true, enum: CATEGORIES, comment: "Category of the items." },
    colour: { type: String, required: true, enum: COLOURS, comment: "Colour of the items." },
    createdAt: { type: Number, required: true, comment: "When it was announced, epoch ms in season time." },
    open: { type: Boolean, comment: "True until it is delivered, then absent." },
  },
  indexes: [
    {
      fields: { player: 1, category: 1, colour: 1 },
      comment: "A player has one open delivery of each category and colour.",
      options: { unique: true, partialFilterExpression: { open: true } },
    },
  ],
});
