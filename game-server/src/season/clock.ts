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

/** A season's clock, which looks now and then whether it was moved. */
export interface MovableClock extends Clock {
  refresh(): Promise<void>;
}

/** The demonstration's clock goes by what stands in the database, where an operator may move it. */
async function demonstrationClock(store: SeasonStore, underlying: Clock): Promise<MovableClock> {
  let began = await store.demoBegan(underlying.now());
  return {
    now: () => underlying.now() - began + DEMO_START,
    async refresh() {
      began = await store.demoBegan(underlying.now());
    },
  };
}

/**
 * The clock that the configuration asks for. The demonstration begins once for each database, so that a restart goes
 * on where season time stands; a start of one's own begins anew with each process.
 */
export async function openClock(
  choice: SeasonClock,
  store: SeasonStore,
  underlying = realClock,
): Promise<MovableClock> {
  if (choice === "demo") return demonstrationClock(store, underlying);
  const clock = choice === "real" ? underlying : shiftedClock(choice.startsAt, underlying.now(), underlying);
  return { now: () => clock.now(), refresh: async () => {} };
}
