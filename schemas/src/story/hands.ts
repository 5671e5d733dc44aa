import type { Progress } from "./progress.ts";

/** Facts that say how many of a thing are carried in a visit begin so. */
const CARRIED = "session.item.";

/** How many of each thing a player carries in this visit, by slug (`items.ts`). */
export function carriedIn({ facts }: Pick<Progress, "facts">): ReadonlyMap<string, number> {
  const carried = Object.entries(facts).filter(([name, count]) => name.startsWith(CARRIED) && count > 0);
  return new Map(carried.map(([name, count]) => [name.slice(CARRIED.length), count]));
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
