import type { ErrorCode } from "../errors/catalogue.ts";
import type { Change, Holdings } from "./holdings.ts";

/** Why an operation can't be done on the wallet as it stands. */
export interface Refusal {
  refused: ErrorCode;
}

/**
 * The rule of one kind of operation: what it changes, or why not. Pure; `now` is epoch ms in season time. No changes
 * at all means that the wallet is already as the operation wants it.
 */
export type Rule<O> = (holdings: Holdings, operation: O, now: number) => Change[] | Refusal;

/** The refusal with a code. */
export function refuse(code: ErrorCode): Refusal {
  return { refused: code };
}

/** Whether a rule, or what follows it, refused. */
export function isRefusal(outcome: object): outcome is Refusal {
  return "refused" in outcome;
}
