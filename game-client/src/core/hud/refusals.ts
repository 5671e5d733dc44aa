import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Toasts } from "./toasts.ts";

/** Refusals that the game has words of its own for (spec 2 §8); all others have those of the catalogue. */
const OWN_WORDS: ReadonlySet<ErrorCode> = new Set([
  "insufficient-inventory",
  "daily-limit",
  "exchange-short",
  "bag-full",
  "generic",
  "unavailable",
]);

/** Key of the sentence for a code. */
export function refusalKey(code: ErrorCode): string {
  return OWN_WORDS.has(code) ? `refusal.${code}` : `errors:${code}.message`;
}

/** Says in a toast why something was refused. */
export function showRefusal(toasts: Toasts, error: unknown): void {
  toasts.show({ tone: "warn", key: refusalKey(codeOf(error)) });
}
