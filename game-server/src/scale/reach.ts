import type { Redis } from "ioredis";
import { StartProblem } from "../config/start-problem.ts";

/** How long (ms) a server that starts waits for Redis, which may be starting too. */
const PATIENCE = 10_000;

/**
 * Connects `redis`, which is lazy and has a retry strategy, and waits until it takes commands. A line that ends before that is
 * only the first try: another follows.
 * @throws StartProblem where none of the tries within ten seconds came through
 */
export async function reachRedis(redis: Redis): Promise<void> {
  let reason = "no answer";
  const note = (error: Error): void => {
    reason = error.message;
  };
  redis.on("error", note);
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const limit = setTimeout(() => {
    redis.disconnect();
    reject(new StartProblem(`Redis can't be reached: ${reason}. Start it, or mend REDIS_URL.`));
  }, PATIENCE);
  redis.once("ready", resolve);
  // Rejects as soon as the first try has failed, with less than its error says; the strategy goes on trying.
  redis.connect().catch(() => {});
  try {
    await ready;
  } finally {
    clearTimeout(limit);
    redis.off("error", note).off("ready", resolve);
  }
}
