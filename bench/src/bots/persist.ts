import { setTimeout as sleep } from "node:timers/promises";
import { mayRepeat, Throttled } from "./answers.ts";

/** Pause (ms) before a call is made again. A restarting server is away for about a second. */
const PAUSE = 150;

/**
 * Repeats `action` as it is until it is answered for good, which makes a call with a key of its own certain.
 * @throws what the answer was when it isn't "later", or the last error once `signal` is aborted
 */
export async function persist<Answer>(action: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (!mayRepeat(error) || signal.aborted) throw error;
      await pauseAfter(error, signal);
    }
  }
}

/** Waits a moment, or as long as a server that throttles asks for. Ends with the signal. */
export async function pauseAfter(error: unknown, signal: AbortSignal): Promise<void> {
  const wait = error instanceof Throttled ? Math.max(PAUSE, error.wait * 1_000) : PAUSE;
  await sleep(wait, undefined, { signal }).catch(() => undefined);
}
