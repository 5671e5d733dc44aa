import { setImmediate as nextTurn } from "node:timers/promises";
import { type Hash, hexOf } from "@diamond-valley/schemas/draws/hashing.ts";
import {
  LEAF_BYTES,
  type Leaf,
  leafAt,
  leafHashes,
  leavesIn,
  placeOf,
} from "@diamond-valley/schemas/draws/leaves.ts";
import { type PathStep, pathIn, rootOf } from "@diamond-valley/schemas/draws/tree.ts";
import mongoose from "mongoose";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type LeavesDocument, leavesModel } from "./draw-models.ts";

const { Binary } = mongoose.mongo;

/** Leaves of one document: a power of two, so that its root is a node of the whole tree. */
export const PIECE = 1_024;
/** Pieces that come from the database at once: a megabyte. */
const READ_TOGETHER = 20;
/** Bytes of an account's id. */
export const ACCOUNT_BYTES = 12;

/** A piece of a prize's leaves, and the accounts behind them. */
export interface Piece {
  leaves: Uint8Array;
  accounts: Uint8Array;
}

/** A piece as it is stored, with the root of its part of the tree. */
export type StoredPiece = Piece & { root: string };

/** Where a leaf stands, and how it leads to the root. */
export interface Place {
  leaf: Leaf;
  index: number;
  path: PathStep[];
}

/** The frozen leaves of each prize. They are written by one run of the freeze, and never changed. */
export interface LeafStore {
  prepare(): Promise<void>;
  /** Writes the sorted leaves of a prize; answers the root of all of them. */
  write(run: string, prize: string, sorted: Piece): Promise<string>;
  /** The leaves of a prize in order. */
  read(run: string, prize: string): AsyncIterable<StoredPiece>;
  /** Where an entrant stands among the leaves of a prize; null where nowhere. */
  find(run: string, prize: string, entrant: string): Promise<Place | null>;
  /** Forgets what other runs than this one have left. */
  keepOnly(run: string): Promise<void>;
  /** Forgets which accounts stand behind the leaves. */
  forgetAccounts(): Promise<void>;
}

/** The only code that touches the `draw_leaves` collection. */
export function createLeafStore({ connection }: Pick<Deps, "connection">, hash: Hash): LeafStore {
  const pieces = leavesModel.collection(connection);
  /** The roots of the pieces of a prize: they never change. */
  const known = new Map<string, string[]>();

  async function rootsOf(run: string, prize: string): Promise<string[]> {
    const key = `${run}:${prize}`;
    const cached = known.get(key);
    if (cached) return cached;
    const found = await retryOnOutage(() =>
      pieces
        .find({ run, prize }, { projection: { root: 1 } })
        .sort({ first: 1 })
        .toArray(),
    );
    const roots = found.map(({ root }) => root);
    known.set(key, roots);
    return roots;
  }

  /** The pieces behind the one that begins with an entrant. */
  function after(run: string, prize: string, first: string): Promise<LeavesDocument[]> {
    const behind = { run, prize, first: { $gt: first } };
    const found = () => pieces.find(behind).sort({ first: 1 }).limit(READ_TOGETHER).toArray();
    const read = retryOnOutage(found);
    // Whoever stops reading early does not wait for it.
    read.catch(() => {});
    return read;
  }

  /** The piece in which an entrant would stand. */
  function pieceOf(run: string, prize: string, entrant: string): Promise<LeavesDocument | null> {
    const before = { run, prize, first: { $lte: entrant } };
    return retryOnOutage(() => pieces.findOne(before, { sort: { first: -1 } }));
  }

  return {
    prepare: () => leavesModel.createIndexes(connection),
    async write(run, prize, { leaves, accounts }) {
      const roots: string[] = [];
      const count = leavesIn(leaves);
      for (let from = 0; from < count; from += PIECE) {
        const to = Math.min(from + PIECE, count);
        const own = leaves.slice(from * LEAF_BYTES, to * LEAF_BYTES);
        const root = rootOf(leafHashes(own, hash), hash);
        const piece = {
          ...{ run, prize, root, first: leafAt(own, 0).entrant, leaves: new Binary(own) },
          accounts: new Binary(accounts.slice(from * ACCOUNT_BYTES, to * ACCOUNT_BYTES)),
          schemaVersion: leavesModel.version,
        };
        const _id = `${run}:${prize}:${roots.length}`;
        await retryOnOutage(() => pieces.replaceOne({ _id }, piece, { upsert: true }));
        roots.push(root);
      }
      return rootOf(roots, hash);
    },
    async *read(run, prize) {
      let coming = after(run, prize, "");
      for (let found = await coming; found.length > 0; found = await coming) {
        // The next ones are on their way while these are worked on.
        coming = after(run, prize, found.at(-1)!.first);
        for (const { root, leaves, accounts } of found) {
          yield { root, leaves: bytesOf(leaves), accounts: accounts ? bytesOf(accounts) : new Uint8Array() };
          await nextTurn();
        }
      }
    },
    async find(run, prize, entrant) {
      const found = await pieceOf(run, prize, entrant);
      if (!found) return null;
      const leaves = bytesOf(found.leaves);
      const place = placeOf(leaves, entrant);
      if (place < 0) return null;
      const piece = Number(found._id.slice(found._id.lastIndexOf(":") + 1));
      const path = [
        ...pathIn(leafHashes(leaves, hash), place, hash),
        ...pathIn(await rootsOf(run, prize), piece, hash),
      ];
      return { leaf: leafAt(leaves, place), index: piece * PIECE + place, path };
    },
    async keepOnly(run) {
      await retryOnOutage(() => pieces.deleteMany({ run: { $ne: run } }));
    },
    async forgetAccounts() {
      await retryOnOutage(() => pieces.updateMany({}, { $unset: { accounts: "" } }));
    },
  };
}

/** The account behind a leaf of a piece. */
export function accountAt({ accounts }: Piece, index: number): string {
  return hexOf(accounts.subarray(index * ACCOUNT_BYTES, (index + 1) * ACCOUNT_BYTES));
}

/** As plain bytes: a part of a `Buffer` takes several times as long to name, and each leaf is one. */
function bytesOf({ buffer, position }: mongoose.mongo.Binary): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, position);
}
