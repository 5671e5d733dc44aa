import { winnersOf } from "./kinds.ts";
import type { Rank } from "./ranking.ts";
import type { DrawnPrize } from "./terms.ts";

/**
 * Why a prize goes on to the next reserve: its winner did not want it, could not be reached, had broken the rules, has
 * deleted the account, or, for a reserve, was given one of the kind before: everybody is given one of a kind once.
 */
export const PASS_REASONS = ["declined", "unreachable", "disqualified", "gone", "kind"] as const;
export type PassReason = (typeof PASS_REASONS)[number];

/** A prize that went on to the next reserve. */
export interface Passing {
  prize: string;
  /** Who held it, by pseudonym. */
  entrant: string;
  reason: PassReason;
}

/** Prizes with all who were drawn for them, lowest key first. */
export type DrawnRanks = readonly (Pick<DrawnPrize, "slug" | "kind" | "total"> & {
  ranks: readonly Pick<Rank, "entrant">[];
})[];

/** Who holds each prize after all passings: of those drawn who did not pass it on, the first `total`. */
export function holdersOf(drawn: DrawnRanks, passings: readonly Passing[]): Map<string, string[]> {
  const passed = new Set(passings.map(({ prize, entrant }) => `${prize} ${entrant}`));
  return new Map(
    drawn.map((prize) => {
      const left = prize.ranks.filter(({ entrant }) => !passed.has(`${prize.slug} ${entrant}`));
      return [prize.slug, winnersOf(prize, left).map(({ entrant }) => entrant)];
    }),
  );
}

/**
 * What has to be added to `before` so that a prize goes on: the passing itself, and one for each reserve that can't take
 * the prize for having been given one of its kind. Null where `next.entrant` does not hold the prize.
 */
export function passedOn(drawn: DrawnRanks, before: readonly Passing[], next: Passing): Passing[] | null {
  const held = holdersOf(drawn, before);
  if (!held.get(next.prize)?.includes(next.entrant)) return null;
  const prize = drawn.find(({ slug }) => slug === next.prize)!;
  const others = drawn.filter(({ slug, kind }) => kind === prize.kind && slug !== prize.slug);
  const given = new Set(others.flatMap(({ slug }) => givenTo(slug, held, before)));
  const added = [next];
  for (;;) {
    const now = holdersOf(drawn, [...before, ...added]).get(prize.slug) ?? [];
    const twice = now.find((entrant) => given.has(entrant));
    if (twice === undefined) return added;
    added.push({ prize: prize.slug, entrant: twice, reason: "kind" });
  }
}

/** Who was given a prize, whether they hold it still or passed it on. */
function givenTo(slug: string, held: ReadonlyMap<string, string[]>, passings: readonly Passing[]): string[] {
  const passed = passings.filter(({ prize, reason }) => prize === slug && reason !== "kind");
  return [...(held.get(slug) ?? []), ...passed.map(({ entrant }) => entrant)];
}
