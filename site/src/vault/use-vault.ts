import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { EntriesChange } from "@diamond-valley/schemas/vault/entries-change.ts";
import type { Claim, ClaimAnswer, EntriesAnswer, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { ApiProblem, codeOf } from "@diamond-valley/web-kit/problem.ts";
import { startTransition, useEffect, useState } from "react";
import { askAfterEntry } from "../dialogs/satisfaction.ts";
import { pageStateOf } from "../season/page-states.ts";
import { $season } from "../season/season.ts";
import { $session, api, loadSession, refreshSession } from "../session/session.ts";
import { whenBack } from "../session/when-back.ts";
import { track } from "../tracking/track.ts";
import { costOf } from "./entries.ts";
import { createVaultSource, isOutdated, type Vault, type VaultSource } from "./vault-source.ts";

/** After these the number of entries may be another one than the Vault shows. */
const OVERTAKEN: readonly ErrorCode[] = ["unavailable", "entries-not-saved"];

/**
 * The Vault as the server tells it, asked for again with each new state, whenever somebody comes back to the page, and
 * after what happened in another tab; and the calls that change it.
 */
export function useVault() {
  const [vault, setVault] = useState<Vault>({ status: "loading" });
  const [source] = useState(() => {
    let isOpen = false;
    return createVaultSource(askVault, (next) => {
      const opens = next.status === "open" && !isOpen;
      isOpen = next.status === "open";
      // A hall of prizes is drawn in pieces, between which the page still answers; what changes in it is seen at once.
      if (opens) startTransition(() => setVault(next));
      else setVault(next);
    });
  });

  useEffect(() => {
    void source.load();
    const ends = [
      $season.listen((season, before) => {
        if (season && before && pageStateOf("prizes", season) !== pageStateOf("prizes", before))
          void source.load();
      }),
      $session.listen((session) => {
        const answer = source.shown();
        if (answer && isOutdated(answer, session)) void source.refresh();
      }),
      whenBack(() => void source.refresh()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [source]);

  const enter = (slug: string, entries: number): Promise<void> => enterPrize(source, slug, entries);

  /** Claims a VIP item. Throws what the call throws. */
  const claim = async (slug: string): Promise<void> => {
    const { code, valid_until } = await api.call<ClaimAnswer>("POST", `/sweepstakes/${slug}/claim`);
    track("sweepstake_claim", { sweepstake: slug });
    source.change((answer) => withClaim(answer, slug, { code, valid_until }));
  };

  return { vault, load: source.load, enter, claim };
}

/** Without knowing who visits, the Vault would take somebody who is signed in for a stranger. */
async function askVault(): Promise<VaultAnswer> {
  await loadSession();
  if ($session.get().status === "failed") await refreshSession();
  const session = $session.get();
  if (session.status === "failed") throw new ApiProblem(session.code);
  return api.call<VaultAnswer>("GET", "/sweepstakes");
}

/** Sets how many entries the viewer of a Vault holds of a prize, and shows it there and in the navigation. Throws what the call throws. */
export async function enterPrize(source: VaultSource, slug: string, entries: number): Promise<void> {
  const seen = source.shown()?.prizes.find((prize) => prize.slug === slug)?.entries;
  const changed = await changeEntries(slug, { entries, seen }).catch((error: unknown) => {
    // Nobody knows whether it was done, or it was done elsewhere: the Vault shows what is so.
    if (OVERTAKEN.includes(codeOf(error))) void source.refresh();
    throw error;
  });
  const before = source.shown();
  source.change((answer) => withChange(answer, changed));
  tellBalance(changed.balance);
  if (before && !isReckoned(before, changed)) void source.refresh();
}

/** Asks for so many entries of a prize, where it still holds as many as were seen. Throws what the call throws. */
async function changeEntries(slug: string, change: EntriesChange): Promise<EntriesAnswer> {
  const changed = await api.call<EntriesAnswer>("PUT", `/sweepstakes/${slug}`, change);
  track("sweepstake_entry", { sweepstake: slug, type: changed.prize.type, value_quantity: change.entries });
  askAfterEntry($session.get());
  return changed;
}

/** The Vault after a change of one prize. */
export function withChange(answer: VaultAnswer, { balance, prize }: EntriesAnswer): VaultAnswer {
  return {
    ...answer,
    balance,
    prizes: answer.prizes.map((each) => (each.slug === prize.slug ? prize : each)),
  };
}

/** Whether this change alone explains the balance: a new tier may have given other entries back with it. */
export function isReckoned(before: VaultAnswer, { balance, prize }: EntriesAnswer): boolean {
  const held = before.prizes.find(({ slug }) => slug === prize.slug);
  return held !== undefined && (before.balance ?? 0) - costOf(held, prize.entries) === balance;
}

/** The Vault after a VIP item was claimed. */
export function withClaim(answer: VaultAnswer, slug: string, claim: Claim): VaultAnswer {
  const claimed = { status: "won", claim } as const;
  return {
    ...answer,
    prizes: answer.prizes.map((each) => (each.slug === slug ? { ...each, ...claimed } : each)),
  };
}

/** The navigation shows the balance too. To be told behind the Vault, which compares its own with it. */
function tellBalance(balance: number): void {
  const session = $session.get();
  if (session.status === "found")
    $session.set({ ...session, data: { ...session.data, total_diamonds: balance } });
}
