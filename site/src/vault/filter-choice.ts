import { FILTERS, type VaultFilter } from "@diamond-valley/schemas/vault/vault.ts";
import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";

/** The filter that the address asks for, such as `?filter=eligible`, or else the one that was chosen last (spec 1 §3). */
export function readFilter(): VaultFilter {
  const asked = typeof location === "undefined" ? null : new URLSearchParams(location.search).get("filter");
  const wanted = asked ?? readStored("sweepstakesFilter");
  return FILTERS.find((filter) => filter === wanted) ?? "all";
}

/** Keeps the filter for the next visit. */
export function writeFilter(filter: VaultFilter): void {
  writeStored("sweepstakesFilter", filter);
}
