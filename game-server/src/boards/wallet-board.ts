import { ARMS, type Arms } from "@diamond-valley/schemas/boss/kinds.ts";
import { SEASON_WEEKS } from "@diamond-valley/schemas/season/weeks.ts";
import { WEEKLY_BOSS } from "@diamond-valley/schemas/wallet/weekly-boss.ts";
import type { IndexDescription } from "../database/model.ts";

/** What a board over the wallets goes by: paths of holdings. Whoever holds no score is not on it. */
export interface WalletBoard {
  readonly score: string;
  /** Of equal scores fewer attempts stand above; null where only the score counts. */
  readonly attempts: string | null;
}

/** Kind Heroes of a week, or of all time where it is 0. */
export const kindHeroes = (week: number): WalletBoard => ({
  score: week === 0 ? "kind.total" : `kind.weeks.${week}`,
  attempts: null,
});

/** The boss of a week, with these arms. */
export const bossBoard = (week: number, arms: Arms): WalletBoard => ({
  score: `boss.${week}.best.${arms}`,
  attempts: `boss.${week}.attempts`,
});

/** Every board over the wallets that there is. */
export const WALLET_BOARDS: readonly WalletBoard[] = [
  ...[0, ...SEASON_WEEKS].map(kindHeroes),
  ...WEEKLY_BOSS.weeks.flatMap((week) => ARMS.map((arms) => bossBoard(week, arms))),
];

/** The order of a board. */
export const orderOf = ({ score, attempts }: WalletBoard): (readonly [path: string, direction: 1 | -1])[] => [
  [`holdings.${score}`, -1],
  ...(attempts === null ? [] : [[`holdings.${attempts}`, 1] as const]),
  ["_id", 1],
];

/** Whose wallets are on a board. */
export const onBoard = ({ score }: WalletBoard): Record<string, { $gt: number }> => ({
  [`holdings.${score}`]: { $gt: 0 },
});

/** The index of each board: it holds those who are on it, and nobody else. */
export const WALLET_BOARD_INDEXES: readonly IndexDescription[] = WALLET_BOARDS.map((board) => ({
  fields: Object.fromEntries(orderOf(board)),
  comment: `The order of a board: ${board.score}.`,
  options: { partialFilterExpression: onBoard(board) },
}));
