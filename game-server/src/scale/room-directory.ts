import type { IRoomCache, MatchMakerDriver, SortOptions } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import type { Redis } from "ioredis";
import { duringOutage } from "./during-outage.ts";

type Changes = Parameters<RedisDriver["update"]>[1];

/**
 * The list of the rooms of all processes, in Redis. While Redis is away, asking is refused with `unavailable`, and
 * changes are dropped: `relist` makes up for them.
 */
export class RoomDirectory implements MatchMakerDriver {
  readonly #redis: Redis;
  #driver: RedisDriver;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#driver = new RedisDriver(redis);
  }

  has(roomId: string): Promise<boolean> {
    return duringOutage(this.#driver.has(roomId));
  }

  query(conditions: Partial<IRoomCache>, sortOptions?: SortOptions): Promise<IRoomCache[]> {
    return this.#search(this.#driver.query(conditions, sortOptions));
  }

  findOne(conditions: Partial<IRoomCache>, sortOptions?: SortOptions): Promise<IRoomCache> {
    return this.#search(this.#driver.findOne(conditions, sortOptions));
  }

  findByIds(roomIds: string[]): Promise<Map<string, IRoomCache>> {
    return duringOutage(this.#driver.findByIds(roomIds));
  }

  update(room: IRoomCache, changes: Changes): Promise<boolean> {
    return duringOutage(this.#driver.update(room, changes), false);
  }

  persist(room: IRoomCache, create?: boolean): Promise<boolean> {
    return duringOutage(this.#driver.persist(room, create), false);
  }

  remove(roomId: string): Promise<boolean> {
    return duringOutage(this.#driver.remove(roomId), false);
  }

  cleanup(processId: string): Promise<void> {
    return duringOutage(this.#search(this.#driver.cleanup(processId)), undefined);
  }

  clear(): Promise<void> {
    return this.#driver.clear();
  }

  /** The connection is the presence's too, which ends it. */
  async shutdown(): Promise<void> {}

  /** A driver whose search failed once would answer all searches with that failure: another takes its place. */
  async #search<T>(found: PromiseLike<T>): Promise<T> {
    return duringOutage(
      Promise.resolve(found).catch((error: unknown) => {
        this.#driver = new RedisDriver(this.#redis);
        throw error;
      }),
    );
  }
}
