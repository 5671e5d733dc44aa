import type { PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import type { VaultState } from "./action.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

/** A line of the guardian, by its text's name. */
export type Line = Exclude<keyof VaultTexts["vault"]["guardian"], "label">;

/** What the guardian sees of a viewer. */
export interface Visit {
  state: VaultState;
  signedIn: boolean;
  registered: boolean;
  /** VIP or VVIP. */
  guest: boolean;
  balance: number;
  prizes: readonly PrizeView[];
}

/** What the guardian greets a viewer with: always the most personal thing that holds (spec 1 §2). */
export function greeting({ state, signedIn, registered, guest, balance, prizes }: Visit): Line {
  if (state === "preview") return "preview";
  if (state === "released") return signedIn ? outcome(prizes) : "results-sign-in";
  if (state === "pending") return prizes.some(({ status }) => status === "processing") ? "pending" : "over";
  if (!signedIn) return "signed-out";
  if (!registered) return "unregistered";
  if (guest && prizes.some(({ claim, refusal }) => !claim && refusal === "claim-only")) return "guest";
  if (prizes.some(({ entries }) => entries > 0)) return "hopeful";
  return canPay(prizes, balance) ? "welcome" : "few-diamonds";
}

function outcome(prizes: readonly PrizeView[]): Line {
  const statuses = new Set(prizes.filter(({ vip_only }) => !vip_only).map(({ status }) => status));
  if (statuses.has("won")) return "won";
  if (statuses.has("processing")) return "waiting";
  return statuses.has("not-won") ? "not-won" : "over";
}

function canPay(prizes: readonly PrizeView[], balance: number): boolean {
  return prizes.some(({ refusal, price }) => refusal === null && price <= balance);
}
