import type { Holdings } from "@diamond-valley/schemas/wallet/holdings.ts";
import {
  type LedgerEntry,
  perform,
  type WalletOperation,
} from "@diamond-valley/schemas/wallet/operations.ts";
import { isRefusal } from "@diamond-valley/schemas/wallet/rule.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { batchedFind } from "../database/batched-find.ts";
import { refuseAllButDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { emptyWallet, holdingsOf, updateOf, type WalletDocument } from "./document.ts";
import { confirm, flush } from "./flush.ts";
import { createLedger } from "./ledger.ts";
import { walletModel } from "./wallet-model.ts";

/** Lines that a wallet keeps before they go to the ledger. Fewer make each change cheaper, more make moving them cheaper. */
export const RECENT_MAX = 16;
/** How long (ms) lines stay in a quiet wallet before the sweep moves them to the ledger. */
const QUIET = 60_000;
/** Wallets that one sweep takes. */
const SWEEP_MAX = 500;
/** Compare-and-set attempts for one operation: each that fails means that another change of the wallet succeeded. */
const MOST_ATTEMPTS = 1_000;

/** An operation that stands in the wallet. */
export interface Applied {
  update: WalletUpdate;
  /** It had been applied before; `update` then tells what it did, and the wallet as it is now. */
  repeated: boolean;
  /** Its line in the ledger; null where nothing had to change. */
  entry: LedgerEntry | null;
}

export type WalletListener = (playerId: string, update: WalletUpdate) => void;

/** The wallets. All calls wait out a restart of the database, and throw `unavailable` when it stays away. */
export interface WalletStore {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /** Makes an empty wallet where there is none. Applying does so too. */
  ensure(playerId: string): Promise<void>;
  view(playerId: string): Promise<WalletView>;
  holdings(playerId: string): Promise<Holdings>;
  /** Applies an operation once, however often and from however many processes it is asked for. Throws its refusal. */
  apply(playerId: string, operation: WalletOperation): Promise<Applied>;
  /** Whether a key has been applied, as far as can be seen now. */
  hasApplied(playerId: string, key: string): Promise<boolean>;
  /** Empties the wallet of a deleted account for good, and answers the line that says what was in it. The ledger stays: it knows a player only by the account's id. */
  erase(playerId: string): Promise<LedgerEntry | null>;
  /** Moves lines of quiet wallets to the ledger; answers how many wallets had some. */
  sweep(): Promise<number>;
  /** Calls `listener` after each change that this process stored, until the answered function is called. */
  onChange(listener: WalletListener): () => void;
}

/**
 * The only code that writes the `wallets` collection.
 *
 * Every change is one conditional update: the rule (`perform`) works out all effects on the wallet as it was read,
 * and the update holds them all, on the condition that the wallet's `version` is still the one that was read. So key,
 * balance, caps and level were judged on exactly the wallet that changes; a change that lost the race starts over.
 * Why no operation is ever lost or applied twice:
 *
 * - Once: the key is looked for in `recent`, as read with the version, and then in the ledger. A line leaves `recent`
 *   only after it came to the ledger, so whatever was applied before the read is found in one of them; and whatever is
 *   applied after the read gives the wallet another version, which the update refuses.
 * - Whole: one document, one update. There is no state between before and after, whoever is killed when.
 * - Kept: an answer follows only on a journalled write to the same wallet: the update itself, or for what was
 *   found done already a confirmation of the version that it was found in.
 * - No mistaken identity: versions are unpredictable names, not numbers. A crash of the database may take back a
 *   change that was seen but not answered yet; a number would be given again, to another state, and an update worked
 *   out on the lost one could hit it.
 */
export function createWalletStore(deps: Deps): WalletStore {
  const { connection, clock } = deps;
  const wallets = walletModel.collection(connection);
  const findBatched = batchedFind(wallets);
  const ledger = createLedger(connection);
  const listeners = new Set<WalletListener>();

  async function ensure(player: string): Promise<void> {
    const { _id, ...fresh } = { ...emptyWallet(player, deps.id()), schemaVersion: walletModel.version };
    // Two processes may make the same wallet at once.
    await wallets.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true }).catch(refuseAllButDuplicate);
  }

  async function read(player: string): Promise<WalletDocument> {
    return (await wallets.findOne({ _id: player })) ?? emptyWallet(player, "");
  }

  async function findDone(wallet: WalletDocument, key: string): Promise<LedgerEntry | null> {
    const recent = wallet.recent.find((entry) => entry.key === key);
    if (recent || wallet.flushed === 0) return recent ?? null;
    return ledger.find(wallet._id, key);
  }

  function updateFor(holdings: Holdings, entry: LedgerEntry | null, now: number): WalletUpdate {
    const { levelUp = null, milestoneDiamonds = 0 } = entry ?? {};
    return { wallet: walletView(holdings, now), levelUp, milestoneDiamonds };
  }

  /** One compare-and-set attempt; null where another change came first. */
  async function compareAndSet(player: string, operation: WalletOperation): Promise<Applied | null> {
    const wallet = await read(player);
    if (wallet.version === "") {
      await ensure(player);
      return null;
    }
    const holdings = holdingsOf(wallet);
    const done = await findDone(wallet, operation.key);
    const now = clock.now();
    if (done) {
      const sure = await confirm(wallets, wallet);
      return sure ? { update: updateFor(holdings, done, now), repeated: true, entry: done } : null;
    }
    const outcome = perform(holdings, wallet.seq, operation, now);
    if (isRefusal(outcome)) throw new Problem(outcome.refused);
    const [entry] = outcome.entries;
    if (!entry) {
      const sure = await confirm(wallets, wallet);
      return sure ? { update: updateFor(holdings, null, now), repeated: false, entry: null } : null;
    }
    if (wallet.recent.length + outcome.entries.length > RECENT_MAX && wallet.recent.length > 0) {
      await flush(wallets, ledger, player);
      return null;
    }
    const change = updateOf(wallet, outcome.entries, deps.id());
    const written = await wallets.updateOne({ _id: player, version: wallet.version }, change);
    if (written.matchedCount === 0) return null;
    return { update: updateFor(outcome.holdings, entry, now), repeated: false, entry };
  }

  async function apply(player: string, operation: WalletOperation): Promise<Applied> {
    const applied = await retryOnOutage(async (maybeDone) => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const outcome = await compareAndSet(player, operation);
        // What is found done after a lost answer was done by the try that lost it.
        if (outcome) return { ...outcome, repeated: outcome.repeated && !maybeDone };
      }
      throw new Problem("unavailable");
    });
    if (applied.entry && !applied.repeated)
      for (const listener of listeners) listener(player, applied.update);
    return applied;
  }

  return {
    async prepare() {
      await Promise.all([walletModel.createIndexes(connection), ledger.prepare()]);
    },
    ensure: (player) => retryOnOutage(() => ensure(player)),
    holdings: (player) => retryOnOutage(async () => holdingsOf(await read(player))),
    view: (player) =>
      retryOnOutage(async () => {
        const wallet = (await findBatched(player)) ?? emptyWallet(player, "");
        return walletView(holdingsOf(wallet), clock.now());
      }),
    apply,
    hasApplied: (player, key) =>
      retryOnOutage(async () => (await findDone(await read(player), key)) !== null),
    async erase(player) {
      return (await apply(player, { kind: "closing", key: "closing" })).entry;
    },
    async sweep() {
      const quiet = { unflushedSince: { $lte: clock.now() - QUIET } };
      const found = await wallets
        .find(quiet, { projection: { _id: 1 } })
        .limit(SWEEP_MAX)
        .toArray();
      for (const { _id } of found) await retryOnOutage(() => flush(wallets, ledger, _id));
      return found.length;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
