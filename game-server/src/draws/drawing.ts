import { barredFrom } from "@diamond-valley/schemas/draws/kinds.ts";
import { Ranking, seedOf } from "@diamond-valley/schemas/draws/ranking.ts";
import { fastHash } from "./hash.ts";
import { accountAt, type LeafStore } from "./leaf-store.ts";
import type { KnownRank } from "./ranks.ts";
import type { FrozenDraw } from "./store.ts";

/** The seed of one prize's draw. */
export function seedFor({ terms, frozen, secret }: FrozenDraw, prize: string, beacon: string): string {
  const { root, entries } = frozen.prizes[prize]!;
  return seedOf(secret, { season: terms.season, prize, root, entries, beacon }, fastHash);
}

/** Draws every prize, in the committed order. Of the leaves one piece is in memory at a time, of the entrants those drawn. */
export async function* drawPrizes(
  draw: FrozenDraw,
  beacon: string,
  leaves: Pick<LeafStore, "read">,
): AsyncIterable<{ prize: string; ranks: KnownRank[] }> {
  const { prizes } = draw.terms;
  const drawn = new Map<string, KnownRank[]>();
  for (const prize of prizes) {
    const ranking = new Ranking({
      seed: seedFor(draw, prize.slug, beacon),
      size: prize.total + prize.reserves,
      barred: barredFrom(prize, prizes, drawn),
      hash: fastHash,
    });
    const accounts = new Map<string, string>();
    for await (const piece of leaves.read(draw.frozen.run, prize.slug))
      ranking.add(piece.leaves, (entrant, index) => accounts.set(entrant, accountAt(piece, index)));
    const ranks = ranking.ranks().map((rank) => ({ ...rank, account: accounts.get(rank.entrant) ?? "" }));
    drawn.set(prize.slug, ranks);
    yield { prize: prize.slug, ranks };
  }
}
