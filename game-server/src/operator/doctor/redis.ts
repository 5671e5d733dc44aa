import { Redis } from "ioredis";
import { skewFinding, skewOf } from "./clocks.ts";
import { type Finding, look, mend, ok, reasonOf } from "./finding.ts";

/** How long (ms) Redis may take. */
const TIMEOUT = 3_000;

/** Reachable, its clock, whether it may forget locks, and which processes have rooms. */
export async function* redisFindings(url: string | undefined): AsyncIterable<Finding> {
  if (!url) {
    yield ok("redis", "none: one process plays alone");
    return;
  }
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: TIMEOUT,
    commandTimeout: TIMEOUT,
    retryStrategy: () => null,
  });
  redis.on("error", () => {});
  try {
    await redis.connect();
    const asked = Date.now();
    const [seconds = "0", micros = "0"] = (await redis.time()).map(String);
    const told = Number(seconds) * 1_000 + Number(micros) / 1_000;
    yield skewFinding("Redis", skewOf({ asked, answered: Date.now(), told }));
    yield await memoryFinding(redis);
    yield await processFinding(redis);
  } catch (error) {
    yield mend(
      "redis",
      `no answer: ${reasonOf(error)}. Start it, or mend REDIS_URL. Until then players play on and nobody enters.`,
    );
  } finally {
    redis.disconnect();
  }
}

async function memoryFinding(redis: Redis): Promise<Finding> {
  const info = await redis.info("memory");
  const [, policy = "noeviction"] = /maxmemory_policy:(\S+)/.exec(info) ?? [];
  const [, limit = "0"] = /maxmemory:(\d+)/.exec(info) ?? [];
  if (policy === "noeviction" || limit === "0") return ok("redis", "answers, and forgets nothing by itself");
  return mend(
    "redis",
    `it may forget locks and rooms (maxmemory-policy ${policy}). Give it a server of its own with noeviction.`,
  );
}

/** The processes that take players, by what they listen to. */
async function processFinding(redis: Redis): Promise<Finding> {
  const listening = new Set(
    ((await redis.pubsub("CHANNELS", "p:*")) as string[]).map((channel) => channel.slice(2)),
  );
  const listed = Object.keys(await redis.hgetall("roomcount"));
  const draining = await Promise.all([...listening].map((process) => redis.exists(`draining:${process}`)));
  const leaving = draining.filter(Boolean).length;
  const said = `${listening.size} listen${leaving > 0 ? `, ${leaving} of them are drained` : ""}`;
  const dead = listed.filter((process) => !listening.has(process)).length;
  if (listening.size === 0) return look("processes", "none runs");
  return ok(
    "processes",
    dead > 0 ? `${said}; ${dead} that died are still listed, and go with the next entry` : said,
  );
}
