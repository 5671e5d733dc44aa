import type { IRoomCache, MatchMakerDriver, SortOptions } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import type { Redis } from "ioredis";
import { duringOutage } from "./during-outage.ts";

type Changes = Parameters<RedisDriver["update"]>[1];

/** The rooms of each kind: sets of their ids, so that nobody reads all rooms to find those of one kind. */
const kindOf = (name: string): string => `rooms:${name}`;

/**
 * The list of the rooms of all processes, in Redis. While Redis is away, asking is refused with `unavailable`, and
 * changes are dropped: `relist` makes up for them. What is asked for by its id or its kind costs what there is of that, and
 * not what all processes have: most rooms are those of one player, which nobody looks for.
 */
export class RoomDirectory implements MatchMakerDriver {
  readonly #redis: Redis;
  #driver: RedisDriver;
  /** The kind of each room that this process has listed. */
  readonly #kinds = new Map<string, string>();
  readonly #over = new AbortController();
  /** Aborted by `shutdown`. */
  readonly over = this.#over.signal;
  /** How many changes were dropped: `relist` sees by it whether its own arrived. */
  dropped = 0;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#driver = new RedisDriver(redis);
  }

  has(roomId: string): Promise<boolean> {
    return duringOutage(this.#driver.has(roomId));
  }

  query(conditions: Partial<IRoomCache>, sortOptions?: SortOptions): Promise<IRoomCache[]> {
    const { roomId, name } = conditions;
    if (roomId !== undefined) return this.#of([roomId], conditions);
    if (name !== undefined && !sortOptions) return this.#ofKind(name, conditions);
    return this.#search(this.#driver.query(conditions, sortOptions));
  }

  async findOne(conditions: Partial<IRoomCache>, sortOptions?: SortOptions): Promise<IRoomCache> {
    const { name } = conditions;
    if (name === undefined || hasOrder(sortOptions))
      return this.#search(this.#driver.findOne(conditions, sortOptions));
    const [found] = await this.#ofKind(name, conditions);
    // As the driver's own: undefined where there is none.
    return found as IRoomCache;
  }

  findByIds(roomIds: string[]): Promise<Map<string, IRoomCache>> {
    return duringOutage(this.#driver.findByIds(roomIds));
  }

  async update(room: IRoomCache, changes: Changes): Promise<boolean> {
    // A process that stalled was taken for dead, and its rooms may have left their sets.
    await this.#keep(room);
    return this.#change(this.#driver.update(room, changes), false);
  }

  async persist(room: IRoomCache, create?: boolean): Promise<boolean> {
    this.#kinds.set(room.roomId, room.name);
    const listed = await this.#change(this.#driver.persist(room, create), false);
    // Last: whoever looks takes an id without a listing for that of a room that is gone, and takes it from the set.
    await this.#keep(room);
    return listed;
  }

  async remove(roomId: string): Promise<boolean> {
    const kind = this.#kinds.get(roomId);
    this.#kinds.delete(roomId);
    if (kind !== undefined) await duringOutage<unknown>(this.#redis.srem(kindOf(kind), roomId), 0);
    return this.#change(this.#driver.remove(roomId), false);
  }

  cleanup(processId: string): Promise<void> {
    return this.#change(this.#search(this.#driver.cleanup(processId)), undefined);
  }

  clear(): Promise<void> {
    return this.#driver.clear();
  }

  /** The connection is the presence's too, which ends it. */
  async shutdown(): Promise<void> {
    this.#over.abort();
  }

  #keep({ name, roomId }: IRoomCache): Promise<unknown> {
    return this.#change<unknown>(this.#redis.sadd(kindOf(name), roomId), 0);
  }

  #change<T>(asked: Promise<T>, instead: T): Promise<T> {
    return asked.catch(() => {
      this.dropped += 1;
      return instead;
    });
  }

  /** Ids of rooms that are listed no more, as those of a process that was killed, go from the set on the way. */
  async #ofKind(name: string, conditions: Partial<IRoomCache>): Promise<IRoomCache[]> {
    const ids = await duringOutage(this.#redis.smembers(kindOf(name)));
    const known = await this.findByIds(ids);
    const gone = ids.filter((id) => !known.has(id));
    if (gone.length > 0) await duringOutage<unknown>(this.#redis.srem(kindOf(name), ...gone), 0);
    return [...known.values()].filter((room) => fits(room, conditions));
  }

  async #of(ids: string[], conditions: Partial<IRoomCache>): Promise<IRoomCache[]> {
    return [...(await this.findByIds(ids)).values()].filter((room) => fits(room, conditions));
  }

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

/** Whether a room is as asked for, by its own fields or those of its metadata. */
function fits(room: IRoomCache, conditions: Partial<IRoomCache>): boolean {
  const own = { ...(room.metadata as object), ...room } as Record<string, unknown>;
  return Object.entries(conditions).every(([field, value]) => own[field] === value);
}

const hasOrder = (sortOptions: SortOptions | undefined): boolean =>
  sortOptions !== undefined && Object.keys(sortOptions).length > 0;
