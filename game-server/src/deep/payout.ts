import type { ArenaEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import type { EndAnswer } from "@diamond-valley/schemas/deep/deep.ts";
import type { FlightResult } from "@diamond-valley/schemas/deep/result.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { DEEP_LOST } from "@diamond-valley/schemas/story/facts.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import type { Progress } from "@diamond-valley/schemas/story/progress.ts";
import { targetIn } from "@diamond-valley/schemas/story/targets.ts";
import { insist, PAUSE } from "../database/insist.ts";
import { Problem } from "../http/problem.ts";
import { MAPS } from "../rooms/maps.ts";
import type { Interactions } from "../story/interactions.ts";
import type { Flights } from "./flights.ts";

/** What a flight pays into. */
export interface PayoutParts {
  readonly place: PlaceName;
  readonly account: string;
  readonly attempt: string;
  readonly story: Pick<Interactions, "interact" | "note">;
  readonly flights: Pick<Flights, "keep">;
  /** Told of what should not happen. */
  readonly fail: (error: unknown) => void;
  readonly pause?: number;
  /** Diamonds that another process has paid of it. */
  readonly paid?: readonly number[];
}

/** Pays what one flight brings, in its order: first the proof, then the diamond. Nothing throws. */
export interface Payout {
  /** Pays a diamond; null where that could not be stored: then it is still to be had. */
  gem(gem: number, so: FlightResult, evidence: ArenaEvidence): Promise<InteractAnswer | null>;
  /** What is paid, as soon as nothing is being paid any more. */
  settled(): Promise<readonly number[]>;
  /** The flight is over: what is still being paid is waited for. */
  end(result: FlightResult, evidence: ArenaEvidence): Promise<EndAnswer>;
}

export function createPayout(parts: PayoutParts): Payout {
  const { place, account, attempt, story, flights, fail, pause = PAUSE } = parts;
  /** What was begun last: one after the other, so that no older recording comes behind a newer one. */
  let last: Promise<unknown> = Promise.resolve();
  const paid = [...(parts.paid ?? [])];
  let lost: EndAnswer["lost"] = null;

  const keep = ({ gems, outcome }: FlightResult, evidence: ArenaEvidence): Promise<void> =>
    flights.keep({ attempt, account, gems: [...gems], survived: outcome === "success", evidence });

  /** Touches what stands for an outcome in the story, as only the room may. */
  const touch = (name: string): Promise<InteractAnswer> =>
    story.interact(account, targetIn(place, MAPS[place], name)!, undefined);

  const inTurn = <Answer>(act: () => Promise<Answer>): Promise<Answer | null> => {
    const done = last.then(act).catch((error: unknown) => {
      lost = error instanceof Problem ? error.code : "generic";
      if (lost === "generic") fail(error);
      return null;
    });
    last = done;
    return done;
  };

  async function conclude(
    result: FlightResult,
    evidence: ArenaEvidence,
  ): Promise<{ door: InteractAnswer | null; progress: Progress }> {
    if (result.outcome === "success" || result.gems.length > 0) await keep(result, evidence);
    if (result.outcome === "success") {
      const door = await touch("lock");
      return { door: door.say.length > 0 ? door : null, progress: door.progress };
    }
    // Going away is no loss: the next flight is as hard as this one.
    const add: Record<string, number> = result.reason === "fallen" ? { [DEEP_LOST]: 1 } : {};
    return { door: null, progress: await story.note(account, { set: {}, add }, attempt) };
  }

  return {
    gem: (gem, so, evidence) =>
      inTurn(async () => {
        await keep(so, evidence);
        const answer = await touch(`gem-${gem}`);
        paid.push(gem);
        return answer;
      }),
    async settled() {
      await last;
      return paid;
    },
    async end(result, evidence) {
      const ended = await inTurn(() => insist(() => conclude(result, evidence), pause));
      const { outcome, reason, seconds } = result;
      const { door, progress } = ended ?? { door: null, progress: null };
      return { attempt, outcome, reason: reason ?? "left", seconds, gems: paid, door, progress, lost };
    },
  };
}
