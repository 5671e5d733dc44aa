import { randomBytes } from "node:crypto";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { levelAt } from "@diamond-valley/schemas/wallet/levels.ts";
import type { Connection } from "mongoose";
import { retryOnOutage } from "../database/outage.ts";
import { holdingsOf } from "./document.ts";
import { walletModel } from "./wallet-model.ts";

/** What a wallet holds in draws. */
export interface HeldEntries {
  account: string;
  level: number;
  /** By slug of the prize; each is at least 1. */
  entries: Record<string, number>;
}

/**
 * Gives every wallet another version without changing it. Every change of a wallet asks for the version that it was
 * worked out on, so one that was decided before and is still on its way finds another and is decided anew, by the time that
 * it is then. What is read after this holds every change that was answered, and none follows that was decided before.
 */
export async function overtakeChanges(connection: Connection): Promise<void> {
  const mark = `-${randomBytes(6).toString("hex")}`;
  const wallets = walletModel.collection(connection);
  const renamed = [{ $set: { version: { $concat: ["$version", mark] } } }];
  await retryOnOutage(() => wallets.updateMany({}, renamed));
}

/** All wallets that hold entries, in pieces of at most so many. */
export async function* walletsWithEntries(
  connection: Connection,
  most: number,
): AsyncIterable<HeldEntries[]> {
  const entered = { "holdings.entries": { $exists: true } };
  const projection = { "holdings.entries": 1, "holdings.experience": 1 };
  const found = walletModel.collection(connection).find(entered, { projection }).batchSize(most);
  let piece: HeldEntries[] = [];
  for await (const { _id: account, holdings } of found) {
    const entries = holdings.entries as Record<string, number>;
    if (Object.keys(entries).length === 0) continue;
    piece.push({ account, entries, level: levelAt(held(holdingsOf({ holdings }), "experience")) });
    if (piece.length === most) {
      yield piece;
      piece = [];
    }
  }
  if (piece.length > 0) yield piece;
}
