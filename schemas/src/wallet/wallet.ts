import type { WeeklyBossView } from "../boss/boss.ts";
import type { CommunityNews } from "../community/news.ts";
import { COLOURS, type Colour } from "./colours.ts";
import type { DailyLimit } from "./daily-limit.ts";

/** An item of a category: ten of a colour make a delivery; failed ones only trade (spec 2 §4, §5). */
export const STOCK_ITEMS = [...COLOURS, "failed"] as const;
export type StockItem = (typeof STOCK_ITEMS)[number];

/** What is carried of one category. */
export type Stock = Record<StockItem, number>;

/** The bag's categories (spec 2 §3). */
export const CATEGORIES = ["fish", "ore", "herbs"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Skills with mastery levels of their own (spec 2 §3). */
export const SKILLS = ["fishing", "mining", "combat"] as const;
export type Skill = (typeof SKILLS)[number];

/** All that a player can win or spend, as the player sees it: the answer of `GET /game_rpg/user_data`. */
export interface WalletView {
  /** Lines of the ledger so far: of two views the one with more is the newer, whichever way came first. */
  seq: number;
  diamonds: number;
  coins: number;
  level: number;
  experience: number;
  /** Experience since the current level began, and how much the whole level takes; both 0 at the last level. */
  levelProgress: { gained: number; needed: number };
  /** The next level that pays diamonds, or null. */
  nextMilestone: { level: number; diamonds: number } | null;
  mastery: Record<Skill, { level: number; gained: number; needed: number }>;
  bag: Record<Category, { stock: Stock; used: number; capacity: number }>;
  /** Items that stay, by slug: how many of each. They take no place in the bag. */
  items: Record<string, number>;
  /** Deliveries of today (KST): never more than the limit. */
  deliveries: Record<Category, DailyLimit & { used: number }>;
  /** Deliveries ever made of each colour: what the main quests count. */
  helped: Record<Category, Record<Colour, number>>;
  /** Whether the golem of the story has found its peace. */
  peace: boolean;
  boss: WeeklyBossView;
  /** Days of the daily sign-in so far, and whether today (KST) is one of them. */
  signIn: { days: number; today: boolean };
  /** The player's team, or null, the points that the player brought it, and the emote matches that can still count today (KST). */
  team: { name: Colour | null; points: number; matchesLeft: number };
  /** Diamonds that the mission `community` has paid: the goals, the own challenges, and the bosses of the weeks. */
  community: { earned: number };
}

/**
 * A change that was stored. It is part of the answer to what made it; where that answer goes elsewhere than to the
 * player's live room, such as over HTTP, the room pushes it as the message `wallet`.
 */
export interface WalletUpdate {
  wallet: WalletView;
  /** The level reached by this change, or null. */
  levelUp: number | null;
  /** Diamonds that this change paid for level milestones. */
  milestoneDiamonds: number;
  /** Diamonds that it paid and that nothing else tells of; absent where none. */
  gift?: number | undefined;
  /** What it meant for the community goal and the own challenge of the week; absent where nothing. */
  community?: CommunityNews | undefined;
}
