import { deliveryCounts } from "../../community/contribution.ts";
import { weekAt } from "../../season/season.ts";
import type { Colour } from "../colours.ts";
import { dailyLimit } from "../daily-limit.ts";
import { countOfDay } from "../days.ts";
import { type Change, type Holdings, held, type Rule, refuse, tally } from "../holdings.ts";
import { LEVELS, levelAt, MAX_LEVEL } from "../levels.ts";
import type { Category } from "../wallet.ts";

/** Items of one colour handed over for experience. */
export interface DeliveryOperation {
  kind: "delivery";
  key: string;
  category: Category;
  colour: Colour;
  quantity: number;
  experience: number;
}

/**
 * Takes the items, pays the experience and counts towards the day's limit and the main quests (spec 2 §4, §8), towards the community
 * goal and the own challenge of the week, whose steps it pays.
 */
export const deliveryRule: Rule<DeliveryOperation> = (holdings, operation, now) => {
  const { category, colour, quantity, experience } = operation;
  const today = countOfDay(holdings, `deliveries.${category}`, now);
  const level = levelAt(held(holdings, "experience"));
  if (today.used >= dailyLimit(category, level, today.at).limit) return refuse("daily-limit");
  if (held(holdings, `bag.${category}.${colour}`) < quantity) return refuse("insufficient-inventory");
  return tally([
    { path: `bag.${category}.${colour}`, by: -quantity },
    { path: "experience", by: experience },
    { path: `helped.${category}.${colour}`, by: 1 },
    ...kindness(weekAt(now)),
    ...today.raised(1),
    ...(level === MAX_LEVEL ? beyond(holdings, now) : []),
    ...deliveryCounts(holdings, category, now),
  ]);
};

/** What a delivery counts for on the boards: a week outside the season has none. */
function kindness(week: number): Change[] {
  const total: Change = { path: "kind.total", by: 1 };
  return week > 0 ? [total, { path: `kind.weeks.${week}`, by: 1 }] : [total];
}

/** What a delivery brings whom experience leads nowhere: each so many of them some diamonds, up to the day's most. */
function beyond(holdings: Holdings, now: number): Change[] {
  const { deliveries, diamonds, daily } = LEVELS.beyond;
  const counted: Change = { path: "beyond.deliveries", by: 1 };
  const isDue = (held(holdings, "beyond.deliveries") + 1) % deliveries === 0;
  const paid = countOfDay(holdings, "beyond.days", now);
  if (!isDue || paid.used + diamonds > daily) return [counted];
  return [counted, { path: "diamonds", by: diamonds }, ...paid.raised(diamonds)];
}
