import { areResultsOut, diamondsLeft, isEventOpen } from "@diamond-valley/schemas/season/open.ts";
import { addingBarred, isFor, prizeView, type Viewer } from "@diamond-valley/schemas/vault/eligibility.ts";
import { EntriesChange } from "@diamond-valley/schemas/vault/entries-change.ts";
import { PRIZE_MILESTONES, PRIZES, type Prize, prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import type {
  Claim,
  ClaimAnswer,
  DrawOutcome,
  EntriesAnswer,
  VaultAnswer,
} from "@diamond-valley/schemas/vault/vault.ts";
import { entryPrice } from "@diamond-valley/schemas/wallet/entry-price.ts";
import { held, NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import { levelAt } from "@diamond-valley/schemas/wallet/levels.ts";
import { Router } from "express";
import type { Account } from "../account/account.ts";
import type { FormerAccounts } from "../account/former-accounts.ts";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import type { TierChanges } from "../account/tier-changes.ts";
import type { Deps } from "../deps.ts";
import { operationName } from "../http/operation-name.ts";
import { Problem } from "../http/problem.ts";
import { parseBody } from "../http/validate.ts";
import type { RetentionStore } from "../retention/store.ts";
import type { WalletStore } from "../wallet/store.ts";
import { factsOf } from "./account-facts.ts";
import { noteArrivals } from "./arrivals.ts";
import type { ClaimStore } from "./claims.ts";
import type { ResultStore } from "./results.ts";

const VIP_ITEMS = PRIZES.filter(({ vip_only }) => vip_only).map(({ slug }) => slug);

export interface VaultParts {
  deps: Deps;
  wallets: WalletStore;
  accounts: Pick<AccountStore, "byId">;
  tiers: Pick<TierChanges, "reconcile">;
  claims: ClaimStore;
  former: Pick<FormerAccounts, "takenBy">;
  results: Pick<ResultStore, "of" | "acceptedBy" | "accept" | "arrivals">;
  retentionStore: Pick<RetentionStore, "markDelivered">;
}

/** The Vault: prizes for everybody to see, and entries for registered players (spec 1 §2, §5). */
export function vaultRoutes(parts: VaultParts): Router {
  const { deps, wallets, accounts, tiers, claims, former, results } = parts;
  const router = Router();

  router.get("/sweepstakes", async (request, response) => {
    const { accountId } = request.session;
    const account = accountId ? await accounts.byId(accountId) : null;
    const facts = account && factsOf(account);
    const season = deps.season();
    const isGuest = account !== null && (account.vip || account.vvip);
    const isOut = areResultsOut(season, deps.clock.now());
    const [holdings, claimed, outcomes, accepted, soldOut, before] = await Promise.all([
      account ? wallets.holdings(account.id) : NOTHING,
      account ? claims.of(account.id) : new Map<string, Claim>(),
      account && isOut ? results.of(account.id) : new Map<string, DrawOutcome>(),
      account && isOut ? results.acceptedBy(account.id) : new Set<string>(),
      isGuest ? claims.soldOut(VIP_ITEMS) : new Set<string>(),
      isGuest ? claimedBefore(account) : new Set<string>(),
    ]);
    const level = account && levelAt(held(holdings, "experience"));
    const answer: VaultAnswer = {
      phase: season.phase,
      balance: account && diamondsLeft(season, held(holdings, "diamonds")),
      level,
      has_address: facts?.hasAddress ?? false,
      milestones: [...PRIZE_MILESTONES],
      prizes: PRIZES.map((prize) => {
        const entries = held(holdings, `entries.${prize.slug}`);
        const outcome = outcomes.get(prize.slug) ?? null;
        // The code of a prize that was won is shown once its winner has asked for it.
        const shown = prize.vip_only || accepted.has(prize.slug);
        const claim = (shown && claimed.get(prize.slug)) || null;
        const viewer: Viewer = {
          ...{ level, entries, facts, claim, outcome },
          price: entryPrice(holdings, prize.slug, prize),
          claimedBefore: before.has(prize.slug),
          soldOut: soldOut.has(prize.slug),
        };
        return prizeView(prize, viewer, season, deps.clock.now());
      }),
    };
    response.json(answer);
  });

  router.put("/sweepstakes/:prize", async (request, response) => {
    const account = await registeredAccount(accounts, request);
    const { entries, seen } = parseBody(EntriesChange, request.body);
    const facts = factsOf(account);
    const prize = prizeOf(request.params.prize);
    if (!prize) throw new Problem("prize-not-found");
    const season = deps.season();
    if (!isEventOpen(season, deps.clock.now())) throw new Problem("entries-closed");
    // A tier that has just changed resets what was entered before it, and not what is entered now.
    await tiers.reconcile(account);
    const { update, entry } = await wallets.apply(account.id, {
      kind: "entries",
      key: `entry:${prize.slug}:${operationName(request, deps.id())}`,
      prize: prize.slug,
      entries,
      ...(seen !== undefined && { seen }),
      price: prize.price,
      former: prize.former,
      level: prize.level,
      barred: addingBarred(prize, facts),
      tierChanges: account.tierChanges,
      closes: season.eventEnd,
    });
    // A key that was used with another number of entries is refused instead of being answered as done.
    if (entry?.operation?.kind === "entries" && entry.operation.entries !== entries)
      throw new Problem("bad-request");
    const holdings = await wallets.holdings(account.id);
    const viewer: Viewer = {
      level: update.wallet.level,
      entries: held(holdings, `entries.${prize.slug}`),
      price: entryPrice(holdings, prize.slug, prize),
      facts,
    };
    const answer: EntriesAnswer = {
      balance: update.wallet.diamonds,
      prize: prizeView(prize, viewer, season, deps.clock.now()),
    };
    response.json(answer);
  });

  router.post("/sweepstakes/:prize/claim", async (request, response) => {
    const account = await registeredAccount(accounts, request);
    const prize = prizeOf(request.params.prize);
    if (!prize) throw new Problem("prize-not-found");
    const claim = prize.vip_only ? await claimOf(account, prize) : await codeOf(account, prize);
    const answer: ClaimAnswer = { prize: prize.slug, points: prize.points, ...claim };
    response.json(answer);
  });

  /** The VIP items that the person of an account claimed with accounts that were deleted since. */
  async function claimedBefore({ sub, contact }: Account): Promise<ReadonlySet<string>> {
    return (await former.takenBy({ sub, phone: contact?.phone ?? null })).claims;
  }

  /** The code of a digital prize that was won: whoever asks for it accepts the prize, and has it. */
  async function codeOf({ id }: Account, { slug, type }: Prize): Promise<Claim> {
    const won = areResultsOut(deps.season(), deps.clock.now()) && (await results.of(id)).get(slug) === "won";
    if (type !== "digital" || !won) throw new Problem("prize-not-found");
    const claim = await claims.claim(slug, id);
    if (!(await results.accept(slug, id))) throw new Problem("prize-not-found");
    await noteArrivals(parts, id);
    return claim;
  }

  /** What was claimed once is shown for good; a new claim needs the right to it, before the close. */
  async function claimOf(account: Account, prize: Prize): Promise<Claim> {
    const claimed = (await claims.of(account.id)).get(prize.slug);
    if (claimed) return claimed;
    if (!isFor(prize, factsOf(account))) throw new Problem("tier-not-eligible");
    if (!isEventOpen(deps.season(), deps.clock.now())) throw new Problem("entries-closed");
    if ((await claimedBefore(account)).has(prize.slug)) throw new Problem("already-claimed");
    const claim = await claims.claim(prize.slug, account.id);
    // A deletion that began before the claim was written may not have seen it: then nobody gets the code.
    if (!(await accounts.byId(account.id))) throw new Problem("not-logged-in");
    return claim;
  }

  return router;
}
