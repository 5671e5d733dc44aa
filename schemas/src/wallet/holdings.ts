import type { Arms } from "../boss/kinds.ts";
import type { PowerUp } from "../diamond-hero/progress-content.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Colour } from "./colours.ts";
import { type Category, type Skill, STOCK_ITEMS, type StockItem } from "./wallet.ts";

/**
 * One number that a wallet holds. Everything that a player can win or spend is such a number, so one rule fits all:
 * it is never negative, and it is the sum of its changes in the ledger.
 */
export type HoldingPath =
  | "diamonds"
  | "coins"
  | "experience"
  | `skills.${Skill}`
  | `bag.${Category}.${StockItem}`
  /** Deliveries made on a Korean day (`YYYYMMDD`): what the daily limit counts. */
  | `deliveries.${Category}.${string}`
  /** Deliveries ever made of a colour: what the main quests count. */
  | `helped.${Category}.${Colour}`
  /** Deliveries ever made, and those of a week of the season: what the board of Kind Heroes goes by. */
  | "kind.total"
  | `kind.weeks.${number}`
  /** Deliveries made at the last level, and the diamonds that they paid on a Korean day. */
  | "beyond.deliveries"
  | `beyond.days.${string}`
  /** 1 once the golem of the story has found its peace. */
  | "story.peace"
  /**
   * Ranked fights with the boss of a week: begun, ended, and won; the best score in calm mode; and the best score, and that of
   * all fights, by arms.
   */
  | `boss.${number}.${"attempts" | "ended" | "wins" | "calm"}`
  | `boss.${number}.${"best" | "total"}.${Arms}`
  /** Ranked fights begun on a Korean day. */
  | `boss.days.${string}`
  /** Runs of Diamond Hero begun, ended and cleared; kills, coins and Grand Prisms of all of them. */
  | `hero.${"plays" | "ended" | "clears" | "kills" | "coins" | "prisms"}`
  /** The longest run, whole seconds; the best score of ranked ones, and that of all of them. */
  | `hero.${"longest" | "best" | "total"}`
  /** Runs begun in a week of the season, with the best score of its ranked ones, and that of all of them. */
  | `hero.weeks.${number}.${"plays" | "best" | "total"}`
  /** Levels of its power-ups that were bought. */
  | `hero.power-ups.${PowerUp}`
  /** 1 once a milestone or mission of Diamond Hero has been paid, by its name: `milestone_1`, `kills.100`. */
  | `hero.paid.${string}`
  /** Days of the daily sign-in so far, and the last of them as a number: 20251007. */
  | "sign-in.days"
  | "sign-in.last"
  /** The team's place in TEAMS, from 1, and the points that the player brought it: all, and those of a week of the season. */
  | "team.colour"
  | "team.points"
  | `team.weeks.${number}`
  /** Emote matches of a Korean day that counted. */
  | `matches.days.${string}`
  /**
   * The community goal of a week: what the player gave, 1 for who did so in its first 48 hours, and diamonds that its steps have paid.
   */
  | `goal.${number}.${"given" | "early" | "paid"}`
  /** The own challenge of a week: deliveries of its theme, and diamonds that its steps have paid. */
  | `challenge.${number}.${"done" | "paid"}`
  /** Entries held in the draw of a prize. */
  | `entries.${string}`
  /** Diamonds that each of these entries cost; absent beside those of the first release, which did not note it. */
  | `price.${string}`
  /** Items that stay, such as a badge, by slug. */
  | `items.${string}`
  /** 1 once the diamonds of a level have been paid. */
  | `milestones.${number}`
  /** Diamonds that came with the tier. */
  | "tierBonus"
  /** The last change of the tier after which entries were reset. */
  | "tierChanges"
  /** 1 once the account is deleted: the wallet is empty and stays so. */
  | "closed";

/** What a wallet holds; an absent path holds 0. */
export type Holdings = ReadonlyMap<HoldingPath, number>;

/** A path that goes up or down by a whole number. */
export interface Change {
  path: HoldingPath;
  by: number;
}

export const NOTHING: Holdings = new Map();

/** How much is held at a path; 0 where nothing is. */
export function held(holdings: Holdings, path: HoldingPath): number {
  return holdings.get(path) ?? 0;
}

/** What is carried of one category, failed items included: what the bag's capacity limits. */
export function carried(holdings: Holdings, category: Category): number {
  return STOCK_ITEMS.reduce((sum, item) => sum + held(holdings, `bag.${category}.${item}`), 0);
}

/** One change for each path, without those that come to nothing. */
export function tally(changes: Iterable<Change>): Change[] {
  const sums = new Map<HoldingPath, number>();
  for (const { path, by } of changes) sums.set(path, (sums.get(path) ?? 0) + by);
  return [...sums].filter(([, by]) => by !== 0).map(([path, by]) => ({ path, by }));
}

/**
 * The holdings after `changes`. A path that comes to 0 is dropped, so that days gone by leave nothing behind.
 * Throws a RangeError where a number would be negative or no safe integer: a rule must refuse before that.
 */
export function change(holdings: Holdings, changes: readonly Change[]): Holdings {
  const after = new Map(holdings);
  for (const { path, by } of changes) {
    const amount = (after.get(path) ?? 0) + by;
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${path} would become ${amount}`);
    if (amount === 0) after.delete(path);
    else after.set(path, amount);
  }
  return after;
}

/** Why an operation can't be done on the wallet as it stands. */
export interface Refusal {
  refused: ErrorCode;
}

/**
 * The rule of one kind of operation: what it changes, or why not. Pure; `now` is epoch ms in season time. No changes
 * at all means that the wallet is already as the operation wants it.
 */
export type Rule<O> = (holdings: Holdings, operation: O, now: number) => Change[] | Refusal;

/** The refusal with a code. */
export function refuse(code: ErrorCode): Refusal {
  return { refused: code };
}

/** Whether a rule, or what follows it, refused. */
export function isRefusal(outcome: object): outcome is Refusal {
  return "refused" in outcome;
}
