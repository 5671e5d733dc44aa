import { koreanDay } from "../clock.ts";
import { communityEarned } from "../community/mission.ts";
import { MATCHES_DAILY } from "../emote-match/emote-match.ts";
import { teamOf } from "../teams/teams.ts";
import { COLOURS } from "./colours.ts";
import { dailyLimit } from "./daily-limit.ts";
import { countOfDay } from "./days.ts";
import { carried, type Holdings, held } from "./holdings.ts";
import { bagCapacity, levelProgress, masteryAt, nextMilestone } from "./levels.ts";
import { CATEGORIES, type Category, SKILLS, STOCK_ITEMS, type WalletView } from "./wallet.ts";
import { weeklyBossView } from "./weekly-boss-view.ts";

/** A record with a value for each of `keys`. */
function each<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

const ITEM = "items.";

function itemsIn(holdings: Holdings): Record<string, number> {
  const items = [...holdings].filter(([path]) => path.startsWith(ITEM));
  return Object.fromEntries(items.map(([path, count]) => [path.slice(ITEM.length), count]));
}

/** What a wallet with `seq` lines of the ledger shows its player at `now` (epoch ms). */
export function walletView(holdings: Holdings, now: number, seq = 0): WalletView {
  const experience = held(holdings, "experience");
  const { level, gained, needed } = levelProgress(experience);
  const today = koreanDay(now);
  const bag = (category: Category): WalletView["bag"][Category] => ({
    stock: each(STOCK_ITEMS, (item) => held(holdings, `bag.${category}.${item}`)),
    used: carried(holdings, category),
    capacity: bagCapacity(category, level),
  });
  return {
    seq,
    diamonds: held(holdings, "diamonds"),
    coins: held(holdings, "coins"),
    level,
    experience,
    levelProgress: { gained, needed },
    nextMilestone: nextMilestone(level),
    mastery: each(SKILLS, (skill) => masteryAt(skill, held(holdings, `skills.${skill}`))),
    bag: each(CATEGORIES, bag),
    items: itemsIn(holdings),
    deliveries: each(CATEGORIES, (category) => ({
      used: held(holdings, `deliveries.${category}.${today}`),
      ...dailyLimit(category, level, now),
    })),
    helped: each(CATEGORIES, (category) =>
      each(COLOURS, (colour) => held(holdings, `helped.${category}.${colour}`)),
    ),
    peace: held(holdings, "story.peace") > 0,
    boss: weeklyBossView(holdings, now),
    signIn: {
      days: held(holdings, "sign-in.days"),
      today: held(holdings, "sign-in.last") >= Number(today),
    },
    team: {
      name: teamOf(holdings),
      points: held(holdings, "team.points"),
      matchesLeft: MATCHES_DAILY - countOfDay(holdings, "matches.days", now).used,
    },
    community: { earned: communityEarned(holdings) },
  };
}
