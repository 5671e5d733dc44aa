import type { ArenaEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `deep_flights` collection. */
export interface FlightDocument extends Versioned {
  _id: string;
  account: string;
  gems: number[];
  survived: boolean;
  evidence: ArenaEvidence;
  at: number;
}

/** Flights through the Deep that brought something, with their recordings: too large for a line of the ledger. */
export const flightModel = defineModel<FlightDocument>({
  name: "deep_flights",
  comment:
    "Flights through the hall of the Deep that were survived or brought diamonds. Each diamond stands here before the wallet knows of it.",
  version: 1,
  fields: {
    _id: { type: String, required: true, comment: "Id of the flight." },
    account: { type: String, required: true, comment: "The account's id." },
    gems: {
      type: [Number],
      required: true,
      comment:
        "Numbers of the diamonds that it brought; the ledger's line `story:deep-arena/gem-<n>:take` paid each.",
    },
    survived: { type: Boolean, required: true, comment: "Whether the player was still there at its end." },
    evidence: {
      type: Object,
      required: true,
      comment: "Rules, setup and recording so far: what the flight is decided again from.",
    },
    at: { type: Number, required: true, comment: "When it was kept last, epoch ms in season time." },
  },
  indexes: [
    {
      fields: { account: 1, gems: 1 },
      comment: "Finds the proof of a diamond, and what is to go with an account.",
    },
  ],
});
