import { createHash } from "node:crypto";
import type { WalletDocument } from "@diamond-valley/game-server/wallet/document.ts";
import { linesOf } from "@diamond-valley/game-server/wallet/invariants.ts";
import type { Connection } from "mongoose";

/** What a database held at one moment, but for what belongs to some players: the hash of each document, by its name. */
export type DatabaseSnapshot = ReadonlyMap<string, string>;

/**
 * What every visit changes, and every step: sessions, sign-ins under way, and where players stand; and what the servers count out of
 * the wallets by themselves. The ledger is hashed with the wallets: the lines of a quiet wallet move there by themselves.
 */
const CHANGING = new Set(["sessions", "provider", "places", "community_goals", "team_flags", "ledger"]);

/** Hashes the whole database, without the documents that mention one of `except`: honest players change theirs. */
export async function takeSnapshot(
  connection: Connection,
  except: readonly string[],
): Promise<DatabaseSnapshot> {
  const snapshot = new Map<string, string>();
  for (const { name } of (await connection.db?.listCollections().toArray()) ?? []) {
    if (CHANGING.has(name)) continue;
    for await (const document of connection.collection(name).find({})) {
      const text = JSON.stringify(document);
      if (except.some((word) => text.includes(word))) continue;
      const drawn = name === "wallets" ? await snapshotOf(connection, document as never) : text;
      snapshot.set(
        `${name} ${JSON.stringify(document._id)}`,
        createHash("sha256").update(drawn).digest("hex"),
      );
    }
  }
  return snapshot;
}

/** What a wallet holds and each of its lines, wherever they are kept at the moment. */
async function snapshotOf(connection: Connection, wallet: WalletDocument): Promise<string> {
  const lines = await linesOf(connection, wallet);
  return JSON.stringify([
    wallet.seq,
    wallet.holdings,
    lines.map(({ seq, key, at, kind, changes }) => [seq, key, at, kind, changes]),
  ]);
}

/** What changed between two snapshots, in words. */
export function differences(before: DatabaseSnapshot, after: DatabaseSnapshot): string[] {
  const changed = [...before].flatMap(([id, hash]) => {
    const now = after.get(id);
    if (now === undefined) return `${id} is gone`;
    return now === hash ? [] : `${id} has changed`;
  });
  const added = [...after.keys()].filter((id) => !before.has(id)).map((id) => `${id} was added`);
  return [...changed, ...added];
}
