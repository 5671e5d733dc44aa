import type { mongo } from "mongoose";
import type { Field, IndexDescription } from "../database/model.ts";

/** What a write adds to its update that moves a player on a board: the database's clock, which all writers share. */
export const STAMP = { $currentDate: { rankedAt: true } } as const;

/** How a model describes the stamp, and the index that finds what has changed. */
export const STAMP_FIELD: Field = {
  type: Date,
  comment:
    "When it last changed what boards go by; absent where nothing of it has since the boards read stamps.",
};
export const STAMP_INDEX: IndexDescription = {
  fields: { rankedAt: 1 },
  comment: "Finds what has changed on the boards since they were read.",
  options: { sparse: true },
};

/** Documents that are fetched together. */
const BATCH = 1_000;

/** Documents of a collection with these fields: all, or those that were stamped at `since` or later. */
export function readRanked<Line extends mongo.Document>(
  lines: mongo.Collection<Line>,
  since: Date | null,
  fields: readonly string[],
): mongo.FindCursor<mongo.WithId<Line>> {
  const filter = since ? { rankedAt: { $gte: since } } : {};
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  return lines.find(filter as mongo.Filter<Line>, { projection, batchSize: BATCH });
}
