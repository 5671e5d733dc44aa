import type { Clock } from "@diamond-valley/schemas/clock.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { SeasonClock } from "../config/config.ts";
import type { SeasonStore } from "./store.ts";

/** The calendar. This is the one place where product code reads the machine's clock. */
export const realClock: Clock = { now: () => Date.now() };

/** A clock that stood at `startsAt` when the `underlying` one stood at `since` (epoch ms), and runs at its speed. */
export function shiftedClock(startsAt: number, since: number, underlying: Clock = realClock): Clock {
  const shift = startsAt - since;
  return { now: () => underlying.now() + shift };
}

/**
 * The clock that the configuration asks for. The demonstration begins once for each database, so that a restart goes
 * on where season time stands; a start of one's own begins anew with each process.
 */
export async function openClock(
  choice: SeasonClock,
  store: SeasonStore,
  underlying = realClock,
): Promise<Clock> {
  if (choice === "real") return underlying;
  const now = underlying.now();
  if (choice === "demo") return shiftedClock(DEMO_START, await store.demoBegan(now), underlying);
  return shiftedClock(choice.startsAt, now, underlying);
}
