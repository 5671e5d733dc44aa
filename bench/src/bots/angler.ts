import { setTimeout as sleep } from "node:timers/promises";
import type { Arrow, Bite, FishingState, PressAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import { arrowAt } from "@diamond-valley/schemas/fishing/press.ts";
import type { WalletCarrier } from "@diamond-valley/schemas/games/contract.ts";
import type { Random } from "@diamond-valley/schemas/random.ts";
import { Unanswered } from "./answers.ts";
import type { JoinedRoom } from "./joined-room.ts";
import { type Journal, noteUpdate } from "./journal.ts";

/** How long (ms) a bite may be waited for; the longest wait of the game is a tenth of this. */
const LONGEST_WAIT = 60_000;
/** Moments that an angler thinks about, ms apart. */
const GLANCE = 4;
/** An angler takes up to this long (ms) to look at the arrow. */
const REACTION = 250;
/** A press is aimed this deep into a zone, of its half width. */
const INNER = 0.6;

/** Somebody with a line, at a lake. */
export interface Angler {
  /**
   * Casts once, waits for the bite, presses, and writes down what came of it. After `stop` no bite is waited for.
   * @throws Refused where the cast or the press was, Unanswered where the connection was lost
   */
  fish(stop: AbortSignal): Promise<PressAnswer>;
}

export function createAngler(lake: JoinedRoom<FishingState>, journal: Journal, random: Random): Angler {
  const bites = new Map<string, { arrow: Arrow; seen: number }>();
  let woken = () => {};
  lake.on<Bite>("bite", ({ attempt, arrow }) => {
    bites.set(attempt, { arrow, seen: performance.now() });
    woken();
  });

  async function biteOf(attempt: string, stop: AbortSignal): Promise<{ arrow: Arrow; seen: number }> {
    const patience = AbortSignal.any([lake.gone, stop, AbortSignal.timeout(LONGEST_WAIT)]);
    while (!bites.has(attempt)) {
      if (patience.aborted) throw new Unanswered("no bite");
      await new Promise<void>((resolve) => {
        woken = resolve;
        patience.addEventListener("abort", () => resolve(), { once: true });
      });
    }
    const bite = bites.get(attempt);
    bites.delete(attempt);
    if (!bite) throw new Unanswered("no bite");
    return bite;
  }

  async function fish(stop: AbortSignal): Promise<PressAnswer> {
    const { attempt } = await lake.request<{ attempt: string }>("cast", {});
    const { arrow, seen } = await biteOf(attempt, stop);
    const moment = momentToPress(arrow, random);
    await sleep(Math.max(0, seen + moment - performance.now()));
    const elapsed = performance.now() - seen;
    journal.presses.set(attempt, { attempt, category: "fish" });
    const answer = await lake.request<PressAnswer & WalletCarrier>("press", { attempt, elapsed });
    if (answer.update) noteUpdate(journal, answer.update);
    journal.presses.set(attempt, { attempt, category: "fish", answer });
    return answer;
  }

  return { fish };
}

/** When to press, ms after the arrow was first drawn: mostly in the green zone, now and then beside it or anywhere. */
export function momentToPress(arrow: Arrow, random: Random): number {
  const mood = random();
  const [least, most] =
    mood < 0.8 ? [0, arrow.success * INNER] : mood < 0.95 ? [arrow.success * 1.2, arrow.safe * 0.9] : [0, 1];
  const earliest = random() * REACTION;
  for (let elapsed = earliest; elapsed < arrow.window * 0.9; elapsed += GLANCE) {
    const distance = Math.abs(arrowAt(arrow, elapsed) - arrow.centre);
    if (distance >= least && distance <= most) return elapsed;
  }
  return earliest;
}
