import { randomBytes } from "node:crypto";
import { type HoldingPath, type Holdings, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { LedgerEntry, Performed } from "@diamond-valley/schemas/wallet/operations.ts";
import mongoose, { type mongo } from "mongoose";
import { STAMP } from "../boards/stamp.ts";
import { grouped } from "../database/grouped.ts";
import { holdingsOf, type WalletDocument } from "./document.ts";

const { MongoBulkWriteError, MongoServerError } = mongoose.mongo;

/** Code of MongoDB's refusal to give a document another `_id` (ImmutableField). */
const IMMUTABLE = 66;

/** A new version of a wallet: unpredictable, and never given twice. */
export const freshVersion = (): string => randomBytes(12).toString("hex");

/** A wallet as it stood when its version was given: whoever finds that version in the database knows all of it. */
export interface KnownWallet {
  player: string;
  version: string;
  seq: number;
  holdings: Holdings;
  /** Lines up to this one were in the ledger already. */
  flushed: number;
  /** The lines behind `flushed`. A sweep may have moved them to the ledger since, which gives no other version. */
  recent: readonly LedgerEntry[];
  /** Whether this version is known to be on disk, because the write that made or confirmed it was acknowledged. */
  durable: boolean;
}

/** What a document says, of which nobody knows yet whether it is on disk. */
export function knownFrom(document: WalletDocument): KnownWallet {
  const { _id: player, version, seq, flushed, recent } = document;
  return { player, version, seq, flushed, recent, holdings: holdingsOf(document), durable: false };
}

/** Whether boards go by what is held at a path: see `boards/wallet-board.ts` and `teams/tallies.ts`. */
const movesOnBoards = (path: HoldingPath): boolean =>
  /^(kind\.|boss\.\d+\.(attempts|best)|team\.|sign-in\.last$|closed$)/.test(path);

/**
 * The change that takes a wallet from `before` to `holdings` by `entries`, under a new version. Where it `flushes` the
 * lines of `before` are in the ledger and leave the wallet in the same write.
 */
export function changeOf(
  before: KnownWallet,
  { holdings, entries }: Performed,
  flushes: boolean,
): { update: mongo.UpdateFilter<WalletDocument>; after: KnownWallet } {
  const version = freshVersion();
  const amounts: Record<string, number> = {};
  const gone: Record<string, ""> = {};
  const changes = entries.flatMap((entry) => entry.changes);
  for (const { path } of changes) {
    const amount = held(holdings, path);
    if (amount === 0) gone[`holdings.${path}`] = "";
    else amounts[`holdings.${path}`] = amount;
  }
  const flushed = flushes ? before.seq : before.flushed;
  const unflushedSince = entries[0]?.at ?? 0;
  const lines = flushes
    ? { $set: { version, ...amounts, recent: [...entries], flushed, unflushedSince } }
    : {
        $set: { version, ...amounts },
        $push: { recent: { $each: [...entries] } },
        // A sweep may have emptied `recent` since, and taken the field with it.
        $min: { unflushedSince },
      };
  const update = {
    ...lines,
    $inc: { seq: entries.length },
    ...(Object.keys(gone).length > 0 && { $unset: gone }),
    ...(changes.some(({ path }) => movesOnBoards(path)) && STAMP),
  } as mongo.UpdateFilter<WalletDocument>;
  const recent = flushes ? entries : [...before.recent, ...entries];
  const seq = before.seq + entries.length;
  return { update, after: { ...before, version, seq, holdings, flushed, recent, durable: true } };
}

/**
 * The wallets that this process knows, at most `most` of them; those that were used last stay. What is known may be
 * out of date: act on it only by a write that asks for its version, and read before refusing anything.
 */
export class KnownWallets {
  readonly #known = new Map<string, KnownWallet>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(player: string): KnownWallet | undefined {
    return this.#known.get(player);
  }

  /** Remembers a wallet in the place of what was known of it. */
  put(wallet: KnownWallet): void {
    this.#known.delete(wallet.player);
    this.#known.set(wallet.player, wallet);
    if (this.#known.size <= this.#most) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  /** Forgets a wallet that turned out not to stand at this version; what was learned since stays. */
  drop({ player, version }: KnownWallet): void {
    if (this.#known.get(player)?.version === version) this.#known.delete(player);
  }
}

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
