import type { ArenaEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import type { EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import type { FightResult } from "@diamond-valley/schemas/boss/result.ts";
import { GOLEM_LOST } from "@diamond-valley/schemas/story/golem.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import { insist, PAUSE } from "../database/insist.ts";
import { Problem } from "../http/problem.ts";
import type { Interactions } from "../story/interactions.ts";
import type { Applied } from "../wallet/store.ts";
import type { Fights } from "./fights.ts";
import type { Plan } from "./plan.ts";

/** A fight that is over, as the room knows it. */
export interface EndedFight {
  readonly attempt: string;
  readonly account: string;
  readonly plan: Omit<Plan, "setup">;
  /** Diamonds that its beginning paid. */
  readonly paid: number;
  readonly result: FightResult;
  readonly evidence: ArenaEvidence;
}

/** Keeps what came of fights. */
export interface Payout {
  /** Stores a fight where it counts, and pays it; then the player may be told. Never throws: see `EndAnswer.lost`. */
  pay(fight: EndedFight): Promise<EndAnswer>;
}

type Gained = Pick<EndAnswer, "isBest" | "diamonds" | "levelUp" | "losses">;

const NOTHING: Gained = { isBest: false, diamonds: 0, levelUp: null, losses: null };

/** Keeps fights in their store, and losses in the story; `fail` is told of what should not happen. */
export function createPayout(
  fights: Pick<Fights, "pay">,
  story: Pick<Interactions, "note">,
  fail: (error: unknown) => void,
  pause = PAUSE,
): Payout {
  function payOnce({ attempt, account, plan, result, evidence }: EndedFight): Promise<Applied> {
    const { kind, arms, week } = plan;
    const { calm, score } = result;
    const decided = { won: result.outcome === "success", score, ...(calm ? { calm } : {}) };
    return insist(() => fights.pay({ attempt, account, kind, arms, week, ...decided, evidence }), pause);
  }

  async function keep(fight: EndedFight): Promise<Gained> {
    const { account, attempt, plan, result } = fight;
    const isWon = result.outcome === "success";
    if (plan.ranked || (plan.kind === "story" && isWon))
      return gainedBy((await payOnce(fight)).entry, attempt);
    // Going away is no loss: the next fight is as hard as this one.
    if (plan.kind !== "story" || result.reason === "left") return NOTHING;
    const lost = { set: {}, add: { [GOLEM_LOST]: 1 } };
    const { facts } = await insist(() => story.note(account, lost, attempt), pause);
    return { ...NOTHING, losses: facts[GOLEM_LOST] ?? null };
  }

  return {
    async pay(fight) {
      const { attempt, plan, result, paid } = fight;
      const { kind, arms, ranked } = plan;
      const { calm, outcome, reason, seconds, dealt, closeCalls, score } = result;
      const told = { attempt, kind, arms, ranked, calm, outcome, reason, seconds, dealt, closeCalls, score };
      try {
        const gained = await keep(fight);
        return { ...told, ...gained, diamonds: gained.diamonds + paid, lost: null };
      } catch (error) {
        const lost = error instanceof Problem ? error.code : "generic";
        if (lost === "generic") fail(error);
        return { ...told, ...NOTHING, diamonds: paid, lost };
      }
    },
  };
}

/** What a line of the ledger says of the fight that it was written for; nothing where it was another one. */
function gainedBy(entry: LedgerEntry | null, attempt: string): Gained {
  const { operation } = entry ?? {};
  if (!entry || !operation || !("attempt" in operation) || operation.attempt !== attempt) return NOTHING;
  return {
    isBest: entry.changes.some(({ path }) => /^boss\.\d+\.(best\.|calm$)/.test(path)),
    diamonds: diamondsIn(entry) + entry.milestoneDiamonds,
    levelUp: entry.levelUp,
    losses: null,
  };
}

/** Diamonds that a line of the ledger paid by itself. */
export const diamondsIn = ({ changes }: Pick<LedgerEntry, "changes">): number =>
  changes.find(({ path }) => path === "diamonds")?.by ?? 0;
