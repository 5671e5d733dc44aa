import { setTimeout as sleep } from "node:timers/promises";
import { between, pick, type Random } from "@diamond-valley/schemas/random.ts";
import type { SoakServer, Stack } from "./stack.ts";

/** What may happen to the product. */
export const INCIDENTS = [
  "server killed",
  "server stopped",
  "database killed",
  "redis killed",
  "server cut off",
  "redis cut off",
  "database cut off",
  "lines cut",
] as const;
export type Incident = (typeof INCIDENTS)[number];

/** How long (ms) something stays away, shortest and longest. */
const AWAY = {
  server: [200, 3_000],
  redis: [500, 4_000],
  cut: [2_000, 15_000],
} as const;

/**
 * The incidents of a run in their order: each kind as often as every other, mixed. The first server is never ended, so that
 * something that leaks has the whole time to show; everything else happens to it too.
 */
export function planIncidents(count: number, random: Random): Incident[] {
  const planned = Array.from({ length: count }, (_, index) => INCIDENTS[index % INCIDENTS.length]!);
  for (let at = planned.length - 1; at > 0; at -= 1) {
    const other = between(random, 0, at);
    [planned[at], planned[other]] = [planned[other]!, planned[at]!];
  }
  return planned;
}

/** Lets one incident happen, and waits until what it took is back. Answers a line that tells of it. */
export async function happen(incident: Incident, stack: Stack, random: Random): Promise<string> {
  const { servers } = stack;
  const mortal = servers.at(-1)!;
  const any = pick(random, servers);
  switch (incident) {
    case "server killed":
      await mortal.kill();
      await sleep(between(random, ...AWAY.server));
      await mortal.start();
      return `${mortal.name} killed and started`;
    case "server stopped": {
      const code = await mortal.stop();
      await mortal.start();
      if (code !== 0) throw new Error(`${mortal.name} was stopped and ended with ${code}`);
      return `${mortal.name} stopped in good order and started`;
    }
    case "database killed":
      await stack.killDatabase();
      return "database killed, and back";
    case "redis killed":
      await stack.redis.kill();
      await sleep(between(random, ...AWAY.redis));
      await stack.redis.start();
      return "Redis killed and started";
    case "server cut off":
      return cutOff(any, between(random, ...AWAY.cut));
    case "redis cut off":
      return cutWay(any, "toRedis", between(random, ...AWAY.cut));
    case "database cut off":
      return cutWay(any, "toDatabase", between(random, ...AWAY.cut));
    case "lines cut":
      return `${stack.front.cutAll()} lines of players cut at once`;
  }
}

/** From everything, without a word: by its network, or where it has none of its own by stopping its process. */
async function cutOff(server: SoakServer, ms: number): Promise<string> {
  const { place } = server;
  if (place.canCut) place.cut();
  else server.freeze(true);
  await sleep(ms);
  if (place.canCut) place.mend();
  else server.freeze(false);
  return `${server.name} ${place.canCut ? "cut off from everything" : "stood still"} for ${(ms / 1_000).toFixed(1)} s`;
}

async function cutWay(server: SoakServer, way: "toRedis" | "toDatabase", ms: number): Promise<string> {
  server[way].cut();
  await sleep(ms);
  server[way].mend();
  return `${server.name} cut off from ${way === "toRedis" ? "Redis" : "the database"} for ${(ms / 1_000).toFixed(1)} s`;
}
