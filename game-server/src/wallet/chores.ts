import type { Logger } from "pino";
import { isAway } from "../database/away.ts";

/** Work that any process may do at any time, and that answers how much there was. */
export interface Sweep {
  sweep(): Promise<number>;
}

/** Pause (ms) between sweeps. */
const PAUSE = 5_000;

/**
 * Does each sweep now and then every five seconds: pays what a crash left unpaid and moves lines of quiet wallets to
 * the ledger. The answered function ends it and resolves when the one under way is done.
 */
export function startChores(sweeps: readonly Sweep[], log: Logger, pause = PAUSE): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function round(): Promise<void> {
    for (const chore of sweeps) {
      await chore.sweep().catch((error: unknown) => {
        if (isAway(error)) log.warn("the database is away: a sweep comes later");
        else log.error({ err: error }, "a sweep failed");
      });
    }
    if (ended) return;
    timer = setTimeout(begin, pause);
    timer.unref();
  }
  function begin(): void {
    underWay = round();
  }
  begin();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await underWay;
  };
}
