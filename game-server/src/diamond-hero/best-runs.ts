import type { mongo } from "mongoose";
import { STAMP } from "../boards/stamp.ts";
import { isDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type BoardDocument, type BoardRun, boardModel } from "./board-model.ts";
import type { RunDocument } from "./run-model.ts";

/** The best proven runs of each player, which the boards are made of. All calls wait out a restart of the database. */
export interface BestRuns {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /** Enters a proven run where it is better than what stands there of the player, of all time or of its week. Repeating is harmless. */
  enter(run: Omit<RunDocument, "evidence">): Promise<void>;
  /** Forgets an account that is deleted, whose wallet was closed: that takes it off the boards. */
  erase(account: string): Promise<void>;
}

/** The only code that writes the `hero_board` collection. */
export function createBestRuns({ connection }: Pick<Deps, "connection">): BestRuns {
  const lines = boardModel.collection(connection);
  const schemaVersion = boardModel.version;

  return {
    prepare: () => boardModel.createIndexes(connection),
    async enter({ _id: attempt, account, score, seconds, kills, character, at, week, plays, weekPlays }) {
      const run: BoardRun = { score, seconds, kills, character, attempt, at };
      const best = { ...run, ...(plays && { plays }), schemaVersion };
      await retryOnOutage(() =>
        lines
          .updateOne({ _id: account, score: { $lt: score } }, { $set: best, ...STAMP }, { upsert: true })
          // There is one already, and it is no worse.
          .catch((error: unknown) => {
            if (!isDuplicate(error)) throw error;
          }),
      );
      if (!week) return;
      const path = `weeks.${week}`;
      const isBetter = { $or: [{ [path]: { $exists: false } }, { [`${path}.score`]: { $lt: score } }] };
      const ofWeek = { [path]: { ...run, ...(weekPlays && { plays: weekPlays }) }, schemaVersion };
      await retryOnOutage(() =>
        lines.updateOne({ _id: account, ...isBetter } as mongo.Filter<BoardDocument>, {
          $set: ofWeek as never,
          ...STAMP,
        }),
      );
    },
    async erase(account) {
      await retryOnOutage(() => lines.deleteOne({ _id: account }));
    },
  };
}
