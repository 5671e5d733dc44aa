import { koreanDay } from "@diamond-valley/schemas/clock.ts";
import type { SIGNED_IN } from "@diamond-valley/schemas/sign-in/messages.ts";
import { signInReward } from "@diamond-valley/schemas/sign-in/sign-in.ts";
import { signInKey } from "@diamond-valley/schemas/wallet/operations/sign-in.ts";
import type { Deps } from "../deps.ts";
import type { WalletStore } from "../wallet/store.ts";

/** What a day of the sign-in gave. */
export type SignedIn = NonNullable<(typeof SIGNED_IN)["content"]>;

/** Counts the days on which players were in the village, and pays for them (spec 2 §9). */
export interface DailySignIn {
  /**
   * Counts today (KST) for a player; again on the same day it changes nothing. Answers what the day gave, or null where it had
   * been counted before. Throws `unavailable` while the database is away.
   */
  signIn(account: string): Promise<SignedIn | null>;
}

export function createDailySignIn(
  { clock }: Pick<Deps, "clock">,
  wallets: Pick<WalletStore, "apply">,
): DailySignIn {
  // Whoever this process knows to have signed in today asks the wallet nothing at the next door.
  const known = { day: "", accounts: new Set<string>() };

  return {
    async signIn(account) {
      const day = koreanDay(clock.now());
      if (known.day !== day) Object.assign(known, { day, accounts: new Set() });
      const { accounts } = known;
      if (accounts.has(account)) return null;
      const { entry, repeated, update } = await wallets.apply(account, {
        kind: "sign-in",
        key: signInKey(day),
        day: Number(day),
      });
      accounts.add(account);
      if (entry === null || repeated) return null;
      const { days } = update.wallet.signIn;
      const points = entry.changes.find(({ path }) => path === "team.points")?.by ?? 0;
      return { day: days, points, ...signInReward(days) };
    },
  };
}
