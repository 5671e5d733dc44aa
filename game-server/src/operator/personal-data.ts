import type { Connection } from "mongoose";
import type { AccountDocument } from "../account/document.ts";

/** What of a person stands in a collection. */
interface PersonalData {
  /** The field that holds the account's id, or the digest of the provider's name for the person. */
  field: string;
  by?: "digest";
  /**
   * Whether an erasure leaves it: the account's id then names nobody any more. Entries, claims and codes can so be
   * accounted for, and a draw be checked.
   */
  keptByNumber?: true;
  /** Fields that are secrets rather than knowledge about the person. */
  without?: readonly string[];
}

/** Every collection of the database: what it holds of a person, or null where it holds nothing. */
export const PERSONAL_DATA: Readonly<Record<string, PersonalData | null>> = {
  accounts: { field: "_id" },
  // Whoever had the name of a session could go on with it.
  sessions: { field: "session.accountId", without: ["_id"] },
  places: { field: "_id" },
  tiers: { field: "_id", by: "digest" },
  wallets: { field: "_id", keptByNumber: true },
  ledger: { field: "player", keptByNumber: true },
  attempts: { field: "player", keptByNumber: true },
  submissions: { field: "player", keptByNumber: true },
  codes: { field: "usedBy", keptByNumber: true },
  prize_codes: { field: "account", keptByNumber: true },
  draw_results: { field: "account", keptByNumber: true },
  drawn_prizes: null,
  events: null,
  retention: null,
  season: null,
  // The embedded provider of development and trials; what it knows is gone two hours after a sign-in.
  provider: null,
  provider_keys: null,
};

/** All that is kept about one person, by collection. It reads only, and what features keep is shown as it is. */
export async function personalData(
  connection: Connection,
  accountId: string,
): Promise<Record<string, unknown[]>> {
  const account = await connection.collection<AccountDocument>("accounts").findOne({ _id: accountId });
  const kept: Record<string, unknown[]> = {};
  for (const [name, stored] of Object.entries(PERSONAL_DATA)) {
    if (!stored) continue;
    const { field, by, without = [] } = stored;
    const value = (by === "digest" ? account?.sub : accountId) as never;
    const projection = Object.fromEntries(without.map((secret) => [secret, 0]));
    kept[name] = await connection
      .collection(name)
      .find({ [field]: value }, { projection })
      .toArray();
  }
  return kept;
}
