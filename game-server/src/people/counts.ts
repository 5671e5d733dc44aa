import { matchMaker } from "@colyseus/core";
import type { PeopleCounts } from "@diamond-valley/schemas/people/people.ts";
import { createRecounted } from "../boards/recounted.ts";

/** People are counted at most so often, ms: all who look in this process share a count. */
const COUNT_EVERY = 2_000;

/**
 * Counts who plays now, in all processes, out of the list of rooms that the matchmaker keeps anyway: entering and leaving
 * write nothing for it. Rejects with `unavailable` while Redis is away.
 */
export function createCounts(): () => Promise<PeopleCounts> {
  const counted = createRecounted(readCounts, { least: COUNT_EVERY });
  return async () => counted.known() ?? counted.count();
}

async function readCounts(): Promise<PeopleCounts> {
  const rooms = await matchMaker.query({});
  const sum = (some: typeof rooms): number => some.reduce((total, { clients }) => total + clients, 0);
  // The rooms of a process that was killed stay listed until somebody looks whether it lives: the next count is without them.
  void matchMaker.healthCheckAllProcesses().catch(() => {});
  return { village: sum(rooms.filter(({ name }) => name === "hub")), world: sum(rooms) };
}
