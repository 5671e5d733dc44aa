import type { HeroBoard, HeroBoardLine } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { createBoardReading, type Ranked } from "../boards/reading.ts";
import { type Names, showLines } from "../boards/shown-lines.ts";
import { createStandings } from "../boards/standings.ts";
import { isDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type BoardDocument, boardModel } from "./board-model.ts";
import type { RunDocument } from "./run-model.ts";

/** Of equal scores the older one stands above. */
const ORDER = { score: -1, at: 1, _id: 1 } as const;

export interface BoardParts {
  deps: Pick<Deps, "connection">;
  accounts: Names;
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
  const { top, view } = createBoardReading({
    lines,
    filter: {},
    order: Object.entries(ORDER),
    standings,
    rankedBy: ({ score }) => score,
  });

  const shown = (ranked: readonly Ranked<BoardDocument>[], account: string): Promise<HeroBoardLine[]> =>
    showLines(ranked, { account, accounts }, ({ score, seconds, kills, character, attempt }) => ({
      score,
      seconds,
      kills,
      character,
      attempt,
    }));

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
        const { top: best, around, ...rest } = await view(account);
        return { top: await shown(best, account), around: await shown(around, account), ...rest };
      }),
    isOnTop: (attempt) => retryOnOutage(async () => (await top()).some((line) => line.attempt === attempt)),
    async erase(account) {
      await retryOnOutage(() => lines.deleteOne({ _id: account }));
    },
  };
}
