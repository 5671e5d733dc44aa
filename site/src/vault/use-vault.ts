import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Claim, ClaimAnswer, EntriesAnswer, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { startTransition, useCallback, useEffect, useState } from "react";
import { askAfterEntry } from "../dialogs/satisfaction.ts";
import { pageStateOf } from "../season/page-states.ts";
import { $season } from "../season/season.ts";
import { $session, api, loadSession } from "../session/session.ts";
import { track } from "../tracking/track.ts";

export type Vault =
  | { status: "loading" }
  | { status: "failed"; code: ErrorCode }
  | { status: "open"; answer: VaultAnswer };

/** The Vault as the server tells it, asked for again with each new state, and the calls that change it. */
export function useVault() {
  const [vault, setVault] = useState<Vault>({ status: "loading" });

  const load = useCallback(async () => {
    // What stands there stays until the new answer: only failure and the first visit show that it is being fetched.
    setVault((before) => (before.status === "open" ? before : { status: "loading" }));
    await loadSession();
    try {
      const answer = await api.call<VaultAnswer>("GET", "/sweepstakes");
      // A hall of prizes is drawn in pieces, between which the page still answers.
      startTransition(() => setVault({ status: "open", answer }));
    } catch (error) {
      setVault({ status: "failed", code: codeOf(error) });
    }
  }, []);

  useEffect(() => {
    void load();
    return $season.listen((season, before) => {
      if (season && before && pageStateOf("prizes", season) !== pageStateOf("prizes", before)) void load();
    });
  }, [load]);

  const change = (next: (answer: VaultAnswer) => VaultAnswer) =>
    setVault((before) => (before.status === "open" ? { ...before, answer: next(before.answer) } : before));

  /** Sets how many entries the viewer holds of a prize. Throws what the call throws. */
  const enter = async (slug: string, entries: number): Promise<void> => {
    const changed = await changeEntries(slug, entries);
    change((answer) => withChange(answer, changed));
  };

  /** Claims a VIP item. Throws what the call throws. */
  const claim = async (slug: string): Promise<void> => {
    const { code, valid_until } = await api.call<ClaimAnswer>("POST", `/sweepstakes/${slug}/claim`);
    track("sweepstake_claim", { sweepstake: slug });
    change((answer) => withClaim(answer, slug, { code, valid_until }));
  };

  return { vault, load, enter, claim };
}

/** Asks for so many entries of a prize, and tells the rest of the page what came of it. Throws what the call throws. */
export async function changeEntries(slug: string, entries: number): Promise<EntriesAnswer> {
  const changed = await api.call<EntriesAnswer>("PUT", `/sweepstakes/${slug}`, { entries });
  track("sweepstake_entry", { sweepstake: slug, value_quantity: entries });
  askAfterEntry($session.get());
  tellBalance(changed.balance);
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

/** The Vault after a VIP item was claimed. */
export function withClaim(answer: VaultAnswer, slug: string, claim: Claim): VaultAnswer {
  const claimed = { status: "won", claim } as const;
  return {
    ...answer,
    prizes: answer.prizes.map((each) => (each.slug === slug ? { ...each, ...claimed } : each)),
  };
}

/** The navigation shows the balance too. */
function tellBalance(balance: number): void {
  const session = $session.get();
  if (session.status === "found")
    $session.set({ ...session, data: { ...session.data, total_diamonds: balance } });
}
