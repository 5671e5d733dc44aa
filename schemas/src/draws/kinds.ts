import type { Rank } from "./ranking.ts";
import type { DrawnPrize } from "./terms.ts";

/** Those who won, of all who were drawn; the others are reserves. */
export function winnersOf<Drawn extends Pick<Rank, "entrant">>(
  { total }: Pick<DrawnPrize, "total">,
  ranks: readonly Drawn[],
): Drawn[] {
  return ranks.slice(0, total);
}

/**
 * Who is passed over in the draw of `prize`: the winners of the prizes of its kind that were drawn before it. One person wins
 * one prize of a kind (spec 1 §1).
 */
export function barredFrom(
  prize: Pick<DrawnPrize, "slug" | "kind">,
  prizes: readonly DrawnPrize[],
  drawn: ReadonlyMap<string, readonly Pick<Rank, "entrant">[]>,
): Set<string> {
  const before = prizes.slice(
    0,
    prizes.findIndex(({ slug }) => slug === prize.slug),
  );
  const ofKind = before.filter(({ kind }) => kind === prize.kind);
  return new Set(
    ofKind.flatMap((each) => winnersOf(each, drawn.get(each.slug) ?? []).map(({ entrant }) => entrant)),
  );
}
