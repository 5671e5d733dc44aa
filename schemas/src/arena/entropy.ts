import { TICK_RATE } from "../protocol.ts";
import type { World } from "./world.ts";

/**
 * Chance comes as one unpredictable word of 32 bits for each second, from the server. A client gets the word of a second
 * when its world is LEAD seconds from it, so nobody looks further ahead. What decides about value never comes from these
 * words but from a second stream, which stays on the server: `hiddenWord`.
 */
export const LEAD = 2;

/** Whether a world at `tick` needs the word of a new second for its next step. */
export const needsWord = (tick: number): boolean => tick % TICK_RATE === 0;

/** The second that a tick belongs to. */
export const secondOf = (tick: number): number => Math.floor(tick / TICK_RATE);

/** How many words, from the first on, a client may know whose world has made `tick` steps. */
export const wordsDue = (tick: number): number => secondOf(tick) + LEAD + 1;

/** Takes the word of a new second. What was drawn before has no part in what comes. */
export function takeWord(world: World, word: number): void {
  world.clock.random[0] = mix(word ^ world.clock.tick[0]!);
}

/** A whole number from `low` to `high`, both included. */
export function draw(world: World, low: number, high: number): number {
  const { random } = world.clock;
  random[0] = (random[0]! + 0x6d2b79f5) | 0;
  return low + spread(mix(random[0]!), high - low + 1);
}

/** The n-th number below `range` of the stream that only the server knows: the same for any order of questions. */
export const hiddenWord = (seed: number, n: number, range: number): number =>
  spread(mix(mix(seed) ^ mix(n + 0x9e3779b9)), range);

const spread = (word: number, range: number): number => Math.floor(((word >>> 0) * range) / 4_294_967_296);

/** Mixes the bits of a word (mulberry32). */
function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 15), word | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return mixed ^ (mixed >>> 14);
}
