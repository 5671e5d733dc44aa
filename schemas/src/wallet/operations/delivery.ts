import { koreanDay } from "../../clock.ts";
import type { Colour } from "../colours.ts";
import { type Change, type Holdings, held, type Rule, refuse } from "../holdings.ts";
import { dailyLimit, levelAt } from "../levels.ts";
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

/** Takes the items, pays the experience and counts towards the day's limit (spec 2 §4, §8). */
export const deliveryRule: Rule<DeliveryOperation> = (holdings, operation, now) => {
  const { category, colour, quantity, experience } = operation;
  const days = daysOf(holdings, category);
  // Two servers' clocks may differ around midnight: a day that has begun is never counted back.
  let today = koreanDay(now);
  for (const { day } of days) if (day > today) today = day;
  const used = days.find(({ day }) => day === today)?.count ?? 0;
  const limit = dailyLimit(category, levelAt(held(holdings, "experience")));
  if (used >= limit) return refuse("daily-limit");
  if (held(holdings, `bag.${category}.${colour}`) < quantity) return refuse("insufficient-inventory");
  const over: Change[] = days
    .filter(({ day }) => day < today)
    .map(({ day, count }) => ({ path: `deliveries.${category}.${day}`, by: -count }));
  return [
    { path: `bag.${category}.${colour}`, by: -quantity },
    { path: "experience", by: experience },
    { path: `deliveries.${category}.${today}`, by: 1 },
    ...over,
  ];
};

/** The days on which deliveries are counted; days gone by go with the next delivery. */
function daysOf(holdings: Holdings, category: Category): { day: string; count: number }[] {
  const prefix = `deliveries.${category}.`;
  return [...holdings]
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, count]) => ({ day: path.slice(prefix.length), count }));
}
