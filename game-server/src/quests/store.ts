import type { SubmissionCreate } from "@diamond-valley/schemas/quests/delivery.ts";
import { isDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { submissionModel } from "./submission-model.ts";

/** A delivery that was announced. It pays once, under its id. */
export interface Submission extends SubmissionCreate {
  id: string;
}

/** All calls wait out a restart of the database, and throw `unavailable` when it stays away. */
export interface SubmissionStore {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /** The player's open submission of this category and colour, or a new one: asking often leaves no more behind. */
  open(playerId: string, wanted: SubmissionCreate): Promise<Submission>;
  /** A player's own submission. */
  find(playerId: string, id: string): Promise<Submission | null>;
  /** After the delivery: the next one gets an id of its own. */
  close(id: string): Promise<void>;
}

/** The only code that touches the `submissions` collection. */
export function createSubmissionStore({ connection, clock, id: freshId }: Deps): SubmissionStore {
  const submissions = submissionModel.collection(connection);

  function openOnce(player: string, { category, colour }: SubmissionCreate) {
    return submissions.findOneAndUpdate(
      { player, category, colour, open: true },
      { $setOnInsert: { _id: freshId(), createdAt: clock.now(), schemaVersion: submissionModel.version } },
      { upsert: true, returnDocument: "after" },
    );
  }

  return {
    prepare: () => submissionModel.createIndexes(connection),
    open: (player, wanted) =>
      retryOnOutage(async () => {
        // Two calls at once: the index refuses the second one's insert, and asking again finds the first one's.
        const opened = await openOnce(player, wanted).catch((error: unknown) => {
          if (!isDuplicate(error)) throw error;
          return openOnce(player, wanted);
        });
        return { id: opened?._id ?? "", ...wanted };
      }),
    async find(player, id) {
      const found = await retryOnOutage(() => submissions.findOne({ _id: id, player }));
      return found && { id, category: found.category, colour: found.colour };
    },
    async close(id) {
      await retryOnOutage(() => submissions.updateOne({ _id: id }, { $unset: { open: "" } }));
    },
  };
}
