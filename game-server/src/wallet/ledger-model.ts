import { defineModel, type Field, subdocument } from "../database/model.ts";
import type { LedgerDocument } from "./ledger.ts";

const whole = { type: Number, required: true, min: 0 } as const;

const change = subdocument<{ path: string; by: number }>({
  path: { type: String, required: true, comment: "What changed, as in a wallet's holdings." },
  by: {
    type: Number,
    required: true,
    validate: { validator: Number.isSafeInteger, message: "a change is a whole number" },
    comment: "By how much it went up, or down where negative.",
  },
});

/** What a line says, in the ledger as in the wallet that it waits in. */
export const LINE_FIELDS = {
  key: { type: String, required: true, comment: "Made by the server for this operation; once in a wallet." },
  at: { type: Number, required: true, comment: "When it was applied, epoch ms in season time." },
  kind: { type: String, required: true, comment: "Kind of the operation, or `milestone`." },
  changes: { type: [change], required: true, comment: "What it changed, one entry for each path." },
  levelUp: { type: Number, comment: "The level that it led to, or null." },
  milestoneDiamonds: { ...whole, comment: "Diamonds of the milestones that it reached." },
  operation: {
    type: Object,
    comment:
      "The operation as it was asked for, with the `evidence` (game, seed, inputs) that decides it again; null for a milestone, which follows from another line.",
  },
} satisfies Record<string, Field>;

const lineId = subdocument<LedgerDocument["_id"]>({
  player: { type: String, required: true, comment: "The account's id." },
  seq: { ...whole, comment: "Number of the line among the player's, from 1 without a gap." },
});

/** The append-only record of all that was ever done to wallets. */
export const ledgerModel = defineModel<LedgerDocument>({
  name: "ledger",
  comment: "Every operation ever applied to a wallet, one line each. Never changed, never removed.",
  version: 2,
  fields: {
    _id: { type: lineId, required: true, comment: "Player and number of the line, in this order." },
    player: { type: String, required: true, comment: "The account's id once more, for the index." },
    ...LINE_FIELDS,
  },
  indexes: [
    {
      fields: { player: 1, key: 1 },
      comment: "Finds whether an operation was applied; no key stands twice.",
      options: { unique: true },
    },
  ],
});
