import { withTimeout } from "@diamond-valley/web-kit/timeout.ts";

/** What nothing else limits may take, ms: long for a busy machine, and far less than a test. */
export const LIMIT = 90_000;

/** The outcome of `work`. Rejects where it takes longer than `limit` ms, and says `what` was waited for. */
export const within = <T>(what: string, work: Promise<T>, limit = LIMIT): Promise<T> =>
  withTimeout(limit, work, `waited ${limit / 1_000} s for ${what}`);

/** Work that is begun now and awaited later. Where what lies between fails first, that alone is told of. */
export function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}
