import { type Clock, SECOND } from "@diamond-valley/schemas/clock.ts";
import type { mongo } from "mongoose";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { realClock } from "../season/clock.ts";
import { type BackgroundJob, untilOver } from "../wallet/background-jobs.ts";
import type { BestRuns } from "./best-runs.ts";
import { faultOf } from "./proof.ts";
import { NoRun, type Replayer } from "./replayer.ts";
import { type RunDocument, runModel } from "./run-model.ts";

/** Runs that one sweep plays again. */
const SWEEP_MAX = 10;
/** How long (ms) a process has a run to itself from its turn on: longer than it takes to play it again. A killed one keeps it no longer. */
const LEASE = 30 * SECOND;

export interface BoardCheckParts {
  deps: Pick<Deps, "connection" | "log">;
  bestRuns: Pick<BestRuns, "enter" | "erase">;
  replayer: Pick<Replayer, "decide">;
  /** Leases go by real time: season time may jump. */
  clock?: Clock;
}

/** Plays best runs again before they enter the board: one that doesn't replay to its score is logged, kept, and never shown. */
export interface BoardCheck extends BackgroundJob {
  /** Checks a run that waits for it, at once. Never throws: the sweep does what this leaves. */
  check(attempt: string): Promise<void>;
}

export function createBoardCheck({
  deps,
  bestRuns,
  replayer,
  clock = realClock,
}: BoardCheckParts): BoardCheck {
  const { log } = deps;
  const runs = runModel.collection(deps.connection);
  const underWay = new Map<string, Promise<void>>();
  let last: Promise<void> = Promise.resolve();

  async function faultIn(run: RunDocument): Promise<string | null> {
    try {
      return faultOf(run, await replayer.decide(run.evidence));
    } catch (error) {
      if (error instanceof NoRun) return `its evidence can't be replayed: ${error.message}`;
      throw error;
    }
  }

  async function judge(run: RunDocument): Promise<void> {
    const { _id, account } = run;
    const fault = await faultIn(run);
    if (fault) log.error({ attempt: _id, fault }, "a best run did not replay to its score");
    else await bestRuns.enter(run);
    const note = { $set: { isProven: fault === null }, $unset: { unchecked: "", leasedUntil: "" } } as const;
    const { matchedCount } = await retryOnOutage(() => runs.updateOne({ _id }, note));
    // The account was deleted meanwhile, with its runs.
    if (matchedCount === 0) await bestRuns.erase(account);
  }

  /** Judges a run in its turn, unless another process has it or has judged it. It is free again at once where that fails. */
  async function judgeLeased(_id: string): Promise<void> {
    const now = clock.now();
    const leasedUntil = now + LEASE;
    const lease = { $set: { leasedUntil } };
    const run = await retryOnOutage(() => runs.findOneAndUpdate({ _id, ...waitingAt(now) }, lease));
    if (!run) return;
    try {
      await judge(run);
    } catch (error) {
      await retryOnOutage(() => runs.updateOne({ _id, leasedUntil }, { $unset: { leasedUntil: "" } }));
      throw error;
    }
  }

  /** One after the other, as they are played: what waits is not loaded yet, and is free for other processes. */
  function inTurn(attempt: string): Promise<void> {
    const judged = last.then(() => judgeLeased(attempt));
    last = judged.catch(() => {});
    return judged;
  }

  /** The same run may be asked for by its room and by the sweep. */
  function once(attempt: string): Promise<void> {
    const judged = underWay.get(attempt) ?? inTurn(attempt).finally(() => underWay.delete(attempt));
    underWay.set(attempt, judged);
    return judged;
  }

  function check(attempt: string): Promise<void> {
    return once(attempt).catch((error: Error) =>
      log.warn({ attempt, reason: error.message }, "a best run is checked later"),
    );
  }

  return {
    check,
    async sweep(over) {
      const waiting = await runs
        .find(waitingAt(clock.now()), { projection: { _id: 1 } })
        .sort({ at: 1 })
        .limit(SWEEP_MAX)
        .toArray();
      for (const { _id } of untilOver(over, waiting)) await check(_id);
      return waiting.length;
    },
  };
}

/** Runs that wait for their check, and that no process has to itself. */
function waitingAt(now: number): mongo.Filter<RunDocument> {
  return { unchecked: true, $or: [{ leasedUntil: { $exists: false } }, { leasedUntil: { $lte: now } }] };
}
