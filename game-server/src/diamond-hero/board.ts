import type { HeroBoard, HeroBoardLine } from "@diamond-valley/schemas/diamond-hero/account.ts";
import type { mongo } from "mongoose";
import { ranksBy, type ScoreCounts } from "../boards/score-counts.ts";
import { createStandings } from "../boards/standings.ts";
import { isDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type BoardDocument, boardModel } from "./board-model.ts";
import type { RunDocument } from "./run-model.ts";

/** Lines at the top (play.md 8). */
export const TOP = 50;
/** Lines before and behind one's own. */
const AROUND = 3;
/** Of equal scores the older one stands above. */
const ORDER = { score: -1, at: 1, _id: 1 } as const;
const UPWARDS = { score: 1, at: -1, _id: -1 } as const;

export interface BoardParts {
  deps: Pick<Deps, "connection">;
  /** The names that players have now. */
  accounts: { byId(account: string): Promise<{ nickname: string } | null | undefined> };
}

/** The best proven run of each player. All calls wait out a restart of the database. */
export interface Board {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /** Enters a proven run where it is better than what stands there of the player. Repeating is harmless. */
  enter(run: Omit<RunDocument, "evidence">): Promise<void>;
  /** The board as an account sees it, as of now. */
  of(account: string): Promise<HeroBoard>;
  /** Whether a run stands among the best, where everybody may watch it. */
  isOnTop(attempt: string): Promise<boolean>;
  /** Forgets an account that is deleted. */
  erase(account: string): Promise<void>;
}

/**
 * The only code that touches the `hero_board` collection. The top is read as it is now; further down a rank is as old as the counts
 * of `createStandings`.
 */
export function createBoard({ deps: { connection }, accounts }: BoardParts): Board {
  const lines = boardModel.collection(connection);
  const schemaVersion = boardModel.version;
  const standings = createStandings({ lines, index: ORDER });

  const top = (): Promise<BoardDocument[]> => lines.find().sort(ORDER).limit(TOP).toArray();

  /** Those who stand beside a line, nearest first. */
  async function beside(
    { _id, score, at }: BoardDocument,
    towards: "better" | "worse",
  ): Promise<BoardDocument[]> {
    const [more, less, order] =
      towards === "better" ? (["$gt", "$lt", UPWARDS] as const) : (["$lt", "$gt", ORDER] as const);
    // Two questions instead of one with alternatives, so that each is a range of the index.
    const asked: mongo.Filter<BoardDocument>[] = [
      { score, $or: [{ at: { [less]: at } }, { at, _id: { [less]: _id } }] },
      { score: { [more]: score } },
    ];
    const found = asked.map((filter) => lines.find(filter).sort(order).limit(AROUND).toArray());
    return (await Promise.all(found)).flat().slice(0, AROUND);
  }

  /** Lines as they are shown, with the ranks that they have. */
  async function shown(
    documents: readonly BoardDocument[],
    ranks: readonly number[],
    account: string,
  ): Promise<HeroBoardLine[]> {
    const players = await Promise.all(documents.map(({ _id }) => accounts.byId(_id)));
    return documents.flatMap(({ _id, score, seconds, kills, character, attempt }, index) => {
      const name = players[index]?.nickname;
      // Whoever is being deleted is shown no more.
      if (name === undefined) return [];
      return [{ rank: ranks[index]!, name, score, seconds, kills, character, attempt, own: _id === account }];
    });
  }

  /** Own line with those beside it. Ranks that are shown at the top are the same here, however old the counts are. */
  async function around(
    own: BoardDocument,
    best: readonly BoardDocument[],
    counts: ScoreCounts,
  ): Promise<[lines: BoardDocument[], ranks: number[]]> {
    const [better, worse] = await Promise.all([beside(own, "better"), beside(own, "worse")]);
    const near = [...better.reverse(), own, ...worse];
    const first = best.findIndex(({ _id }) => _id === near[0]!._id);
    if (first < 0) return [near, ranksBy(scoresOf(near), counts)];
    const whole = [...best.slice(0, first), ...near];
    return [near, ranksFromTop(scoresOf(whole)).slice(first)];
  }

  return {
    prepare: () => boardModel.createIndexes(connection),
    async enter({ _id: attempt, account, score, seconds, kills, character, at }) {
      const line = { score, seconds, kills, character, attempt, at, schemaVersion };
      await retryOnOutage(() =>
        lines
          .updateOne({ _id: account, score: { $lt: score } }, { $set: line }, { upsert: true })
          // There is one already, and it is no worse.
          .catch((error: unknown) => {
            if (!isDuplicate(error)) throw error;
          }),
      );
    },
    of: (account) =>
      retryOnOutage(async () => {
        const [best, own, counts] = await Promise.all([
          top(),
          lines.findOne({ _id: account }),
          standings.counts(),
        ]);
        const players = Math.max(counts.players, best.length);
        const shownTop = await shown(best, ranksFromTop(scoresOf(best)), account);
        if (!own) return { top: shownTop, around: [], players, percentile: null };
        const share = Math.floor((100 * counts.below(own.score)) / Math.max(1, players));
        return {
          top: shownTop,
          around: await shown(...(await around(own, best, counts)), account),
          players,
          percentile: Math.min(100, share),
        };
      }),
    isOnTop: (attempt) => retryOnOutage(async () => (await top()).some((line) => line.attempt === attempt)),
    async erase(account) {
      await retryOnOutage(() => lines.deleteOne({ _id: account }));
    },
  };
}

const scoresOf = (documents: readonly BoardDocument[]): number[] => documents.map(({ score }) => score);

/** Ranks of the scores of a whole board from its top on: equal ones share a rank, and the next one counts all before it: 1, 1, 3. */
export const ranksFromTop = (scores: readonly number[]): number[] =>
  scores.map((score) => scores.indexOf(score) + 1);
