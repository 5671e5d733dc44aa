import type { Change, Rule } from "../holdings.ts";

/** What the story gives: each under a key of its target, so once for each player. */
export interface GrantOperation {
  kind: "grant";
  key: string;
  diamonds: number;
  experience: number;
  /** Items that stay, by slug: how many of each. */
  items: Record<string, number>;
}

/** Gives diamonds, experience and items; they take no place in the bag. */
export const grantRule: Rule<GrantOperation> = (_holdings, { diamonds, experience, items }) => {
  const changes: Change[] = [
    { path: "diamonds", by: diamonds },
    { path: "experience", by: experience },
    ...Object.entries(items).map(([item, count]): Change => ({ path: `items.${item}`, by: count })),
  ];
  return changes.filter(({ by }) => by > 0);
};
