import { setTimeout as sleep } from "node:timers/promises";
import { between, type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import type { Product } from "./product.ts";

/** What dies in a round. */
export type Victim = "server" | "database" | "both";

/** Share of the rounds that kill after a while (ms), whatever goes on: at times before anything could begin. */
const BLIND = 0.3;
const QUIET = [100, 3_500] as const;
/** The others kill while players are being paid: after so many rewards, and a moment (ms) that is anywhere. */
const REWARDS = [1, 8] as const;
const MOMENT = [0, 120] as const;
/** How long (ms) they wait for that. */
const PATIENCE = 8_000;
/** Share of those that wait for a fight to be paid: it takes longer than all else, and would hardly ever come to its end. */
const FIGHTS = 0.4;
const FIGHT_PATIENCE = 30_000;
/** One round of the database in this many takes the server with it. */
const BOTH_EVERY = 5;

/** What bots were promised so far: rewards of any kind, and fights that were paid. */
export interface Promised {
  rewards(): number;
  fights(): number;
}

/** A round as it went. */
export interface RoundResult {
  victim: Victim;
  /** Time (ms) until the last victim was back. */
  back: number;
}

/** In which order what dies, mixed by the seed. */
export function planRounds(server: number, database: number, seed: number): Victim[] {
  const random = seededRandom(seed);
  const victims: Victim[] = Array.from({ length: server + database }, (_, index) => {
    if (index < server) return "server";
    return (index - server) % BOTH_EVERY === BOTH_EVERY - 1 ? "both" : "database";
  });
  for (let at = victims.length - 1; at > 0; at -= 1) {
    const other = between(random, 0, at);
    [victims[at], victims[other]] = [victims[other]!, victims[at]!];
  }
  return victims;
}

/**
 * Waits a random while, kills, and waits until the victim is back. Rejects where the victim doesn't come back.
 */
export async function playRound(
  product: Product,
  victim: Victim,
  random: Random,
  promised: Promised,
): Promise<RoundResult> {
  await someWhile(random, promised);
  const began = performance.now();
  if (victim === "server") {
    await product.killServer();
    await product.startServer();
  } else if (victim === "database") {
    await product.killDatabase();
  } else {
    // The server dies first and can't revive the database: the next server must.
    await product.killServer();
    const revived = product.killDatabase();
    await product.startServer();
    await revived;
  }
  return { victim, back: performance.now() - began };
}

async function someWhile(random: Random, { rewards, fights }: Promised): Promise<void> {
  if (random() < BLIND) return sleep(between(random, ...QUIET));
  const [count, more, patience] =
    random() < FIGHTS ? [fights, 1, FIGHT_PATIENCE] : [rewards, between(random, ...REWARDS), PATIENCE];
  const enough = count() + more;
  const giveUp = performance.now() + patience;
  while (count() < enough && performance.now() < giveUp) await sleep(10);
  return sleep(between(random, ...MOMENT));
}
