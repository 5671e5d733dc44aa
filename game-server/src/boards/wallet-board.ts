import { ARMS, type Arms } from "@diamond-valley/schemas/boss/kinds.ts";
import { SEASON_WEEKS } from "@diamond-valley/schemas/season/weeks.ts";
import { type HoldingPath, type Holdings, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { WEEKLY_BOSS } from "@diamond-valley/schemas/wallet/weekly-boss.ts";

/** A week of the season; 0 is all of it. */
export type BoardWeek = number;

/** A board over the wallets: what somebody's holdings are worth on it. */
export interface WalletBoard {
  readonly name: string;
  /** Deliveries, or the best score: whoever has none is not on the board. */
  score(holdings: Holdings): number;
  /** Of equal scores fewer attempts stand above; null where only the score counts. */
  attempts(holdings: Holdings): number | null;
}

/** Adds up what is held at some paths, or takes the most of them. The paths are made once: a million wallets are read. */
const sumOf = (paths: readonly HoldingPath[]) => (holdings: Holdings) =>
  paths.reduce((sum, path) => sum + held(holdings, path), 0);
const mostOf = (paths: readonly HoldingPath[]) => (holdings: Holdings) =>
  paths.reduce((most, path) => Math.max(most, held(holdings, path)), 0);

/** The weeks with a boss that a board is about. */
const bossWeeks = (week: BoardWeek): readonly number[] => (week === 0 ? WEEKLY_BOSS.weeks : [week]);

/** Kind Heroes of a week, or of all time. */
export const kindHeroes = (week: BoardWeek): WalletBoard => ({
  name: `kind.${week}`,
  score: sumOf([week === 0 ? "kind.total" : `kind.weeks.${week}`]),
  attempts: () => null,
});

/** The boards of Kind Heroes by week. */
export const KIND_WEEKS: readonly string[] = SEASON_WEEKS.map((week) => kindHeroes(week).name);

/** The best score against the boss of a week with these arms, or in any week. */
export const bossBest = (week: BoardWeek, arms: Arms) =>
  mostOf(bossWeeks(week).map((each): HoldingPath => `boss.${each}.best.${arms}`));
/** The points of all ranked fights of a week with these arms, or of all weeks. */
export const bossTotal = (week: BoardWeek, arms: Arms) =>
  sumOf(bossWeeks(week).map((each): HoldingPath => `boss.${each}.total.${arms}`));
/** Ranked fights of a week, or of all weeks: begun or won. */
export const bossFights = (week: BoardWeek, what: "attempts" | "wins") =>
  sumOf(bossWeeks(week).map((each): HoldingPath => `boss.${each}.${what}`));

/** The boss of a week with these arms, or of all weeks: then the best score in any of them. */
export const bossBoard = (week: BoardWeek, arms: Arms): WalletBoard => ({
  name: `boss.${week}.${arms}`,
  score: bossBest(week, arms),
  attempts: bossFights(week, "attempts"),
});

/** Every board over the wallets that there is. */
export const WALLET_BOARDS: readonly WalletBoard[] = [
  ...[0, ...SEASON_WEEKS].map(kindHeroes),
  ...[0, ...WEEKLY_BOSS.weeks].flatMap((week) => ARMS.map((arms) => bossBoard(week, arms))),
];
