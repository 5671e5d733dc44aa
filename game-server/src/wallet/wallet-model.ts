import { WALLET_BOARD_INDEXES } from "../boards/wallet-board.ts";
import { GOAL_INDEXES } from "../community/goal-index.ts";
import { defineModel, type Field, subdocument } from "../database/model.ts";
import type { WalletDocument } from "./document.ts";
import { LINE_FIELDS } from "./ledger-model.ts";

const whole = { type: Number, required: true, min: 0 } as const;

/** The index that the teams are added up by: whoever is in none stands in it nowhere. */
export const TEAM_INDEX = {
  "holdings.team.colour": 1,
  "holdings.sign-in.last": 1,
  "holdings.team.points": 1,
} as const;

/** Numbers only, whole and never negative, however deep they are nested. */
function areHoldings(value: unknown): boolean {
  if (typeof value === "number") return Number.isSafeInteger(value) && value > 0;
  return typeof value === "object" && value !== null && Object.values(value).every(areHoldings);
}

const line = subdocument({
  seq: { ...whole, comment: "Number of the line among its wallet's, from 1 without a gap." },
  ...LINE_FIELDS,
} satisfies Record<string, Field>);

/** What each player can win or spend: one document a player, so that each change is one conditional update. */
export const walletModel = defineModel<WalletDocument>({
  name: "wallets",
  comment: "All that a player can win or spend.",
  version: 2,
  fields: {
    _id: { type: String, required: true, comment: "The account's id." },
    version: {
      type: String,
      required: true,
      comment: "Unpredictable name of this state; each operation gives it another one.",
    },
    seq: { ...whole, comment: "Number of the youngest line." },
    flushed: { ...whole, comment: "Lines up to this one are in `ledger`, the others in `recent`." },
    recent: { type: [line], comment: "The youngest lines, oldest first; see `ledger` for their fields." },
    unflushedSince: {
      type: Number,
      comment: "When the oldest recent line was written, epoch ms; absent without one.",
    },
    confirmations: { ...whole, comment: "Writes that only proved that what was read is on disk." },
    holdings: {
      type: Object,
      required: true,
      validate: { validator: areHoldings, message: "holdings are whole numbers above 0" },
      comment:
        "What is held now, by path: diamonds, `bag.fish.blue`, `entries.<prize>` and so on. Absent means 0.",
    },
  },
  indexes: [
    {
      fields: { unflushedSince: 1 },
      comment: "Finds quiet wallets whose lines wait.",
      options: { sparse: true },
    },
    {
      fields: TEAM_INDEX,
      comment: "Adds up the members of each team, who is active, and their points, without reading a wallet.",
      options: { partialFilterExpression: { "holdings.team.colour": { $gt: 0 } } },
    },
    ...WALLET_BOARD_INDEXES,
    ...GOAL_INDEXES,
  ],
});
