import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `draw_results` collection. */
export interface ResultDocument extends Versioned {
  _id: string;
  prize: string;
  kind: string;
  account: string;
  /** From version 2 on. */
  wonAt?: number;
  /** Present until the winner was told; from version 2 on. */
  untold?: true;
  leasedUntil?: number;
  toldAt?: number;
  deliveryBy?: number;
  acceptedAt?: number;
  arrivedAt?: number;
  passedAt?: number;
}

/** Results that were not passed on to a reserve. */
export const HELD = { passedAt: { $exists: false } } as const;

/** A prize whose winners are all on record: a document of the `drawn_prizes` collection. */
export interface DrawnDocument extends Versioned {
  _id: string;
  at: number;
}

/** Who won what. */
export const resultModel = defineModel<ResultDocument>({
  name: "draw_results",
  comment: "Who holds a prize of a draw, and how far it has come.",
  version: 2,
  fields: {
    _id: {
      type: String,
      required: true,
      comment: "Slug of the prize and the account's id, with a colon between.",
    },
    prize: { type: String, required: true, comment: "Slug of the prize." },
    kind: { type: String, required: true, comment: "What the prize is: an account wins one of a kind." },
    account: { type: String, required: true, comment: "The winner's account id." },
    wonAt: {
      type: Number,
      comment: "When it was drawn, or came free for a reserve, epoch ms; from version 2 on.",
    },
    untold: {
      type: Boolean,
      comment: "True until the winner's mail is sent, then absent, as in version 1.",
    },
    leasedUntil: { type: Number, comment: "Until when a process has the mail to itself, epoch ms." },
    toldAt: { type: Number, comment: "When the mail was sent, epoch ms in season time." },
    deliveryBy: { type: Number, comment: "Until when a physical prize was promised, epoch ms." },
    acceptedAt: {
      type: Number,
      comment: "When the winner accepted it, saw its code, or got it, epoch ms in season time.",
    },
    arrivedAt: { type: Number, comment: "When it reached the winner, as an operator told, epoch ms." },
    passedAt: {
      type: Number,
      comment:
        "When it went on to a reserve, epoch ms in season time: then it is not this account's any more.",
    },
  },
  indexes: [
    {
      fields: { account: 1, kind: 1 },
      comment: "One prize of a kind for an account.",
      options: { unique: true },
    },
    { fields: { prize: 1 }, comment: "Replaces the winners of a prize." },
    {
      fields: { wonAt: 1 },
      comment: "Finds winners who are to be told.",
      options: { partialFilterExpression: { untold: true } },
    },
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
