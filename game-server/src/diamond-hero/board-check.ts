import type { Connection } from "mongoose";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type BackgroundJob, untilOver } from "../wallet/background-jobs.ts";
import type { BestRuns } from "./best-runs.ts";
import { faultOf } from "./proof.ts";
import { NoRun, type Replayer } from "./replayer.ts";
import { type RunDocument, runModel } from "./run-model.ts";

/** Runs that one sweep plays again. */
const SWEEP_MAX = 10;

export interface BoardCheckParts {
  deps: Pick<Deps, "connection" | "log">;
  bestRuns: Pick<BestRuns, "enter" | "erase">;
  replayer: Pick<Replayer, "decide">;
}

/** Plays best runs again before they enter the board: one that doesn't replay to its score is logged, kept, and never shown. */
export interface BoardCheck extends BackgroundJob {
  /** Checks a run that waits for it, at once. Never throws: the sweep does what this leaves. */
  check(attempt: string): Promise<void>;
}

export function createBoardCheck({ deps, bestRuns, replayer }: BoardCheckParts): BoardCheck {
  const { log } = deps;
  const runs = runModel.collection(deps.connection);
  const underWay = new Map<string, Promise<void>>();

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
    if (fault) log.error({ attempt: _id, account, fault }, "a best run did not replay to its score");
    else await bestRuns.enter(run);
    const note = { $set: { isProven: fault === null }, $unset: { unchecked: "" as const } };
    const { matchedCount } = await retryOnOutage(() => runs.updateOne({ _id }, note));
    // The account was deleted meanwhile, with its runs.
    if (matchedCount === 0) await bestRuns.erase(account);
  }

  /** The same run may be asked for by its room and by the sweep. */
  function once(attempt: string): Promise<void> {
    const judged =
      underWay.get(attempt) ??
      retryOnOutage(() => runs.findOne({ _id: attempt, unchecked: true }))
        .then((run) => (run ? judge(run) : undefined))
        .finally(() => underWay.delete(attempt));
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
      const waiting = await waitingIn(deps.connection);
      for (const { _id } of untilOver(over, waiting)) await check(_id);
      return waiting.length;
    },
  };
}

function waitingIn(connection: Connection): Promise<Pick<RunDocument, "_id">[]> {
  return runModel
    .collection(connection)
    .find({ unchecked: true }, { projection: { _id: 1 } })
    .sort({ at: 1 })
    .limit(SWEEP_MAX)
    .toArray();
}
