import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `retention` collection. */
export interface RetentionDocument extends Versioned {
  _id: "winners";
  since: number;
}

/** How far the retention of personal data has come. */
export const retentionModel = defineModel<RetentionDocument>({
  name: "retention",
  comment: "One document: since when all winners are on record, and the contact of others may go.",
  version: 1,
  fields: {
    _id: { type: String, required: true, enum: ["winners"], comment: "Always `winners`." },
    since: { type: Number, required: true, comment: "Epoch ms in season time." },
  },
});
