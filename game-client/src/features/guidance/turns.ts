import { nextTurn, SECOND } from "@diamond-valley/schemas/clock.ts";
import type { Stop } from "../../core/feature.ts";

/** Pages that are open at midnight ask over so long a time, ms: not all in the same instant. */
const SPREAD = 20 * SECOND;
/** A server's clock may be this much behind, ms. */
const LATE = SECOND;
/** Who couldn't be told asks again after so long, ms. */
const AGAIN = 30 * SECOND;

/**
 * Calls `load` now, and again whenever a day or a week has turned since: daily limits and the week's theme are others then.
 * `load` answers season time, epoch ms, or rejects where nobody answers. `share` of the spread (0 to 1) is this page's own.
 */
export function loadAtTurns(load: () => Promise<number>, share = Math.random()): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const wait = (ms: number): void => {
    if (!isOver) timer = setTimeout(go, ms);
  };
  const go = (): void => {
    load().then(
      (now) => wait(nextTurn(now) - now + LATE + share * SPREAD),
      () => wait(AGAIN),
    );
  };
  go();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
