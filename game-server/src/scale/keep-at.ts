import { setTimeout as sleep } from "node:timers/promises";

/** Pause (ms) before something is tried again. */
const PAUSE = 1_000;

/**
 * What is called whenever `work` is due: does it, and again after a pause where it throws or answers false, until it is
 * done or `over` is aborted. It is done once at a time; due again meanwhile, it is done once more after that.
 */
export function keepAt(work: () => Promise<boolean>, over: AbortSignal, pause = PAUSE): () => void {
  let isDue = false;
  let isUnderWay = false;

  async function begin(): Promise<void> {
    isUnderWay = true;
    while (isDue && !over.aborted) {
      isDue = false;
      if (await work().catch(() => false)) continue;
      isDue = true;
      await sleep(pause, undefined, { signal: over, ref: false }).catch(() => {});
    }
    isUnderWay = false;
  }

  return () => {
    isDue = true;
    if (!isUnderWay) void begin();
  };
}
