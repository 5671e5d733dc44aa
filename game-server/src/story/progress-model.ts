import mongoose from "mongoose";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `progress` collection. */
export interface ProgressDocument extends Versioned {
  _id: string;
  /** Counts the changes: each is made on the condition that nobody else made one meanwhile. */
  version: number;
  /** Name of the last change; documents of the first releases have none. */
  change?: string;
  facts: Record<string, number>;
  session: { place: string; attempt: string; since: number } | null;
}

const { Mixed } = mongoose.Schema.Types;

/** What players have done in the story. */
export const progressModel = defineModel<ProgressDocument>({
  name: "progress",
  comment:
    "What a player has done in the story: whom it met, what it opened. What has value is in the wallet.",
  version: 1,
  fields: {
    _id: { type: String, required: true, comment: "The account's id." },
    version: { type: Number, required: true, min: 1, comment: "Number of changes so far." },
    change: { type: String, comment: "Name of the last change, which is not made a second time." },
    facts: {
      type: Mixed,
      required: true,
      comment:
        "Whole numbers by name, dots written as `:`; names that begin with `session` end with the visit.",
    },
    session: {
      type: Mixed,
      comment:
        "The story place that is visited: `place`, `attempt` (id) and `since` (epoch ms in season time); null before.",
    },
  },
});
