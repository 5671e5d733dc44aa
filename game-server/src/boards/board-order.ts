import type { IdRanks } from "./player-table.ts";
import { sortedPairs } from "./sorted-pairs.ts";

/** Players of one chunk; a full one is cut in two halves. */
const CHUNK = 512;
/** Players of a chunk where all are known from the beginning: most have room for some more. */
const FILLED = 400;
const FEW = 1_024;
const MOST_POINTS = 2 ** 32 - 1;

interface Chunk {
  readonly players: Int32Array;
  size: number;
}

/** A place in the order: its chunk, and how many players of the chunk come before. */
interface Place {
  chunk: number;
  within: number;
}

/**
 * The order of a board: players with more points stand above, those with the same by `compare`. Whoever has none is not in it.
 * A change moves half a chunk at most; ranks are sums over the chunks. A million players take about ten MB.
 */
export class BoardOrder {
  readonly #compare: (one: number, other: number) => number;
  /** Points of each player, 0 for none. */
  #points = new Uint32Array(FEW);
  #chunks: Chunk[] = [newChunk()];
  #size = 0;

  /** `compare` orders players of the same points: below 0 where the first one stands above. */
  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare;
  }

  /** Players on the board. */
  get size(): number {
    return this.#size;
  }

  /** Bytes that it takes. */
  get bytes(): number {
    return this.#points.byteLength + this.#chunks.length * CHUNK * Int32Array.BYTES_PER_ELEMENT;
  }

  /** Points of a player; 0 where the player is not on the board. */
  pointsOf(player: number): number {
    return this.#points[player] ?? 0;
  }

  /**
   * Gives players points on a board that is empty, where all of them are known: `points` of each player, and the players in the order
   * of `compare`. Much faster than one by one.
   */
  fill(points: Uint32Array<ArrayBuffer>, { ranked, ranks }: IdRanks): void {
    this.#points = points;
    let size = 0;
    for (let player = 0; player < ranks.length; player += 1) if ((points[player] ?? 0) > 0) size += 1;
    const players = new Int32Array(size);
    for (let player = 0, at = 0; at < size; player += 1) if (points[player]! > 0) players[at++] = player;
    const order = sortedPairs(
      size,
      (at) => MOST_POINTS - points[players[at]!]!,
      (at) => ranks[players[at]!]!,
    );
    this.#size = size;
    this.#chunks = [];
    for (let from = 0; from < Math.max(1, size); from += FILLED) {
      const chunk = newChunk();
      chunk.size = Math.min(FILLED, size - from);
      for (let at = 0; at < chunk.size; at += 1) chunk.players[at] = ranked[order[from + at]!]!;
      this.#chunks.push(chunk);
    }
  }

  /** Gives a player so many points, a whole number from 1 to 2^32 - 1; 0 takes the player off the board. */
  set(player: number, points: number): void {
    const known = this.pointsOf(player);
    if (known === points) return;
    if (known > 0) this.#remove(player);
    if (player >= this.#points.length) this.#makeRoomFor(player);
    this.#points[player] = points;
    if (points > 0) this.#insert(player);
  }

  /** Players with more points. */
  above(points: number): number {
    return this.#before(this.#find((other) => this.#points[other]! > points));
  }

  /** Players with fewer points. */
  below(points: number): number {
    return this.#size - this.#before(this.#find((other) => this.#points[other]! >= points));
  }

  /** How many stand before a player who is on the board, those with the same points included. */
  placeOf(player: number): number {
    return this.#before(this.#placeOf(player));
  }

  /** The players from a place on, the first of all at 0. */
  slice(from: number, to: number): number[] {
    const players: number[] = [];
    let before = 0;
    for (const { players: some, size } of this.#chunks) {
      if (before >= to) break;
      if (before + size > from)
        players.push(...some.subarray(Math.max(0, from - before), Math.min(size, to - before)));
      before += size;
    }
    return players;
  }

  #placeOf(player: number): Place {
    const all = this.#points;
    const points = all[player]!;
    return this.#find((other) => {
      const known = all[other]!;
      return known === points ? this.#compare(other, player) < 0 : known > points;
    });
  }

  /** Players before a place. */
  #before({ chunk, within }: Place): number {
    let before = within;
    for (let index = 0; index < chunk; index += 1) before += this.#chunks[index]!.size;
    return before;
  }

  /** Where the players end who are `isBefore`, which is true of the first ones and of no later one. */
  #find(isBefore: (player: number) => boolean): Place {
    // The last chunk whose first player is before, or the first one.
    let [low, high] = [0, this.#chunks.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (isBefore(this.#chunks[middle]!.players[0]!)) low = middle;
      else high = middle - 1;
    }
    const { players, size } = this.#chunks[low]!;
    let [within, end] = [0, size];
    while (within < end) {
      const middle = (within + end) >> 1;
      if (isBefore(players[middle]!)) within = middle + 1;
      else end = middle;
    }
    return { chunk: low, within };
  }

  #insert(player: number): void {
    const { chunk: index, within } = this.#placeOf(player);
    const chunk = this.#chunks[index]!;
    chunk.players.copyWithin(within + 1, within, chunk.size);
    chunk.players[within] = player;
    chunk.size += 1;
    this.#size += 1;
    if (chunk.size === CHUNK) this.#split(index);
  }

  #remove(player: number): void {
    const place = this.#placeOf(player);
    // Whoever is the first of a chunk stands behind all of the chunk before.
    const isNext = place.within === this.#chunks[place.chunk]!.size;
    const index = isNext ? place.chunk + 1 : place.chunk;
    const within = isNext ? 0 : place.within;
    const chunk = this.#chunks[index]!;
    chunk.players.copyWithin(within, within + 1, chunk.size);
    chunk.size -= 1;
    this.#size -= 1;
    if (chunk.size === 0 && this.#chunks.length > 1) this.#chunks.splice(index, 1);
  }

  #split(index: number): void {
    const chunk = this.#chunks[index]!;
    const second = newChunk();
    second.players.set(chunk.players.subarray(CHUNK / 2));
    second.size = CHUNK / 2;
    chunk.size = CHUNK / 2;
    this.#chunks.splice(index + 1, 0, second);
  }

  #makeRoomFor(player: number): void {
    const points = new Uint32Array(2 ** Math.ceil(Math.log2(player + 1)));
    points.set(this.#points);
    this.#points = points;
  }
}

const newChunk = (): Chunk => ({ players: new Int32Array(CHUNK), size: 0 });
