import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `prize_codes` collection. */
export interface StockDocument extends Versioned {
  _id: string;
  prize: string;
  validUntil: number;
  /** Present until somebody claims it. */
  free?: true;
  account?: string;
  claimedAt?: number;
}

/** Codes of VIP items and of digital prizes. */
export const claimModel = defineModel<StockDocument>({
  name: "prize_codes",
  comment: "Codes of VIP items and of digital prizes, and who has them.",
  version: 1,
  fields: {
    _id: { type: String, required: true, maxlength: 64, comment: "The code." },
    prize: { type: String, required: true, comment: "Slug of the item." },
    validUntil: { type: Number, required: true, comment: "Until when it is worth something, epoch ms." },
    free: { type: Boolean, comment: "True until somebody claims it, then absent." },
    account: { type: String, comment: "The account's id that claimed or won it." },
    claimedAt: { type: Number, comment: "When it was claimed, epoch ms in season time." },
  },
  indexes: [
    {
      fields: { account: 1, prize: 1 },
      comment: "One code of an item for an account.",
      options: { unique: true, partialFilterExpression: { account: { $exists: true } } },
    },
    {
      fields: { prize: 1, validUntil: 1 },
      comment: "Finds the free code that ends first.",
      options: { partialFilterExpression: { free: true } },
    },
  ],
});
