import type { mongo } from "mongoose";
import { ranksBy, type ScoreCounts } from "./score-counts.ts";
import type { Standings } from "./standings.ts";

/** Lines at the top, and before and behind one's own (play.md 8). */
export const TOP = 50;
const AROUND = 3;

/** What of a line decides its place, each above the next: a path, and whether more of it stands above (-1) or less (1). */
export type BoardOrder = readonly (readonly [path: string, direction: 1 | -1])[];

export interface ReadingParts<Line extends mongo.Document> {
  lines: mongo.Collection<Line>;
  /** Which documents are lines; `index` holds no others. */
  filter: mongo.Filter<Line>;
  /** The order, which ends with `_id`; an index has it. */
  order: BoardOrder;
  standings: Standings;
  /** The number that ranks go by, as `standings` counts it: more is better, and equal ones share a rank. */
  rankedBy: (line: Line) => number;
}

/** A line with its rank. */
export type Ranked<Line> = readonly [line: Line, rank: number];

/** A board as somebody sees it whose line is `own`. */
export interface BoardView<Line> {
  readonly top: readonly Ranked<Line>[];
  /** Own line with those beside it; empty without one. */
  readonly around: readonly Ranked<Line>[];
  readonly players: number;
  /** The share of all who are behind, whole %; null without a line. */
  readonly percentile: number | null;
}

/** What stands at a dotted path of a document. */
export const valueAt = (document: object, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);

/** Reads boards: the top as it is now; further down a rank is as old as the counts of `standings`. */
export function createBoardReading<Line extends mongo.Document & { _id: string }>({
  lines,
  filter,
  order,
  standings,
  rankedBy,
}: ReadingParts<Line>): RankedBoard<Line> {
  const downwards = Object.fromEntries(order);
  const upwards = Object.fromEntries(order.map(([path, direction]) => [path, -direction as 1 | -1]));
  const scoresOf = (some: readonly Line[]): number[] => some.map(rankedBy);

  const top = (): Promise<Line[]> =>
    lines.find(filter).sort(downwards).limit(TOP).toArray() as Promise<Line[]>;

  /** Those who stand beside a line, nearest first. */
  async function beside(own: Line, isBetter: boolean): Promise<Line[]> {
    // One question for each part of the order, so that each is a range of the index: first who shares all parts before the last.
    const found = order
      .map((_, index) => {
        const shared = order.slice(0, index).map(([path]) => [path, valueAt(own, path)] as const);
        const [path, direction] = order[index]!;
        const beyond = isBetter === (direction === -1) ? "$gt" : "$lt";
        return { ...filter, ...Object.fromEntries(shared), [path]: { [beyond]: valueAt(own, path) } };
      })
      .reverse()
      .map((asked) =>
        lines
          .find(asked as mongo.Filter<Line>)
          .sort(isBetter ? upwards : downwards)
          .limit(AROUND)
          .toArray(),
      );
    return (await Promise.all(found)).flat().slice(0, AROUND) as Line[];
  }

  /** Own line with those beside it. Ranks that are shown at the top are the same here, however old the counts are. */
  async function around(own: Line, best: readonly Line[], counts: ScoreCounts): Promise<Ranked<Line>[]> {
    const [better, worse] = await Promise.all([beside(own, true), beside(own, false)]);
    const near = [...better.reverse(), own, ...worse];
    const first = best.findIndex(({ _id }) => _id === near[0]!._id);
    const ranks =
      first < 0
        ? ranksBy(scoresOf(near), counts)
        : ranksFromTop(scoresOf([...best.slice(0, first), ...near])).slice(first);
    return near.map((line, index) => [line, ranks[index]!]);
  }

  return {
    top,
    async view(account) {
      const [best, own, counts] = await Promise.all([
        top(),
        lines.findOne({ ...filter, _id: account } as mongo.Filter<Line>) as Promise<Line | null>,
        standings.counts(),
      ]);
      const players = Math.max(counts.players, best.length);
      const ranks = ranksFromTop(scoresOf(best));
      const ranked = best.map((line, index): Ranked<Line> => [line, ranks[index]!]);
      if (!own) return { top: ranked, around: [], players, percentile: null };
      const share = Math.floor((100 * counts.below(rankedBy(own))) / Math.max(1, players));
      return {
        top: ranked,
        around: await around(own, best, counts),
        players,
        percentile: Math.min(100, share),
      };
    },
  };
}

/** A board that can be looked at. */
export interface RankedBoard<Line> {
  /** The best lines, as they are now. */
  top(): Promise<Line[]>;
  /** The board as an account sees it. */
  view(account: string): Promise<BoardView<Line>>;
}

/** Ranks of the scores of a whole board from its top on: equal ones share a rank, and the next one counts all before it: 1, 1, 3. */
export const ranksFromTop = (scores: readonly number[]): number[] =>
  scores.map((score) => scores.indexOf(score) + 1);
