import { SECOND } from "../clock.ts";
import type { SeasonView } from "../season/season.ts";
import { COLOURS } from "../wallet/colours.ts";
import { CATEGORIES, type Category, type WalletView } from "../wallet/wallet.ts";
import { GOLEM_FACTS, GOLEM_LOST, golemFacts } from "./golem.ts";
import { type Membership, membershipFacts } from "./membership.ts";
import type { Progress } from "./progress.ts";
import type { Facts } from "./requirement.ts";

/** All that an interaction may depend on. */
export interface Situation {
  progress: Progress;
  wallet: WalletView;
  season: Pick<SeasonView, "week" | "phase">;
  /** Items of one colour that the player's deliveries take. */
  quantity: number;
  membership: Membership;
}

/** The facts that come from elsewhere than the progress, beside those of the membership; `ready.` and the like are followed by a category. */
export const DERIVED_FACTS = [
  "level",
  "week",
  "elapsed",
  "ready",
  "delivered",
  "carried",
  "done-today",
  ...GOLEM_FACTS,
] as const;

/** The facts of the progress that a game's room sets, and no reaction. */
export const ROOM_FACTS = [GOLEM_LOST] as const;

/** How many deliveries of a category can be made now: colours of which there are enough, up to today's limit. */
export function deliveriesReady({ wallet, quantity }: Situation, category: Category): number {
  const { used, limit } = wallet.deliveries[category];
  const { stock } = wallet.bag[category];
  const full = COLOURS.reduce((sum, colour) => sum + Math.floor(stock[colour] / quantity), 0);
  return Math.min(full, Math.max(0, limit - used));
}

function derived(situation: Situation, now: number): Record<string, number> {
  const { progress, wallet, season } = situation;
  const facts: Record<string, number> = {
    ...membershipFacts(situation.membership),
    ...golemFacts(situation),
    level: wallet.level,
    week: season.week,
    /** Seconds since the visit to a story place began. */
    elapsed: progress.session ? Math.floor((now - progress.session.since) / SECOND) : 0,
  };
  for (const category of CATEGORIES) {
    const { used, limit } = wallet.deliveries[category];
    facts[`ready.${category}`] = deliveriesReady(situation, category);
    facts[`delivered.${category}`] = used;
    facts[`carried.${category}`] = wallet.bag[category].used;
    facts[`done-today.${category}`] = used >= limit ? 1 : 0;
  }
  return facts;
}

/** `items.badge`: how many of an item that stays the player has. */
const ITEM = "items.";

/** The facts of a situation at `now` (epoch ms in season time). */
export function factsOf(situation: Situation, now: number): Facts {
  const known = derived(situation, now);
  const { facts } = situation.progress;
  return (name) => {
    if (name.startsWith(ITEM)) return situation.wallet.items[name.slice(ITEM.length)] ?? 0;
    if (Object.hasOwn(known, name)) return known[name] ?? 0;
    return Object.hasOwn(facts, name) ? (facts[name] ?? 0) : 0;
  };
}
