import { bytesToHex, type Hash } from "@diamond-valley/schemas/draws/hashing.ts";
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
  /** The account behind each of these entrants of a prize. */
  accountsOf(run: string, prize: string, entrants: readonly string[]): Promise<Map<string, string>>;
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
      for await (const { root, leaves, accounts } of pieces.find({ run, prize }).sort({ first: 1 }))
        yield { root, leaves: bytesOf(leaves), accounts: accounts ? bytesOf(accounts) : new Uint8Array() };
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
    async accountsOf(run, prize, entrants) {
      const accounts = new Map<string, string>();
      let piece: LeavesDocument | null = null;
      for (const entrant of entrants.toSorted()) {
        // Several may stand in the same piece, one behind the other.
        if (!piece || entrant > lastIn(piece)) piece = await pieceOf(run, prize, entrant);
        const place = piece ? placeOf(bytesOf(piece.leaves), entrant) : -1;
        if (!piece?.accounts || place < 0) continue;
        const own = bytesOf(piece.accounts).subarray(place * ACCOUNT_BYTES, (place + 1) * ACCOUNT_BYTES);
        accounts.set(entrant, bytesToHex(own));
      }
      return accounts;
    },
    async keepOnly(run) {
      await retryOnOutage(() => pieces.deleteMany({ run: { $ne: run } }));
    },
    async forgetAccounts() {
      await retryOnOutage(() => pieces.updateMany({}, { $unset: { accounts: "" } }));
    },
  };
}

/** The last entrant of a piece. */
function lastIn({ leaves }: LeavesDocument): string {
  const own = bytesOf(leaves);
  return leafAt(own, leavesIn(own) - 1).entrant;
}

function bytesOf(binary: mongoose.mongo.Binary): Uint8Array {
  return binary.buffer.subarray(0, binary.position);
}
