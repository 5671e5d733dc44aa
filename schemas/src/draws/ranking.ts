import { type Hash, hexOf, hexToBytes, hmacHex, utf8ToBytes } from "./hashing.ts";
import { ENTRANT_BYTES, LEAF_BYTES, viewOf } from "./leaves.ts";
import { DRAW_VERSION } from "./terms.ts";

/** What the seed of one prize's draw is made of. */
export interface SeedParts {
  season: string;
  prize: string;
  /** Root of the tree over the frozen entries, and how many entries these are. */
  root: string;
  entries: number;
  /** The beacon's value. */
  beacon: string;
}

/** The seed of a prize's draw, 64 hex digits: HMAC-SHA-256 under the secret of all that was fixed since. */
export function seedOf(
  secret: string,
  { season, prize, root, entries, beacon }: SeedParts,
  hash: Hash,
): string {
  const message = [DRAW_VERSION, season, prize, root, entries, beacon].join("|");
  return hmacHex(hexToBytes(secret), utf8ToBytes(message), hash);
}

/** What is hashed for each entry: the seed, the pseudonym and the entry's number, 68 bytes. */
const SEED_BYTES = 32;
const NUMBER_AT = SEED_BYTES + ENTRANT_BYTES;

/** Somebody's place among all entrants of a prize. */
export interface Rank {
  /** The pseudonym. */
  entrant: string;
  /** The least of SHA-256(seed, pseudonym, i) for each entry i from 1 on, 64 hex digits. */
  key: string;
}

/** The key of one entrant: what a proof is checked with. */
export function keyOf(seed: string, entrant: string, entries: number, hash: Hash): string {
  const bytes = new Uint8Array(NUMBER_AT + 4);
  bytes.set(hexToBytes(seed));
  bytes.set(hexToBytes(entrant), SEED_BYTES);
  return leastBelow(ABOVE_ALL, bytes, viewOf(bytes), entries, hash);
}

/** Above every key. */
const ABOVE_ALL = "g";

/** The least key of an entrant, or the limit where none is below it. */
function leastBelow(
  limit: string,
  bytes: Uint8Array,
  numbers: DataView,
  entries: number,
  hash: Hash,
): string {
  let least = limit;
  for (let entry = 1; entry <= entries; entry += 1) {
    numbers.setUint32(NUMBER_AT, entry);
    const key = hash(bytes);
    // Nearly every key is above the limit by its first digit, and whole strings are compared by a call.
    if (key.charCodeAt(0) <= least.charCodeAt(0) && key < least) least = key;
  }
  return least;
}

export interface RankingParts {
  seed: string;
  /** How many of the lowest keys are wanted. */
  size: number;
  /** Who is passed over, having won a prize of the kind. */
  barred: ReadonlySet<string>;
  hash: Hash;
}

/**
 * The entrants with the lowest keys. Leaves may come in any order and in pieces of any size; what is remembered are
 * twice as many entrants as are wanted, however many come.
 */
export class Ranking {
  readonly #size: number;
  readonly #barred: ReadonlySet<string>;
  readonly #hash: Hash;
  readonly #bytes = new Uint8Array(NUMBER_AT + 4);
  readonly #numbers = viewOf(this.#bytes);
  #lowest: Rank[] = [];
  /** No key from here on can be among the wanted. */
  #limit = ABOVE_ALL;

  constructor({ seed, size, barred, hash }: RankingParts) {
    this.#size = size;
    this.#barred = barred;
    this.#hash = hash;
    this.#bytes.set(hexToBytes(seed));
  }

  /**
   * Takes in leaves that lie one behind the other. `taken` is told who is among the lowest so far, and the place in
   * `packed`: a few times as many as are wanted, some of whom others push out later.
   */
  add(packed: Uint8Array, taken?: (entrant: string, index: number) => void): void {
    const [bytes, leaves] = [this.#bytes, viewOf(packed)];
    for (let at = 0; at < packed.length; at += LEAF_BYTES) {
      // Four bytes at a time: a part of the array for each of a million leaves would be a million objects.
      for (let byte = 0; byte < ENTRANT_BYTES; byte += 4)
        this.#numbers.setUint32(SEED_BYTES + byte, leaves.getUint32(at + byte));
      const entries = leaves.getUint32(at + ENTRANT_BYTES);
      const key = leastBelow(this.#limit, bytes, this.#numbers, entries, this.#hash);
      if (key === this.#limit) continue;
      const rank = { entrant: hexOf(bytes.subarray(SEED_BYTES, NUMBER_AT)), key };
      if (this.#take(rank)) taken?.(rank.entrant, at / LEAF_BYTES);
    }
  }

  /** The wanted ones so far, lowest key first. */
  ranks(): Rank[] {
    this.#cut();
    return [...this.#lowest];
  }

  #take(rank: Rank): boolean {
    if (this.#barred.has(rank.entrant)) return false;
    this.#lowest.push(rank);
    if (this.#lowest.length >= 2 * this.#size) this.#cut();
    return true;
  }

  #cut(): void {
    this.#lowest.sort(byKey);
    this.#lowest.length = Math.min(this.#lowest.length, this.#size);
    if (this.#lowest.length === this.#size) this.#limit = this.#lowest.at(-1)?.key ?? "";
  }
}

function byKey(a: Rank, b: Rank): number {
  return a.key < b.key ? -1 : 1;
}
