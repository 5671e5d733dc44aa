import { between, pick, type Random } from "@diamond-valley/schemas/random.ts";

const WORDS = [
  "",
  "press",
  "__proto__",
  "constructor",
  "toString",
  "$where",
  "$gt",
  "a.b.c",
  "../../etc/passwd",
  "%00",
  "\u0000",
  "\ud800",
  "ｆｕｌｌ",
  "<script>",
  "' OR 1=1 --",
  "0".repeat(24),
  "f".repeat(24),
  "x".repeat(5_000),
];
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.5,
  1e9,
  -1e9,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

/** Any value at all, nested up to `depth`: what a broken or hostile client may put where something else belongs. */
export function nonsense(random: Random, depth = 3): unknown {
  const kinds = depth > 0 ? 8 : 5;
  switch (between(random, 0, kinds - 1)) {
    case 0:
      return pick(random, WORDS);
    case 1:
      return pick(random, NUMBERS);
    case 2:
      return random() < 0.5;
    case 3:
      return null;
    case 4:
      return noise(random, between(random, 0, 64)).toString("latin1");
    case 5:
      return Array.from({ length: between(random, 0, 6) }, () => nonsense(random, depth - 1));
    default:
      return nonsenseRecord(
        random,
        ["key", "attempt", "elapsed", "emote", "entries", "id", "$set", "__proto__"],
        depth,
      );
  }
}

/** A record with nonsense under some of `keys`. */
export function nonsenseRecord(random: Random, keys: readonly string[], depth = 3): Record<string, unknown> {
  const entries = keys.filter(() => random() < 0.6).map((key) => [key, nonsense(random, depth - 1)] as const);
  return Object.fromEntries(entries);
}

/** Random bytes. */
export function noise(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
}

/** Lists in lists, deeper than any message has reason to be. */
export function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}
