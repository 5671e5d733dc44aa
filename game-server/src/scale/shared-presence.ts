import { RedisPresence } from "@colyseus/redis-presence";
import type { Redis } from "ioredis";
import { insist } from "../database/insist.ts";
import { duringOutage } from "./during-outage.ts";

/** Redis compares and deletes in one step, so that a lock which ended is not taken from its next holder. */
const LET_GO = 'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end';
/** The same for a lock that goes from one holder, or none, to the next. */
const PASS =
  'if (redis.call("get", KEYS[1]) or "") ~= ARGV[1] then return 0 end redis.call("set", KEYS[1], ARGV[2], "PX", ARGV[3]) return 1';

/** Colyseus's names of the channels of processes, and of the list of these. */
const PROCESSES = "p:*";
const LISTED = "roomcount";

/** How often a process that starts asks the same, and how long after a refusal, ms: for ten seconds at least. */
const START_TRIES = 50;
const START_PAUSE = 200;

/**
 * What the rooms of all processes tell each other, in Redis, by two connections of its own: one that fails at once
 * while Redis is away, and one that listens, and waits for it.
 *
 * Colyseus does not await what it publishes, and an unhandled rejection ends the process. So what is published while
 * Redis is away is dropped silently, and `relist` restores what matters of it. Reads are refused, but for those of
 * a process that starts: Colyseus ends it over one, and Redis may have stood still for a moment only.
 */
export class SharedPresence extends RedisPresence {
  /** How often Redis became ready: from the second time on it was away, and may have come back empty. */
  losses = 0;
  #isStarting = true;

  constructor(asking: Redis, listening: Redis) {
    super(asking);
    this.sub = listening;
    this.setMaxListeners(0);
    listening.setMaxListeners(0);
    for (const connection of [asking, listening]) {
      // Losing Redis is logged once, where the connection is opened.
      connection.removeAllListeners("error");
      connection.on("error", () => {});
    }
    asking.on("ready", () => {
      this.losses += 1;
    });
  }

  /** The process takes part in the game: from now on nobody waits for a Redis that is away. */
  started(): void {
    this.#isStarting = false;
  }

  override subscribe(topic: string, callback: Parameters<RedisPresence["subscribe"]>[1]): Promise<this> {
    return duringOutage(super.subscribe(topic, callback), this);
  }

  override unsubscribe(topic: string, callback?: Parameters<RedisPresence["unsubscribe"]>[1]): Promise<this> {
    return duringOutage(super.unsubscribe(topic, callback), this);
  }

  override publish(topic: string, data: unknown): Promise<void> {
    return duringOutage(super.publish(topic, data), undefined);
  }

  override hset(key: string, field: string, value: string): Promise<boolean> {
    return duringOutage(super.hset(key, field, value), false);
  }

  override hdel(key: string, field: string): Promise<boolean> {
    return duringOutage(super.hdel(key, field), false);
  }

  /** Without Redis each process counts from 1; the next lookup fails with a clear error. */
  override hincrbyex(key: string, field: string, value: number, seconds: number): Promise<number> {
    return duringOutage(super.hincrbyex(key, field, value, seconds), 1);
  }

  override get(key: string): Promise<unknown> {
    return duringOutage(super.get(key));
  }

  override hgetall(key: string): Promise<Record<string, string>> {
    return this.#read(() => super.hgetall(key));
  }

  /** Which processes listen is asked before each entry: Redis would walk over the channels of all rooms to say so. */
  override channels(pattern?: string): Promise<string[]> {
    return this.#read(() => (pattern === PROCESSES ? this.#listening() : super.channels(pattern)));
  }

  #read<T>(ask: () => Promise<T>): Promise<T> {
    const read = () => duringOutage(ask());
    return this.#isStarting ? insist(read, START_PAUSE, START_TRIES) : read();
  }

  /** The channels of listed processes that somebody listens to. */
  async #listening(): Promise<string[]> {
    const listed = (await this.pub.hkeys(LISTED)).map((processId) => PROCESSES.replace("*", processId));
    if (listed.length === 0) return [];
    const counts = (await this.pub.pubsub("NUMSUB", ...listed)) as (string | number)[];
    return listed.filter((_, index) => Number(counts[2 * index + 1]) > 0);
  }

  /** Takes a lock of all processes for `ms`, unless somebody holds it. Throws `unavailable` while Redis is away. */
  async acquire(key: string, token: string, ms: number): Promise<boolean> {
    return (await duringOutage(this.pub.set(key, token, "PX", ms, "NX"))) === "OK";
  }

  /** Lets go of a lock that `token` holds. Never throws: it ends by itself. */
  async letGo(key: string, token: string): Promise<void> {
    await duringOutage<unknown>(this.pub.eval(LET_GO, 1, key, token), undefined);
  }

  /** Who holds a lock, or null. Throws `unavailable` while Redis is away. */
  holder(key: string): Promise<string | null> {
    return duringOutage(this.pub.get(key));
  }

  /** Gives a lock to `to` where `from` holds it, or nobody where that is null. Throws `unavailable` while Redis is away. */
  async pass(key: string, from: string | null, to: string, ms: number): Promise<boolean> {
    return (await duringOutage<unknown>(this.pub.eval(PASS, 1, key, from ?? "", to, ms))) === 1;
  }

  /** Does not wait for answers: a Redis that is away would keep a stopping server. */
  override shutdown(): void {
    this.sub.disconnect();
    this.pub.disconnect();
  }
}
