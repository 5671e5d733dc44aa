import type { Logger } from "pino";
import { isUnavailable } from "../database/insist.ts";
import { isOutage } from "../database/outage.ts";

/** A background job: any process may do it at any time; it answers how much there was to do. */
export interface BackgroundJob {
  sweep(): Promise<number>;
}

/** Pause (ms) between sweeps. */
const PAUSE = 5_000;

/**
 * Does each job now and then every five seconds: pays what a crash left unpaid and moves lines of quiet wallets to
 * the ledger. The answered function ends it and resolves when the job under way is done.
 */
export function startBackgroundJobs(
  jobs: readonly BackgroundJob[],
  log: Logger,
  pause = PAUSE,
): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function round(): Promise<void> {
    for (const job of jobs) {
      if (ended) return;
      await job.sweep().catch((error: unknown) => {
        if (isOutage(error) || isUnavailable(error))
          log.warn("database unavailable: background jobs run later");
        else log.error({ err: error }, "background job failed");
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
