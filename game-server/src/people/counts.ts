import { matchMaker } from "@colyseus/core";
import type { PeopleCounts } from "@diamond-valley/schemas/people/people.ts";

/** People are counted at most so often, ms: all who look in this process share a count. */
const COUNT_EVERY = 2_000;

/**
 * Counts who plays now, in all processes, out of the list of rooms that the matchmaker keeps anyway: entering and leaving
 * write nothing for it. Rejects with `unavailable` while Redis is away.
 */
export function createCounts(): () => Promise<PeopleCounts> {
  let last: { readonly at: number; readonly counts: Promise<PeopleCounts> } | undefined;
  return () => {
    const now = performance.now();
    if (last && now - last.at < COUNT_EVERY) return last.counts;
    const counts = readCounts();
    last = { at: now, counts };
    // Where it can't be counted, the next who looks tries again.
    counts.catch(() => {
      last = undefined;
    });
    return counts;
  };
}

async function readCounts(): Promise<PeopleCounts> {
  const rooms = await matchMaker.query({});
  const sum = (some: typeof rooms): number => some.reduce((total, { clients }) => total + clients, 0);
  // The rooms of a process that was killed stay listed until somebody looks whether it lives: the next count is without them.
  void matchMaker.healthCheckAllProcesses().catch(() => {});
  return { village: sum(rooms.filter(({ name }) => name === "hub")), world: sum(rooms) };
}
