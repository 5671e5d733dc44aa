import { STAMP_FIELD, STAMP_INDEX } from "../boards/stamp.ts";
import { GOAL_INDEXES } from "../community/goal-index.ts";
import { defineModel, type Field, type IndexDescription, subdocument } from "../database/model.ts";
import type { WalletDocument } from "./document.ts";
import { LINE_FIELDS } from "./ledger-model.ts";

const whole = { type: Number, required: true, min: 0 } as const;

/** Numbers only, whole and never negative, however deep they are nested. */
function areHoldings(value: unknown): boolean {
  if (typeof value === "number") return Number.isSafeInteger(value) && value > 0;
  return typeof value === "object" && value !== null && Object.values(value).every(areHoldings);
}

const line = subdocument({
  seq: { ...whole, comment: "Number of the line among its wallet's, from 1 without a gap." },
  ...LINE_FIELDS,
} satisfies Record<string, Field>);

/** The order of boards and teams, before each process kept it in memory. */
const OLD_BOARDS: IndexDescription["fields"][] = [
  { "holdings.team.colour": 1, "holdings.sign-in.last": 1, "holdings.team.points": 1 },
  ...["total", "weeks.1", "weeks.2", "weeks.3", "weeks.4"].map((of) => ({
    [`holdings.kind.${of}`]: -1 as const,
    _id: 1 as const,
  })),
  ...[2, 3, 4].flatMap((week) =>
    ["own", "equal"].map((arms) => ({
      [`holdings.boss.${week}.best.${arms}`]: -1 as const,
      [`holdings.boss.${week}.attempts`]: 1 as const,
      _id: 1 as const,
    })),
  ),
];

/** What each player can win or spend: one document a player, so that each change is one conditional update. */
export const walletModel = defineModel<WalletDocument>({
  name: "wallets",
  comment: "All that a player can win or spend.",
  version: 3,
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
    rankedAt: STAMP_FIELD,
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
    STAMP_INDEX,
    ...GOAL_INDEXES,
  ],
  retired: OLD_BOARDS,
});
