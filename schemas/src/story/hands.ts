import type { Progress } from "./progress.ts";

/** Facts that say how many of a thing are carried in a visit begin so. */
const CARRIED = "session.item.";

/**
 * What a player keeps beyond a visit, for another act: from which fact on, and until the act that it is for is done. No visit counts
 * the letters, and the one to the hotel ends before the bearing opens Gold's shop.
 */
const KEPT = [
  { slug: "silver-bearing", from: "done.silver", until: "done.gold" },
  { slug: "letter", from: "letter.silver", until: "done.gold" },
  { slug: "letter", from: "letter.platinum", until: "done.diamond" },
] as const;

/** How many of each thing a player carries in this visit, or keeps for another act, by slug (`items.ts`). */
export function carriedIn({ facts }: Pick<Progress, "facts">): ReadonlyMap<string, number> {
  const has = (name: string): boolean => (facts[name] ?? 0) > 0;
  const kept = KEPT.filter(({ from, until }) => has(from) && !has(until));
  const carried = Object.entries(facts).filter(([name, count]) => name.startsWith(CARRIED) && count > 0);
  // What the visit still counts replaces the kept one: they are the same thing.
  return new Map([
    ...kept.map(({ slug }) => [slug, 1] as const),
    ...carried.map(([name, count]) => [name.slice(CARRIED.length), count] as const),
  ]);
}

/** What a player carries more of than before, and how many more: what was just picked up or given. */
export function gained(
  before: Pick<Progress, "facts">,
  after: Pick<Progress, "facts">,
): ReadonlyMap<string, number> {
  const had = carriedIn(before);
  const more = [...carriedIn(after)].map(([slug, count]) => [slug, count - (had.get(slug) ?? 0)] as const);
  return new Map(more.filter(([, count]) => count > 0));
}
