import { accountModel } from "../account/account-model.ts";
import type { FormerAccounts } from "../account/former-accounts.ts";
import type { Deps } from "../deps.ts";

/** What of a person stands in a collection. */
interface PersonalData {
  /** The field that holds the account's id, the digest of the store's user, or a keyed digest of the person. */
  field: string;
  by?: "digest" | "keyed digest";
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
  progress: { field: "_id" },
  friend_codes: { field: "_id" },
  friendships: { field: "members" },
  tiers: { field: "_id", by: "digest" },
  wallets: { field: "_id", keptByNumber: true },
  ledger: { field: "player", keptByNumber: true },
  attempts: { field: "player", keptByNumber: true },
  boss_fights: { field: "account" },
  deep_flights: { field: "account" },
  hero_runs: { field: "account" },
  hero_board: { field: "_id" },
  // What others reported of somebody names them: it is the operator's to show.
  reports: { field: "reporter" },
  submissions: { field: "player", keptByNumber: true },
  codes: { field: "usedBy", keptByNumber: true },
  prize_codes: { field: "account", keptByNumber: true },
  draw_results: { field: "account", keptByNumber: true },
  draw_entrants: { field: "account", keptByNumber: true },
  draw_ranks: { field: "account", keptByNumber: true },
  // That an operator looked stays; why goes, for it may name somebody.
  operator_looks: { field: "player", keptByNumber: true },
  // What the same person took under accounts that are deleted; an erasure adds to it.
  former_accounts: { field: "sub", by: "keyed digest" },
  drawn_prizes: null,
  draws: null,
  // Pseudonyms, which are public; the numbers of accounts beside them are those of `draw_entrants`.
  draw_leaves: null,
  draw_passings: null,
  events: null,
  retention: null,
  season: null,
  community_goals: null,
  team_flags: null,
  // The embedded provider of development and trials; what it knows is gone two hours after a sign-in.
  provider: null,
  provider_keys: null,
};

/** All that is kept about one person, by collection. It reads only, and what features keep is shown as it is. */
export async function personalData(
  { deps: { connection }, former }: { deps: Pick<Deps, "connection">; former: Pick<FormerAccounts, "of"> },
  accountId: string,
): Promise<Record<string, unknown[]>> {
  const account = await accountModel.collection(connection).findOne({ _id: accountId });
  const kept: Record<string, unknown[]> = {};
  for (const [name, stored] of Object.entries(PERSONAL_DATA)) {
    if (!stored) continue;
    const { field, by, without = [] } = stored;
    if (by === "keyed digest") {
      kept[name] = account
        ? await former.of({ sub: account.sub, phone: account.contact?.phone ?? null })
        : [];
      continue;
    }
    const value = (by === "digest" ? account?.sub : accountId) as never;
    const projection = Object.fromEntries(without.map((secret) => [secret, 0]));
    kept[name] = await connection
      .collection(name)
      .find({ [field]: value }, { projection })
      .toArray();
  }
  return kept;
}
