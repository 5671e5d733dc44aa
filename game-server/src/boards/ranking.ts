import { BoardOrder } from "./board-order.ts";
import { PlayerTable } from "./player-table.ts";
import { MOST_PAIRS } from "./sorted-pairs.ts";

/** What is kept in memory of all players beside orders, such as sums. Players are known by number. */
export interface Kept<Line> {
  /** Takes over what a player's document says now; null where the player is gone. */
  note(player: number, line: Line | null): void;
  readonly bytes: number;
}

/** A collection with a document a player, that boards are made of. Each write that moves a player stamps `rankedAt`. */
export interface RankSource<Line> {
  /** About how many documents there are. */
  expected(): Promise<number>;
  /** All documents, or those that were stamped at an instant or later. Only what is needed of each. */
  read(since: Date | null): AsyncIterable<Line>;
  playerOf(line: Line): string;
  /** Whether the account is deleted: the player leaves all boards for good. */
  isGone?(line: Line): boolean;
  /** The boards by name, and what a document is worth on each of them in this order: see `BoardOrder`. */
  readonly boards: readonly string[];
  points(line: Line): readonly number[];
  /** More that is kept of these documents, by name. */
  readonly kept?: Readonly<Record<string, () => Kept<Line>>>;
}

/** Any source, where its documents are of no interest. */
// biome-ignore lint/suspicious/noExplicitAny: sources of documents of any form stand in one list
export type AnySource = RankSource<any>;

/** What is kept of one source. */
interface Part {
  /** In the order of the source's boards. */
  readonly orders: readonly BoardOrder[];
  readonly kept: readonly Kept<unknown>[];
}

/** All boards as they stand at one moment. */
export class Ranking {
  readonly players: PlayerTable;
  readonly #orders = new Map<string, BoardOrder>();
  readonly #kept = new Map<string, Kept<unknown>>();
  readonly #parts = new Map<AnySource, Part>();
  readonly #gone = new Set<number>();
  /** Points by board and player, until all are known and `settle` puts them in order. */
  #loading: Map<BoardOrder, Uint32Array<ArrayBuffer>> | null;

  /** `expected`: about so many players will be noted before `settle`. */
  constructor(sources: readonly AnySource[], expected = 0) {
    this.players = new PlayerTable(expected);
    const compare = (one: number, other: number): number => this.players.compare(one, other);
    for (const source of sources) {
      const orders = source.boards.map((name) => [name, new BoardOrder(compare)] as const);
      const kept = Object.entries(source.kept ?? {}).map(([name, make]) => [name, make()] as const);
      for (const [name, order] of orders) this.#orders.set(name, order);
      for (const [name, each] of kept) this.#kept.set(name, each);
      const part = { orders: orders.map(([, order]) => order), kept: kept.map(([, each]) => each) };
      this.#parts.set(source, part);
    }
    this.#loading = new Map([...this.#orders.values()].map((order) => [order, new Uint32Array(0)]));
  }

  /**
   * Puts all that was noted in order; what is noted from then on finds its place by itself. Calls `between` after each board,
   * which takes about a tenth of a second for a million players.
   */
  async settle(between: () => Promise<unknown> = async () => {}): Promise<void> {
    const loaded = this.#loading ?? new Map<BoardOrder, Uint32Array<ArrayBuffer>>();
    this.#loading = null;
    const ids = this.players.size <= MOST_PAIRS ? this.players.ranked() : null;
    for (const [order, points] of loaded) {
      if (ids) order.fill(points, ids);
      else for (const [player, each] of points.entries()) order.set(player, each);
      await between();
    }
  }

  /** The order of a board. Throws a RangeError for one that no source names. */
  order(board: string): BoardOrder {
    const order = this.#orders.get(board);
    if (!order) throw new RangeError(`there is no board ${board}`);
    return order;
  }

  /** What a source keeps under this name. */
  kept(name: string): Kept<unknown> | undefined {
    return this.#kept.get(name);
  }

  /** Bytes that all of it takes. */
  get bytes(): number {
    const parts = [this.players, ...this.#orders.values(), ...this.#kept.values()];
    return parts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Takes over what a document says. Whoever is gone stays gone, whatever else is read of them: an id is never given again. */
  note<Line>(source: RankSource<Line>, line: Line): void {
    const player = this.players.add(source.playerOf(line));
    if (this.#gone.has(player)) return;
    if (source.isGone?.(line)) {
      this.#drop(player);
      return;
    }
    const { orders, kept } = this.#parts.get(source)!;
    const points = source.points(line);
    for (let index = 0; index < orders.length; index += 1)
      this.#place(orders[index]!, player, points[index]!);
    for (const each of kept) each.note(player, line);
  }

  #place(order: BoardOrder, player: number, points: number): void {
    const loading = this.#loading?.get(order);
    if (!loading) order.set(player, points);
    else if (player < loading.length) loading[player] = points;
    else if (points > 0) this.#loading!.set(order, withPoints(loading, player, points));
  }

  #drop(player: number): void {
    this.#gone.add(player);
    for (const order of this.#orders.values()) this.#place(order, player, 0);
    for (const kept of this.#kept.values()) kept.note(player, null);
  }
}

/** The points of players with room for one more. */
function withPoints(known: Uint32Array, player: number, points: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(2 ** Math.ceil(Math.log2(player + 2)));
  grown.set(known);
  grown[player] = points;
  return grown;
}
