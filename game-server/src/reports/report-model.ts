import { REPORT_REASONS, type ReportReason } from "@diamond-valley/schemas/reports/report.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** What became of a report. */
export const REPORT_STATES = ["open", "dismissed", "renamed"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** A document of the `reports` collection: what one player says of another one. */
export interface ReportDocument extends Versioned {
  /** `<reporter>:<player>`, both by account id. */
  _id: string;
  reporter: string;
  player: string;
  reason: ReportReason;
  name: string;
  at: number;
  state: ReportState;
  closedAt?: number;
}

const id = { type: String, required: true } as const;

/** Reports of players, one for each who reports and each who is reported. */
export const reportModel = defineModel<ReportDocument>({
  name: "reports",
  comment: "What players reported of others to the operator: at most one report of one by another.",
  version: 1,
  fields: {
    _id: { ...id, comment: "Ids of both accounts, who reported first: `<reporter>:<player>`." },
    reporter: { ...id, comment: "The account that reported." },
    player: { ...id, comment: "The account that was reported." },
    reason: { type: String, required: true, enum: REPORT_REASONS, comment: "What is wrong." },
    name: { type: String, comment: "The nickname that the player had then; empty without one." },
    at: { type: Number, required: true, comment: "When it was reported last, epoch ms in season time." },
    state: { type: String, required: true, enum: REPORT_STATES, comment: "What became of it." },
    closedAt: { type: Number, comment: "When the operator closed it, epoch ms; absent while it is open." },
  },
  indexes: [
    { fields: { state: 1, player: 1 }, comment: "Lists open reports by player." },
    { fields: { player: 1 }, comment: "Finds what is reported of an account, to close it or let it go." },
    { fields: { reporter: 1 }, comment: "Finds what an account reported." },
  ],
});
