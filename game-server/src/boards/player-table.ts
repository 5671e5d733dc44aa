import { createHash } from "node:crypto";
import { sortedPairs } from "./sorted-pairs.ts";

/** An account's id as it is kept here: 24 hex digits in three words. */
const WORDS = 3;
const DIGITS = 8;
const ID = /^[0-9a-f]{24}$/;
/** Places for so many players at first; twice as many whenever they are full. */
const FEW = 1_024;

/** The order of players by their ids. */
export interface IdRanks {
  readonly ranked: Int32Array;
  readonly ranks: Int32Array;
}

/**
 * Numbers players from 0 on, in the order in which they come. A million of them take about 20 MB, where strings in a Map take
 * 100: account ids are random, so that their first word serves as a hash. An id of another form, which the product gives nobody, is
 * known by its digest.
 */
export class PlayerTable {
  #size = 0;
  #ids: Uint32Array<ArrayBuffer>;
  /** A player's number and one, or 0, at the place that the hash leads to or one of the next. Half of the places are free at least. */
  #places: Int32Array<ArrayBuffer>;
  /** Ids of another form, as they are. */
  readonly #others = new Map<number, string>();

  /** `expected` players come without that room is made for more. */
  constructor(expected = 0) {
    const room = 2 ** Math.ceil(Math.log2(Math.max(FEW, expected)));
    this.#ids = new Uint32Array(room * WORDS);
    this.#places = new Int32Array(2 * room);
  }

  get size(): number {
    return this.#size;
  }

  /** Bytes that it takes. */
  get bytes(): number {
    return this.#ids.byteLength + this.#places.byteLength;
  }

  /** The number of a player, or undefined. */
  find(id: string): number | undefined {
    const number = this.#places[this.#placeOf(wordsOf(id))]! - 1;
    return number < 0 ? undefined : number;
  }

  /** The number of a player, who gets one where there was none. */
  add(id: string): number {
    const words = wordsOf(id);
    const place = this.#placeOf(words);
    const known = this.#places[place]! - 1;
    if (known >= 0) return known;
    const number = this.#size;
    if (number * WORDS === this.#ids.length) {
      this.#grow();
      return this.add(id);
    }
    this.#ids.set(words, number * WORDS);
    if (!ID.test(id)) this.#others.set(number, id);
    this.#places[place] = number + 1;
    this.#size += 1;
    return number;
  }

  /** The id of a player. */
  idOf(number: number): string {
    const other = this.#others.get(number);
    if (other !== undefined) return other;
    let id = "";
    for (let word = 0; word < WORDS; word += 1)
      id += this.#ids[number * WORDS + word]!.toString(16).padStart(DIGITS, "0");
    return id;
  }

  /** Below 0 where the id of the first player sorts before the other one's; the same in every process. */
  compare(one: number, other: number): number {
    for (let word = 0; word < WORDS; word += 1) {
      const difference = this.#ids[one * WORDS + word]! - this.#ids[other * WORDS + word]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** All players in the order of their ids: `ranked` has their numbers, `ranks` the place of each number among them. */
  ranked(): IdRanks {
    const ranked = sortedPairs(
      this.#size,
      (number) => this.#firstOf(number),
      (number) => number,
    );
    // Few share their first word.
    for (let from = 0; from < ranked.length; ) {
      let to = from + 1;
      while (to < ranked.length && this.#firstOf(ranked[to]!) === this.#firstOf(ranked[from]!)) to += 1;
      if (to > from + 1) ranked.subarray(from, to).sort((one, other) => this.compare(one, other));
      from = to;
    }
    const ranks = new Int32Array(ranked.length);
    for (let rank = 0; rank < ranked.length; rank += 1) ranks[ranked[rank]!] = rank;
    return { ranked, ranks };
  }

  #firstOf(number: number): number {
    return this.#ids[number * WORDS]!;
  }

  #placeOf([first, second, third]: Words): number {
    const mask = this.#places.length - 1;
    for (let place = first & mask; ; place = (place + 1) & mask) {
      const at = (this.#places[place]! - 1) * WORDS;
      if (at < 0) return place;
      if (this.#ids[at] === first && this.#ids[at + 1] === second && this.#ids[at + 2] === third)
        return place;
    }
  }

  #grow(): void {
    const ids = new Uint32Array(2 * this.#ids.length);
    ids.set(this.#ids);
    this.#ids = ids;
    this.#places = new Int32Array(2 * this.#places.length);
    const mask = this.#places.length - 1;
    for (let number = 0; number < this.#size; number += 1) {
      // None of them is there yet: the next free place is the player's.
      let place = ids[number * WORDS]! & mask;
      while (this.#places[place] !== 0) place = (place + 1) & mask;
      this.#places[place] = number + 1;
    }
  }
}

type Words = [number, number, number];

function wordsOf(id: string): Words {
  const digits = ID.test(id) ? id : createHash("sha256").update(id).digest("hex");
  return [0, 1, 2].map((word) =>
    Number.parseInt(digits.slice(word * DIGITS, (word + 1) * DIGITS), 16),
  ) as Words;
}
