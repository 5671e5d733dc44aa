import { MAX_LEVEL } from "@diamond-valley/schemas/wallet/levels.ts";
import type { Category, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { challengeUntil } from "./challenge.ts";
import type { BotContext } from "./going.ts";
import { runUntil } from "./hero.ts";
import { huntUntil } from "./hunt.ts";
import { fishUntil } from "./lake.ts";
import { mineUntil } from "./mine.ts";
import { STORY_EXPERIENCE, storyUntil } from "./story.ts";

/** Share of the bag that counts as full. */
const FULL_BAG = 0.7;

/** A game that a bot of a fleet plays. */
export interface FleetGame {
  /** The level that it takes; whoever lets the fleet play sees to it. */
  readonly level?: number;
  /** Whether it takes all diamonds of the acts, which are seen to in the same way. */
  readonly gems?: true;
  /**
   * Plays until `stop`, until the connection is lost, or for a while.
   * @throws Refused, Unanswered
   */
  play(stop: AbortSignal, context: BotContext): Promise<void>;
  /** Whether there is hardly anything left to win today. */
  isSpent(wallet: WalletView): boolean;
}

/** No more deliveries of what the game brings, and hardly any room for it. */
const isFull =
  (category: Category) =>
  ({ bag, deliveries }: WalletView): boolean =>
    deliveries[category].used >= deliveries[category].limit &&
    bag[category].used >= bag[category].capacity * FULL_BAG;

const FISH: FleetGame = { play: fishUntil, isSpent: isFull("fish") };
const MINE: FleetGame = { play: mineUntil, isSpent: isFull("ore") };
// The strongest hunters have their first herb soonest.
const HUNT: FleetGame = { level: MAX_LEVEL, play: huntUntil, isSpent: isFull("herbs") };
const CHALLENGE: FleetGame = {
  level: 5,
  // Whose ranked fights of the day are used up, or who is not strong enough, hunts.
  async play(stop, context) {
    if (!(await challengeUntil(stop, context))) await huntUntil(stop, context);
  },
  isSpent: ({ boss }) => boss.today.used >= boss.today.limit,
};

const STORY: FleetGame = {
  play: storyUntil,
  isSpent: ({ experience }) => experience >= STORY_EXPERIENCE,
};

const RUN: FleetGame = { gems: true, play: runUntil, isSpent: () => false };

const GAMES = [MINE, FISH, HUNT, CHALLENGE, STORY, FISH, STORY, HUNT, RUN] as const;
/** How many bots it takes so that each game of a fleet is played. */
export const GAME_COUNT = GAMES.length;

/** The game of the bot with a number: each plays one, so that a kill finds it at it. */
export const fleetGame = (number: number): FleetGame => GAMES[number % GAMES.length]!;
