import { communityNews } from "@diamond-valley/schemas/community/news.ts";
import { giftIn } from "@diamond-valley/schemas/wallet/gift.ts";
import { type Holdings, isRefusal, NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import {
  type LedgerEntry,
  type Performed,
  perform,
  type WalletOperation,
} from "@diamond-valley/schemas/wallet/operations.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { batchedFind } from "../database/batched-find.ts";
import { refuseAllButDuplicate } from "../database/duplicate.ts";
import { isOutage, retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { untilOver } from "./background-jobs.ts";
import {
  changeOf,
  conditionalUpdates,
  freshVersion,
  type KnownWallet,
  KnownWallets,
  knownFrom,
} from "./conditional-update.ts";
import { emptyWallet } from "./document.ts";
import { confirm, flush } from "./flush.ts";
import { createLedger } from "./ledger.ts";
import { walletModel } from "./wallet-model.ts";

/** Lines that a wallet keeps before they go to the ledger. Fewer make each change cheaper, more make moving them cheaper. */
export const RECENT_MAX = 8;
/** Wallets that a process remembers, each with at most `RECENT_MAX` lines and one operation's more: a few KB. */
const KNOWN_MAX = 4_000;
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

/** Tells whoever asked for a change what it did. */
export type Tell = (update: WalletUpdate) => void;

/** Hears of each change that was written, by its lines. */
export type Watch = (entries: readonly LedgerEntry[]) => void;

/** How an operation is applied. */
export interface Applying {
  /**
   * Nobody can have asked for this key before and nobody else does meanwhile: then the ledger need not be searched for
   * it. Where that isn't certain leave it out.
   */
  untried?: boolean;
  /** Called in the place of the listeners: whoever passes it sees to it that the player hears of the change. */
  tell?: Tell | undefined;
}

/** The wallets. All calls wait out a restart of the database, and throw `unavailable` when it stays away. */
export interface WalletStore {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /** Makes an empty wallet where there is none. Applying does so too. */
  ensure(playerId: string): Promise<void>;
  view(playerId: string): Promise<WalletView>;
  holdings(playerId: string): Promise<Holdings>;
  /** Applies an operation once, however often and from however many processes it is asked for. Throws its refusal. */
  apply(playerId: string, operation: WalletOperation, how?: Applying): Promise<Applied>;
  /** Whether a key has been applied, as far as can be seen now. */
  hasApplied(playerId: string, key: string): Promise<boolean>;
  /** Empties the wallet of a deleted account for good, and answers the line that says what was in it. The ledger stays: it knows a player only by the account's id. */
  erase(playerId: string): Promise<LedgerEntry | null>;
  /** Moves lines of quiet wallets to the ledger; answers how many wallets had some. */
  sweep(over?: AbortSignal): Promise<number>;
  /** Calls `listener` after each change that this process stored and that nobody else tells of, until the answered function is called. */
  onChange(listener: WalletListener): () => void;
}

/**
 * The only code that writes the `wallets` collection.
 *
 * Every change is one conditional update: the rule (`perform`) works out all effects on the wallet as this process
 * knows it, and the update holds them all, with the line of the ledger that is proof, payment and receipt in one, on
 * the condition that the wallet's `version` is still the known one. So key, balance, caps and level were judged on
 * exactly the wallet that changes; a change that lost the race reads the wallet and starts over. Updates of several
 * wallets may share a command; each is still judged and answered alone. Why no operation is ever lost or applied twice:
 *
 * - Once: the key is looked for in the lines that came with the version, and then in the ledger. A line leaves the
 *   wallet only after it came to the ledger, so whatever was applied before is found in one of them; and whatever is
 *   applied after gives the wallet another version, which the update refuses. Only a key of which `apply` is told that
 *   nobody can have tried it yet is not looked for in the ledger; after a lost answer it is looked for like any other.
 * - Whole: one document, one update. There is no state between before and after, whoever is killed when, and none in
 *   which a result is decided but not paid.
 * - Kept: an answer follows only on a journalled write to the same wallet: the update itself, or for what was found
 *   done already a confirmation of the version that it was found in. Lines go to the ledger only from a version that
 *   is known to be on disk, so that the ledger never holds what a crash took back.
 * - Never refused by hearsay: what this process knows may be out of date, since another one may have changed the
 *   wallet. So a refusal follows only on what was read for it, and "nothing to do" only on a confirmed version.
 * - No mistaken identity: versions are unpredictable names, not numbers. A crash of the database may take back a
 *   change that was seen but not answered yet; a number would be given again, to another state, and an update worked
 *   out on the lost one could hit it. A name that was taken back is never found again, and what is known is dropped.
 */
export function createWalletStore(deps: Deps, watch: Watch = () => {}): WalletStore {
  const { connection, clock } = deps;
  const wallets = walletModel.collection(connection);
  const updateAt = conditionalUpdates(wallets);
  const findBatched = batchedFind(wallets);
  const ledger = createLedger(connection);
  const listeners = new Set<WalletListener>();
  const known = new KnownWallets(KNOWN_MAX);
  /** The change of each wallet that is under way here. */
  const changing = new Map<string, Promise<Applied | null>>();

  async function ensure(player: string): Promise<void> {
    const { _id, ...fresh } = { ...emptyWallet(player, freshVersion()), schemaVersion: walletModel.version };
    // Two processes may make the same wallet at once.
    await wallets.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true }).catch(refuseAllButDuplicate);
  }

  async function read(player: string): Promise<KnownWallet | null> {
    const found = await wallets.findOne({ _id: player });
    return found && knownFrom(found);
  }

  function findRecent(wallet: KnownWallet, key: string): LedgerEntry | null {
    return wallet.recent.find((entry) => entry.key === key) ?? null;
  }

  async function findFlushed(wallet: KnownWallet, key: string): Promise<LedgerEntry | null> {
    return wallet.flushed === 0 ? null : ledger.find(wallet.player, key);
  }

  /** Makes sure that a version is on disk and still stands; forgets it otherwise. */
  async function isCurrent(wallet: KnownWallet): Promise<boolean> {
    const current = await confirm(updateAt, wallet.player, wallet.version);
    if (current) known.put({ ...wallet, durable: true });
    else known.drop(wallet);
    return current;
  }

  function updateFor(
    { holdings, seq }: Pick<KnownWallet, "holdings" | "seq">,
    entry: LedgerEntry | null,
  ): WalletUpdate {
    const { levelUp = null, milestoneDiamonds = 0 } = entry ?? {};
    const news = entry && communityNews(entry);
    const gift = entry ? giftIn(entry) : 0;
    const wallet = walletView(holdings, clock.now(), seq);
    return {
      wallet,
      levelUp,
      milestoneDiamonds,
      ...(gift > 0 && { gift }),
      ...(news && { community: news }),
    };
  }

  /** One compare-and-set attempt; null where another change came first, or what was known was not enough to decide. */
  async function compareAndSet(
    player: string,
    operation: WalletOperation,
    untried: boolean,
  ): Promise<Applied | null> {
    const remembered = known.get(player);
    const wallet = remembered ?? (await read(player));
    if (!wallet) {
      await ensure(player);
      return null;
    }
    const { key } = operation;
    const done = findRecent(wallet, key) ?? (untried ? null : await findFlushed(wallet, key));
    if (done) {
      if (!(await isCurrent(wallet))) return null;
      return { update: updateFor(wallet, done), repeated: true, entry: done };
    }
    const outcome = perform(wallet.holdings, wallet.seq, operation, clock.now());
    if (isRefusal(outcome)) {
      if (!remembered) throw new Problem(outcome.refused);
      known.drop(remembered);
      return null;
    }
    if (outcome.entries.length === 0) {
      if (!(await isCurrent(wallet))) return null;
      return { update: updateFor(wallet, null), repeated: false, entry: null };
    }
    return write(wallet, outcome);
  }

  /**
   * Changes a wallet that still stands at its version. While another change of it is under way in this process this
   * one could only lose: it waits, and starts over on what that one leaves. It shares an outage, so that many don't
   * wait for the database one after the other.
   */
  async function write(wallet: KnownWallet, performed: Performed): Promise<Applied | null> {
    const { player } = wallet;
    const ahead = changing.get(player);
    if (ahead) {
      await ahead.catch((error: unknown) => {
        if (isOutage(error)) throw error;
      });
      return null;
    }
    const change = writeAlone(wallet, performed).finally(() => changing.delete(player));
    changing.set(player, change);
    return change;
  }

  /** Takes lines along that have come to the ledger. */
  async function writeAlone(wallet: KnownWallet, performed: Performed): Promise<Applied | null> {
    const { player, version, recent } = wallet;
    const { entries } = performed;
    const flushes = recent.length > 0 && recent.length + entries.length > RECENT_MAX;
    if (flushes) {
      if (!wallet.durable && !(await isCurrent(wallet))) return null;
      await ledger.append(player, recent);
    }
    const { update, after } = changeOf(wallet, performed, flushes);
    if (!(await updateAt(player, version, update))) {
      known.drop(wallet);
      return null;
    }
    known.put(after);
    watch(entries);
    const [entry = null] = entries;
    return { update: updateFor(after, entry), repeated: false, entry };
  }

  async function apply(
    player: string,
    operation: WalletOperation,
    { untried = false, tell }: Applying = {},
  ): Promise<Applied> {
    const applied = await retryOnOutage(async (maybeDone) => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const outcome = await compareAndSet(player, operation, untried && !maybeDone);
        // What is found done after a lost answer was done by the try that lost it.
        if (outcome) return { ...outcome, repeated: outcome.repeated && !maybeDone };
      }
      throw new Problem("unavailable");
    });
    if (tell) tell(applied.update);
    else if (applied.entry && !applied.repeated) {
      for (const listener of listeners) listener(player, applied.update);
    }
    return applied;
  }

  async function hasApplied(player: string, key: string): Promise<boolean> {
    const wallet = await read(player);
    return wallet !== null && (findRecent(wallet, key) ?? (await findFlushed(wallet, key))) !== null;
  }

  return {
    async prepare() {
      await Promise.all([walletModel.createIndexes(connection), ledger.prepare()]);
    },
    ensure: (player) => retryOnOutage(() => ensure(player)),
    holdings: (player) => retryOnOutage(async () => (await read(player))?.holdings ?? NOTHING),
    view: (player) =>
      retryOnOutage(async () => {
        const found = await findBatched(player);
        if (!found) return walletView(NOTHING, clock.now());
        const wallet = knownFrom(found);
        // Whoever looks is likely to play next; what this process wrote itself it knows better.
        if (!known.get(player)) known.put(wallet);
        return walletView(wallet.holdings, clock.now(), wallet.seq);
      }),
    apply,
    hasApplied: (player, key) => retryOnOutage(() => hasApplied(player, key)),
    async erase(player) {
      return (await apply(player, { kind: "closing", key: "closing" })).entry;
    },
    async sweep(over) {
      const quiet = { unflushedSince: { $lte: clock.now() - QUIET } };
      const found = await wallets
        .find(quiet, { projection: { _id: 1 } })
        .limit(SWEEP_MAX)
        .toArray();
      for (const { _id } of untilOver(over, found))
        await retryOnOutage(() => flush(wallets, updateAt, ledger, _id));
      return found.length;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
