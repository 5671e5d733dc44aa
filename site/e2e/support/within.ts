import { withTimeout } from "@diamond-valley/web-kit/timeout.ts";

/** What nothing else limits may take, ms: long for a busy machine, and far less than a test. */
export const LIMIT = 90_000;

/** The outcome of `work`. Rejects where it takes longer than `limit` ms, and says `what` was waited for. */
export const within = <T>(what: string, work: Promise<T>, limit = LIMIT): Promise<T> =>
  withTimeout(limit, work, `waited ${limit / 1_000} s for ${what}`);
