import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Category } from "@diamond-valley/schemas/wallet/wallet.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Toasts } from "./toasts.ts";

/** Refusals that the game has words of its own for (spec 2 §8); all others have those of the catalogue. */
const OWN_WORDS: ReadonlySet<ErrorCode> = new Set([
  "insufficient-inventory",
  "daily-limit",
  "bag-full",
  "generic",
  "unavailable",
]);

/** Key of the sentence for a code; `category` is what was to be exchanged. */
export function refusalKey(code: ErrorCode, category: Category = "fish"): string {
  if (code === "exchange-short") return `refusal.${code}.${category}`;
  return OWN_WORDS.has(code) ? `refusal.${code}` : `errors:${code}.message`;
}

/** Says in a toast why something was refused. */
export function showRefusal(toasts: Toasts, error: unknown, category?: Category): void {
  toasts.show({ tone: "warn", key: refusalKey(codeOf(error), category) });
}
