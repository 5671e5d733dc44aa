import type { ArenaEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import type { EndAnswer, HeroReward, RunResult } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { HERO } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { rewardsIn } from "@diamond-valley/schemas/diamond-hero/rewards.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import { insist, PAUSE } from "../database/insist.ts";
import { Problem } from "../http/problem.ts";
import type { Applied } from "../wallet/store.ts";
import type { BoardCheck } from "./board-check.ts";
import type { Plan } from "./plan.ts";
import { storedOf } from "./proof.ts";
import { type Runs, raisesBest } from "./runs.ts";

/** A run that is over, as the room knows it. */
export interface EndedRun {
  readonly attempt: string;
  readonly account: string;
  /** Best score of ranked runs before it. */
  readonly before: number;
  readonly counted: Plan["counted"];
  /** What its beginning paid. */
  readonly paid: readonly HeroReward[];
  readonly result: RunResult;
  readonly evidence: ArenaEvidence;
}

/** Keeps what came of runs. */
export interface Payout {
  /** Stores a run and pays it; then the player may be told. Never throws: see `EndAnswer.lost`. */
  pay(run: EndedRun): Promise<EndAnswer>;
}

type Gained = Pick<EndAnswer, "standing" | "before" | "rewards" | "unlocked">;

/** Keeps runs in their store, and has best ones checked for the board; `fail` is told of what should not happen. */
export function createPayout(
  runs: Pick<Runs, "pay">,
  board: Pick<BoardCheck, "check">,
  fail: (error: unknown) => void,
  pause = PAUSE,
): Payout {
  async function keep({
    attempt,
    account,
    before,
    counted,
    paid,
    result,
    evidence,
  }: EndedRun): Promise<Gained> {
    const stored = storedOf(result);
    const applied = await insist(
      () => runs.pay({ attempt, account, evidence, ...stored, ...counted }),
      pause,
    );
    // Nobody waits for the seconds that it takes to play a run again.
    if (raisesBest(applied)) void board.check(attempt);
    return {
      ...standingOf(applied, { before, counted, result }),
      rewards: [...paid, ...rewardsOf(applied.entry)],
      unlocked: unlockedBy(applied.entry),
    };
  }

  return {
    async pay(run) {
      const { attempt, result, paid, before } = run;
      const told = { ...result, attempt, reason: result.reason ?? "left", ranked: !result.calm };
      try {
        return { ...told, ...(await keep(run)), lost: null };
      } catch (error) {
        const lost = error instanceof Problem ? error.code : "generic";
        if (lost === "generic") fail(error);
        return { ...told, standing: "none", before, rewards: [...paid], unlocked: [], lost };
      }
    },
  };
}

/**
 * How a run stands to those before it: it is the first of all, ranked or not, or its line says by how much it raised the best
 * score of ranked ones.
 */
function standingOf(
  { entry }: Pick<Applied, "entry">,
  { before, counted, result }: Pick<EndedRun, "before" | "counted" | "result">,
): Pick<EndAnswer, "standing" | "before"> {
  const raised = entry?.changes.find(({ path }) => path === "hero.best")?.by ?? 0;
  const better = raised > 0 ? "best" : "none";
  return {
    standing: counted.plays === 1 ? "first" : better,
    before: raised > 0 ? result.score - raised : before,
  };
}

/** What a line of the ledger paid of milestones and missions. */
export const rewardsOf = (entry: Pick<LedgerEntry, "changes"> | null): HeroReward[] =>
  rewardsIn(entry?.changes ?? []).map(({ name, diamonds }) => ({ name, diamonds }));

/** The reward that comes together with what opens characters. */
const OPENS = { start: null, "milestone-2": "milestone_2", clear: "clears.1" } as const;

/** Characters that a run opened. */
function unlockedBy(entry: Pick<LedgerEntry, "changes"> | null): EndAnswer["unlocked"] {
  const names = rewardsOf(entry).map(({ name }) => name);
  return HERO.characters.flatMap(({ name, unlock }) => {
    const opening = OPENS[unlock];
    return opening !== null && names.includes(opening) ? [name] : [];
  });
}
