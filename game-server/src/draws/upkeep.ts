import { MINUTE } from "@diamond-valley/schemas/clock.ts";
import { SETTLING } from "@diamond-valley/schemas/draws/content.ts";
import { isEventOpen } from "@diamond-valley/schemas/season/open.ts";
import { RESULTS_END } from "@diamond-valley/schemas/season/season.ts";
import type { Deps } from "../deps.ts";
import type { RetentionStore } from "../retention/store.ts";
import type { ResultStore } from "../vault/results.ts";
import type { BackgroundJob } from "../wallet/background-jobs.ts";
import type { Draws } from "./draws.ts";
import type { DrawsOverdue } from "./metrics.ts";
import { isDrawn } from "./record.ts";

export interface UpkeepParts {
  deps: Pick<Deps, "clock" | "season" | "log">;
  draws: Draws;
  results: Pick<ResultStore, "byPrize">;
  retentionStore: Pick<RetentionStore, "winnersKnownSince" | "closeWinners">;
  /** Is told which of the operator's steps is overdue. */
  onOverdue?(overdue: DrawsOverdue): void;
}

/** Whether every prize is accepted by all who hold it: then no reserve is needed any more. */
export async function isSettled(draws: Draws, results: Pick<ResultStore, "byPrize">): Promise<boolean> {
  const draw = await draws.store.find();
  if (!draw || draw.publishedAt === undefined) return false;
  const known = await results.byPrize();
  return draw.terms.prizes.every(({ slug }) => known.get(slug)?.every(({ accepted }) => accepted));
}

/**
 * Looks after published draws, once a minute: prizes whose winners have deleted their accounts go on, what a crash left
 * undone is done, and once every prize is accepted or its reserves are used up, the contact data of all others may
 * go. After the season nobody can tell accounts by their pseudonyms any more.
 */
export function createDrawUpkeep(parts: UpkeepParts): BackgroundJob {
  const { deps, draws, results, retentionStore, onOverdue } = parts;
  const { clock, season, log } = deps;
  let next = Number.NEGATIVE_INFINITY;

  async function lookAfter(): Promise<number> {
    const draw = await draws.store.find();
    const now = clock.now();
    onOverdue?.({
      uncommitted: draw === null && isEventOpen(season(), now),
      unfrozen: draw !== null && !draw.frozen && now >= season().eventEnd + SETTLING,
    });
    if (!draw || draw.publishedAt === undefined || !isDrawn(draw)) return 0;
    // By the timetable, not the stage: that one an operator may set, for an incident.
    const over = now >= RESULTS_END;
    if (over && draw.saltKey !== undefined) await forget();
    if ((await retentionStore.winnersKnownSince()) !== null) {
      if (over) await draws.ranks.forgetAccounts();
      return 0;
    }
    const gone = await draws.holders.passOnGone(draw);
    await draws.holders.record(draw);
    if (await isSettled(draws, results)) {
      await retentionStore.closeWinners(clock.now());
      log.info("every prize of the draws is settled: contact data of all others goes");
    }
    return gone;
  }

  /** Reserves are needed until all winners are final: the accounts of those who were drawn stay until then. */
  async function forget(): Promise<void> {
    await draws.entrants.clear();
    await draws.leaves.forgetAccounts();
    await draws.store.forgetSalts();
  }

  return {
    async sweep() {
      const now = clock.now();
      if (now < next) return 0;
      const count = await lookAfter();
      next = now + MINUTE;
      return count;
    },
  };
}
