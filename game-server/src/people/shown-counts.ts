import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { packRanks } from "@diamond-valley/schemas/teams/ranks.ts";
import type { Logger } from "pino";
import type { Teams } from "../teams/teams.ts";
import type { createCounts } from "./counts.ts";

/** How often an area of the village shows what was counted, ms. */
export const SHOW_INTERVAL = 5_000;
/** The teams' ranks are looked up in so many of these times. */
const RANKS_EVERY = 12;

export interface CountingServices {
  deps: { log: Logger };
  counts: ReturnType<typeof createCounts>;
  teams: Pick<Teams, "lines">;
}

/**
 * Puts into the state of an area how many people play and how the teams rank. A number that stays the same is not sent again, so
 * it costs nothing in between. Call the answer every SHOW_INTERVAL; it never throws, and the last known numbers stay meanwhile.
 */
export function createShownCounts(
  state: Pick<HubState, "village" | "world" | "teamRanks">,
  { deps: { log }, counts, teams }: CountingServices,
): () => Promise<void> {
  let calls = 0;
  return async () => {
    const isRanked = calls % RANKS_EVERY === 0;
    calls += 1;
    try {
      Object.assign(state, await counts());
      if (isRanked) state.teamRanks = packRanks(await teams.lines());
    } catch (error) {
      log.debug({ reason: (error as Error).message }, "people or teams not counted");
    }
  };
}
