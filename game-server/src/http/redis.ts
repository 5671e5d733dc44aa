import { Redis } from "ioredis";
import type { Logger } from "pino";
import { reachRedis } from "../scale/reach.ts";

/** How long (ms) a command may take: a call that waits for Redis had better go on without it. */
const commandTimeout = 500;

/**
 * Connects to Redis. Later, while Redis is away, commands fail at once, and it comes back by itself.
 * @throws StartProblem where nobody answers at the address
 */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  await reachRedis(redis);
  let isOutage = false;
  redis.on("error", ({ message: reason }: Error) => {
    if (!isOutage) log.warn({ reason }, "Redis is away");
    isOutage = true;
  });
  redis.on("ready", () => {
    if (isOutage) log.info("Redis is back");
    isOutage = false;
  });
  return redis;
}
