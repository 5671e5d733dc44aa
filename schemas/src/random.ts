/** A source of numbers in [0, 1). Rules take one as an argument, so that a seed replays them. */
export type Random = () => number;

/** A seeded generator (mulberry32): the same 32-bit seed gives the same sequence on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The seeds of one attempt at a game. Two outputs of a 32-bit generator are enough to find its seed, and with it every
 * further output. So whatever a player sees before the result (the arrow, a wave of enemies) comes from `shown`, and
 * what decides the reward comes from `hidden`: a draw of its own, which nothing shown depends on. Both are evidence.
 */
export interface Seeds {
  shown: number;
  hidden: number;
}

/** The seeds of a new attempt, from a source of unpredictable 32-bit numbers. */
export function drawSeeds(unpredictable: () => number): Seeds {
  return { shown: unpredictable(), hidden: unpredictable() };
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One item of a list. Throws a RangeError on an empty list. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}
