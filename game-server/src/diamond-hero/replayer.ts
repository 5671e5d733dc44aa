import { Worker } from "node:worker_threads";
import type { ArenaEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import type { RunResult } from "@diamond-valley/schemas/diamond-hero/hero.ts";

/** Longest that a replay may take (ms): a recording can't keep the thread for ever. */
const TIMEOUT = 60_000;
/** How long (ms) the thread stays with nothing to do. */
const IDLE = 30_000;

/** What the thread answers. */
export type ReplayAnswer = { result: RunResult } | { fault: string };

/** Evidence that is not that of a whole run. */
export class NoRun extends Error {}

/** Plays recorded runs again in a thread of its own, one after the other: a run takes seconds of processor, which rooms must not wait for. */
export interface Replayer {
  /** What a run's evidence decides. Throws `NoRun` where it can't be played again, and other errors where the thread failed. */
  decide(evidence: ArenaEvidence): Promise<RunResult>;
  /** Ends the thread: what it is asked then, and what waits for it, fails. */
  close(): Promise<void>;
}

export function createReplayer(timeout = TIMEOUT, idle = IDLE): Replayer {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let rest: NodeJS.Timeout | undefined;
  let closed = false;

  async function end(): Promise<void> {
    clearTimeout(rest);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  function open(): Worker {
    const opened = new Worker(new URL("./replay-thread.ts", import.meta.url));
    opened.unref();
    return opened;
  }

  async function ask(evidence: ArenaEvidence): Promise<ReplayAnswer> {
    // A process that stops would play all that waits, for as long as that takes.
    if (closed) throw new Error("the thread of replays ended");
    clearTimeout(rest);
    worker ??= open();
    const thread = worker;
    const answered = Promise.withResolvers<ReplayAnswer>();
    const fail = (error: Error): void => answered.reject(error);
    const gone = (): void => answered.reject(new Error("the thread of replays ended"));
    const timer = setTimeout(() => fail(new Error("a replay took too long")), timeout);
    thread.once("message", answered.resolve).once("error", fail).once("exit", gone);
    thread.postMessage(evidence);
    try {
      return await answered.promise;
    } catch (error) {
      await end();
      throw error;
    } finally {
      clearTimeout(timer);
      thread.off("message", answered.resolve).off("error", fail).off("exit", gone);
      rest = setTimeout(() => void end(), idle).unref();
    }
  }

  return {
    async decide(evidence) {
      const asked = last.then(() => ask(evidence));
      last = asked.catch(() => {});
      const answer = await asked;
      if ("fault" in answer) throw new NoRun(answer.fault);
      return answer.result;
    },
    close() {
      closed = true;
      return end();
    },
  };
}
