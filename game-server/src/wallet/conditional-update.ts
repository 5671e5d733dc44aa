import mongoose, { type mongo } from "mongoose";
import { grouped } from "../database/grouped.ts";
import type { WalletDocument } from "./document.ts";

const { MongoBulkWriteError, MongoServerError } = mongoose.mongo;

/** Code of MongoDB's refusal to give a document another `_id` (ImmutableField). */
const IMMUTABLE = 66;

interface Statement {
  player: string;
  version: string;
  update: mongo.UpdateFilter<WalletDocument>;
}

/** Changes a wallet if it still stands at `version`; false where it doesn't. What is answered `true` is in the journal. */
export type UpdateAt = (
  player: string,
  version: string,
  update: mongo.UpdateFilter<WalletDocument>,
) => Promise<boolean>;

/**
 * Conditional updates, those of many players in one command. The answer to a command counts the statements that
 * found their wallet, but names only those that failed. So each is told to insert, where it finds none, a document
 * that is impossible: it fails, is named, inserts nothing, and there is no doubt about the others. A command that
 * counts as lost and comes through late changes only wallets that still stand at their version.
 */
export function conditionalUpdates(wallets: mongo.Collection<WalletDocument>): UpdateAt {
  const send = grouped(async (statements: readonly Statement[]) => {
    try {
      await wallets.bulkWrite(statements.map(toOperation), { ordered: false });
      return statements.map(() => true);
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError)) throw error;
      return outcomes(error, statements.length);
    }
  });
  return (player, version, update) => send({ player, version, update });
}

function toOperation({ player, version, update }: Statement): mongo.AnyBulkWriteOperation<WalletDocument> {
  const impossible = { $setOnInsert: { _id: null } } as object;
  return {
    updateOne: { filter: { _id: player, version }, update: { ...update, ...impossible }, upsert: true },
  };
}

/**
 * What became of each statement. Throws where the command broke or the journal failed, which names no statement: then
 * any of them may be done or not.
 */
function outcomes(error: mongo.MongoBulkWriteError, statements: number): (boolean | Error)[] {
  const failed = [error.writeErrors].flat();
  if (failed.length === 0 || error.result.matchedCount + failed.length !== statements) throw error;
  const all = new Array<boolean | Error>(statements).fill(true);
  for (const { index, code, errmsg: message = "refused" } of failed) {
    all[index] = code === IMMUTABLE ? false : new MongoServerError({ message, code });
  }
  return all;
}
