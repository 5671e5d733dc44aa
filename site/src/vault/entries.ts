import { ENTRIES_MAX, type PrizeView } from "@diamond-valley/schemas/vault/vault.ts";

type Priced = Pick<PrizeView, "price" | "entries">;

/** The most entries that a balance allows, those already held included. */
export function mostEntries({ price, entries }: Priced, balance: number): number {
  return Math.min(ENTRIES_MAX, entries + Math.floor(balance / price));
}

/** Diamonds that a change takes; below zero it gives them back. */
export function costOf({ price, entries }: Priced, wanted: number): number {
  return (wanted - entries) * price;
}

/** A typed or stepped number, kept between nothing and what can be paid. */
export function keptEntries(prize: Priced, balance: number, wanted: number): number {
  if (!Number.isFinite(wanted)) return prize.entries;
  return Math.max(0, Math.min(mostEntries(prize, balance), Math.trunc(wanted)));
}
