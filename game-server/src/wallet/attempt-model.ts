import { defineModel } from "../database/model.ts";
import type { AttemptDocument } from "./unpaid-attempts.ts";

const instant = { type: Number } as const;

/** Decided attempts at games of the first release, with what a replay needs. */
export const attemptModel = defineModel<AttemptDocument>({
  name: "attempts",
  comment: "Attempts of the first release, which kept them apart from the ledger. Nothing is added any more.",
  version: 1,
  fields: {
    _id: {
      type: String,
      required: true,
      comment: "The attempt's id; the key of its operation ends with it.",
    },
    player: { type: String, required: true, comment: "The account's id." },
    game: { type: String, required: true, comment: "Name of the game." },
    seed: {
      type: Object,
      required: true,
      comment: "Seed of the attempt's random numbers.",
    },
    inputs: {
      type: Object,
      required: true,
      comment: "What the player did, in the form of the game's replay.",
    },
    operation: { type: Object, required: true, comment: "What the wallet is asked for." },
    settledAt: { ...instant, required: true, comment: "When it was decided, epoch ms in season time." },
    unpaid: {
      type: Boolean,
      comment: "True while the wallet has neither taken nor refused it, then absent.",
    },
    paidAt: { ...instant, comment: "When it was known to be paid, epoch ms in season time." },
    refused: { type: String, comment: "Error code with which the wallet refused it." },
    confirmations: {
      type: Number,
      required: true,
      comment: "Writes that only proved that what was read is on disk.",
    },
  },
  indexes: [
    {
      fields: { settledAt: 1 },
      comment: "Finds what is unpaid, oldest first.",
      options: { partialFilterExpression: { unpaid: true } },
    },
  ],
});
