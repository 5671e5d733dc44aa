import { matchMaker } from "@colyseus/core";
import type { PeopleCounts } from "@diamond-valley/schemas/people/people.ts";
import { createSharedLook } from "../rooms/shared-look.ts";

/** People are counted at most so often, ms: all who look in this process share a count. */
const COUNT_EVERY = 2_000;

/**
 * Counts who plays now, in all processes, out of what the matchmaker keeps anyway: the village from the list of its rooms, the
 * world from the sum that each process tells. Entering and leaving write nothing for it. The answer rejects with `unavailable`
 * while Redis is away.
 */
export function createCounts(seeWhoLives: () => Promise<unknown>): () => Promise<PeopleCounts> {
  return createSharedLook(() => readCounts(seeWhoLives), COUNT_EVERY);
}

async function readCounts(seeWhoLives: () => Promise<unknown>): Promise<PeopleCounts> {
  const [areas, world] = await Promise.all([
    matchMaker.query({ name: "hub" }),
    matchMaker.stats.getGlobalCCU(),
  ]);
  // What a process that was killed had told stays listed until somebody looks whether it lives: the next count is without it.
  void seeWhoLives().catch(() => {});
  return { village: areas.reduce((total, { clients }) => total + clients, 0), world };
}
