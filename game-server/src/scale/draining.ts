import { matchMaker } from "@colyseus/core";

/** How long (s) others are told of a process that is being drained: longer than any drain takes. */
const TOLD_SECONDS = 1_200;

const noteOf = (processId: string): string => `draining:${processId}`;

/** Whether this process gives its players to others, and which of them takes these. */
export interface Draining {
  isOn(): boolean;
  /**
   * From now on this process makes no room. Answers whether another process makes them instead: without one, as where a single
   * process runs or Redis is away, nobody could take the players.
   */
  begin(): Promise<boolean>;
  /** The process that a new room is made in: this one while it is not drained, else the one with the fewest rooms. */
  processForRooms(): Promise<string>;
}

/** A process that is not drained. */
export function createDraining(): Draining {
  let isOn = false;

  /** The other processes that take players, those with the fewest rooms first. */
  async function others(): Promise<string[]> {
    const listed = await matchMaker.stats.fetchAll();
    const strangers = listed.filter(({ processId }) => processId !== matchMaker.processId);
    const notes = await Promise.all(
      strangers.map(({ processId }) => matchMaker.presence.get(noteOf(processId))),
    );
    return strangers
      .filter((_, index) => !notes[index])
      .sort((a, b) => a.roomCount - b.roomCount)
      .map(({ processId }) => processId);
  }

  return {
    isOn: () => isOn,
    async begin() {
      isOn = true;
      try {
        await matchMaker.presence.setex(noteOf(matchMaker.processId), "1", TOLD_SECONDS);
        // One that was killed may be listed still.
        await matchMaker.healthCheckAllProcesses();
        return (await others()).length > 0;
      } catch {
        return false;
      }
    },
    async processForRooms() {
      if (!isOn) return matchMaker.processId;
      return (await others())[0] ?? matchMaker.processId;
    },
  };
}
