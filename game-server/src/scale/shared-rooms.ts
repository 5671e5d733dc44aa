import { type MatchMakerDriver, matchMaker } from "@colyseus/core";
import { Redis, type RedisOptions } from "ioredis";
import { keepAt } from "./keep-at.ts";
import { reachRedis } from "./reach.ts";
import { RoomDirectory } from "./room-directory.ts";
import { SharedPresence } from "./shared-presence.ts";

/** What makes the rooms of several processes one game. */
export interface SharedRooms {
  presence: SharedPresence;
  driver: MatchMakerDriver;
}

/** How long (ms) an answer of Redis may take. */
const commandTimeout = 2_000;

/**
 * Connects the rooms of this process with those of others. While Redis is away, rooms go on, and nobody enters one.
 * @throws StartProblem where nobody answers at the address
 */
export async function openSharedRooms(url: string): Promise<SharedRooms> {
  const patient: RedisOptions = {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  };
  const listening = new Redis(url, patient);
  const asking = new Redis(url, {
    ...patient,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout,
  });
  const presence = new SharedPresence(asking, listening);
  const driver = new RoomDirectory(asking);
  await Promise.all([asking, listening].map(reachRedis));
  asking.on(
    "ready",
    keepAt(() => relist(driver), driver.over),
  );
  return { presence, driver };
}

/**
 * Makes the list true again for the rooms of this process after Redis was away: it may have missed rooms that ended
 * and rooms that began, or have come back empty. Seats lock themselves again as they are renewed. Answers whether the list
 * took all changes; throws where it can't be read.
 */
async function relist(driver: RoomDirectory): Promise<boolean> {
  const { dropped } = driver;
  const listed = await driver.query({ processId: matchMaker.processId });
  const ended = listed.filter(({ roomId }) => !matchMaker.getLocalRoomById(roomId));
  await Promise.all(ended.map(({ roomId }) => driver.remove(roomId)));
  await matchMaker.restoreMissingRoomCaches();
  await matchMaker.stats.persist(true);
  return driver.dropped === dropped;
}
