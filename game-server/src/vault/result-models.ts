import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `draw_results` collection. */
export interface ResultDocument extends Versioned {
  _id: string;
  prize: string;
  kind: string;
  account: string;
}

/** A prize whose winners are all on record: a document of the `drawn_prizes` collection. */
export interface DrawnDocument extends Versioned {
  _id: string;
  at: number;
}

/** Who won what. */
export const resultModel = defineModel<ResultDocument>({
  name: "draw_results",
  comment: "Winners of draws.",
  version: 1,
  fields: {
    _id: {
      type: String,
      required: true,
      comment: "Slug of the prize and the account's id, with a colon between.",
    },
    prize: { type: String, required: true, comment: "Slug of the prize." },
    kind: { type: String, required: true, comment: "What the prize is: an account wins one of a kind." },
    account: { type: String, required: true, comment: "The winner's account id." },
  },
  indexes: [
    {
      fields: { account: 1, kind: 1 },
      comment: "One prize of a kind for an account.",
      options: { unique: true },
    },
    { fields: { prize: 1 }, comment: "Replaces the winners of a prize." },
  ],
});

/** Prizes whose results may be shown. */
export const drawnPrizeModel = defineModel<DrawnDocument>({
  name: "drawn_prizes",
  comment: "Prizes whose winners are all on record.",
  version: 1,
  fields: {
    _id: { type: String, required: true, comment: "Slug of the prize." },
    at: { type: Number, required: true, comment: "When the list was complete, epoch ms in season time." },
  },
});
