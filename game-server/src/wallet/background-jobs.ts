import type { Logger } from "pino";
import { isUnavailable } from "../database/insist.ts";
import { isOutage } from "../database/outage.ts";

/** A background job, which any process may do at any time. */
export interface BackgroundJob {
  /** Answers how much there was to do. Once `over` is aborted, what is left of it is left for later. */
  sweep(over?: AbortSignal): Promise<number>;
}

/** The things of a list, one after the other, until `over` is aborted. */
export function* untilOver<Thing>(over: AbortSignal | undefined, things: Iterable<Thing>): Generator<Thing> {
  for (const thing of things) {
    if (over?.aborted) return;
    yield thing;
  }
}

/** Pause (ms) between sweeps. */
const PAUSE = 5_000;

/**
 * Does each job now and then every five seconds: pays what a crash left unpaid and moves lines of quiet wallets to
 * the ledger. The answered function ends it and resolves when the job under way has stopped.
 */
export function startBackgroundJobs(
  jobs: readonly BackgroundJob[],
  log: Logger,
  pause = PAUSE,
): () => Promise<void> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function round(): Promise<void> {
    for (const job of jobs) {
      if (over.signal.aborted) return;
      await job.sweep(over.signal).catch((error: unknown) => {
        if (isOutage(error) || isUnavailable(error))
          log.warn("database unavailable: background jobs run later");
        else log.error({ err: error }, "background job failed");
      });
    }
    if (over.signal.aborted) return;
    timer = setTimeout(begin, pause);
    timer.unref();
  }
  function begin(): void {
    underWay = round();
  }
  begin();
  return async () => {
    over.abort();
    clearTimeout(timer);
    await underWay;
  };
}
