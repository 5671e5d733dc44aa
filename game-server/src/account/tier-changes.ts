import { bonusDiamonds, bonusRow } from "@diamond-valley/schemas/account/tier-bonus.ts";
import { isEventHeld, isEventOpen } from "@diamond-valley/schemas/season/open.ts";
import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { untilOver } from "../wallet/background-jobs.ts";
import type { Account } from "./account.ts";
import type { FormerAccounts } from "./former-accounts.ts";
import type { AccountWallets } from "./ports.ts";
import type { AccountStore } from "./store.ts";

/** Accounts that one sweep reconciles. */
const SWEEP_MAX = 200;

const prices = Object.fromEntries(PRIZES.map(({ slug, former }) => [slug, former]));

/** The diamonds that following a tier brought: of entries that were reset, and extra ones. */
export interface Reconciled {
  returned: number;
  extra: number;
}

const NOTHING: Reconciled = { returned: 0, extra: 0 };

/** Has wallets follow the tiers of their accounts. */
export interface TierChanges {
  /**
   * Does what an account's tier asks of its wallet, once each, and nothing where that is done: entries are reset after
   * a change, and a registered player is paid the tier's extra diamonds. The reset waits while an operator has locked entries
   * before the event's end.
   */
  reconcile(account: Account): Promise<Reconciled>;
  /** The diamonds of entries that the latest change of a registered account's tier returned, while they can be entered again. */
  returned(account: Account): Promise<number>;
  /** Reconciles what operators changed and what a crash left open; answers how many accounts. */
  sweep(over?: AbortSignal): Promise<number>;
}

export interface TierChangeParts {
  deps: Pick<Deps, "clock" | "season">;
  accounts: Pick<AccountStore, "byId" | "unreconciled" | "markReconciled">;
  wallets: Pick<AccountWallets, "apply">;
  former: Pick<FormerAccounts, "takenBy">;
}

/**
 * The account says in one write that its tier changed and that the wallet has to follow. The operations' keys name
 * the change and the tier, so that any process may do it at any time, also several at once.
 */
export function createTierChanges({ deps, accounts, wallets, former }: TierChangeParts): TierChanges {
  async function reset({ id, tierChanges: change }: Account): Promise<number> {
    // Entries are locked from then on, whatever stage an operator holds meanwhile.
    const closes = deps.season().eventEnd;
    const key = `tier-change:${change}`;
    return diamondsOf(await wallets.apply(id, { kind: "reset", key, change, prices, closes }));
  }

  /** What was paid to an account that the same person has deleted is not paid again. */
  async function payBonus({ id, drawTier, vvip, sub, contact }: Account): Promise<number> {
    const row = bonusRow(drawTier, vvip);
    if (!row) return 0;
    const { tierBonus } = await former.takenBy({ sub, phone: contact?.phone ?? null });
    const diamonds = Math.max(0, bonusDiamonds(row) - tierBonus);
    const bonus = { kind: "bonus", key: `tier-bonus:${row}`, diamonds } as const;
    return diamondsOf(await wallets.apply(id, bonus));
  }

  async function reconcile(account: Account): Promise<Reconciled> {
    if (!account.unreconciled) return NOTHING;
    const reconciled = { ...NOTHING };
    const isHeld = isEventHeld(deps.season(), deps.clock.now());
    try {
      if (account.tierChanges > 0 && !isHeld) reconciled.returned = await reset(account);
      if (account.registered) reconciled.extra = await payBonus(account);
    } catch (error) {
      // The wallet of an account that is being deleted is closed: there is nothing left to reconcile.
      if (!(error instanceof Problem && error.code === "not-registered")) throw error;
    }
    if (!isHeld) await accounts.markReconciled(account, reconciled.returned);
    return reconciled;
  }

  return {
    reconcile,
    async returned(account) {
      if (!account.registered || account.tierChanges === 0) return 0;
      // By its key the reset applies once, whoever asks for it first, and answers alike from then on.
      return isEventOpen(deps.season(), deps.clock.now()) ? reset(account) : 0;
    },
    async sweep(over) {
      // All stay open until then, and each sweep would meet the same ones.
      if (isEventHeld(deps.season(), deps.clock.now())) return 0;
      const open = await accounts.unreconciled(SWEEP_MAX);
      for (const id of untilOver(over, open)) {
        const account = await accounts.byId(id);
        if (account) await reconcile(account);
      }
      return open.length;
    },
  };
}

/** The diamonds that an operation gave. */
function diamondsOf({ entry }: { entry: LedgerEntry | null }): number {
  return entry?.changes.find(({ path }) => path === "diamonds")?.by ?? 0;
}
