import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import mongoose, { type Connection } from "mongoose";
import { grouped } from "../database/grouped.ts";
import type { Versioned } from "../database/model.ts";
import { ledgerModel } from "./ledger-model.ts";

const { MongoBulkWriteError } = mongoose.mongo;
const DUPLICATE_KEY = 11000;

/** A document of the `ledger` collection. Never changed, never removed. */
export interface LedgerDocument extends Omit<LedgerEntry, "seq">, Versioned {
  /** In this order of fields: documents sort by player, then by line. */
  _id: { player: string; seq: number };
  player: string;
}

/** The append-only record of all that was ever done to wallets. */
export interface Ledger {
  prepare(): Promise<void>;
  /** The line of a player's wallet with this key, if it has come to the ledger. */
  find(player: string, key: string): Promise<LedgerEntry | null>;
  /** Appends lines; those that are there already stay as they are. */
  append(player: string, entries: readonly LedgerEntry[]): Promise<void>;
}

/** Where the lines of the ledger are stored. */
export function ledgerCollection(connection: Connection) {
  return ledgerModel.collection(connection);
}

/** The line that a stored document holds. */
export function toEntry({ _id, player: _, schemaVersion: __, ...line }: LedgerDocument): LedgerEntry {
  return { ...line, seq: _id.seq };
}

/** The only code that touches the `ledger` collection, but for the audit. */
export function createLedger(connection: Connection): Ledger {
  const lines = ledgerCollection(connection);
  const insert = grouped(async (moves: readonly LedgerDocument[][]) => {
    await lines.insertMany(moves.flat(), { ordered: false }).catch(ignoreDuplicates);
    return moves.map(() => true);
  });
  return {
    prepare: () => ledgerModel.createIndexes(connection),
    async find(player, key) {
      const line = await lines.findOne({ player, key });
      return line && toEntry(line);
    },
    async append(player, entries) {
      const { version: schemaVersion } = ledgerModel;
      const documents = entries.map(({ seq, ...line }) => ({
        _id: { player, seq },
        player,
        ...line,
        schemaVersion,
      }));
      await insert(documents);
    },
  };
}

/** Another process, or this one before a crash, has appended the same lines. */
function ignoreDuplicates(error: unknown): void {
  if (!(error instanceof MongoBulkWriteError)) throw error;
  const errors = [error.writeErrors].flat();
  if (errors.length === 0 || errors.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
}
