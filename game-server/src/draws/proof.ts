import { pseudonymOf, saltOf } from "@diamond-valley/schemas/draws/entrant.ts";
import { hexToBytes } from "@diamond-valley/schemas/draws/hashing.ts";
import { barredFrom, winnersOf } from "@diamond-valley/schemas/draws/kinds.ts";
import { keyOf } from "@diamond-valley/schemas/draws/ranking.ts";
import type { DrawProof, DrawStage, PublishedProof } from "@diamond-valley/schemas/draws/record.ts";
import type { DrawnPrize } from "@diamond-valley/schemas/draws/terms.ts";
import { Problem } from "../http/problem.ts";
import type { DrawDocument } from "./draw-models.ts";
import { seedFor } from "./drawing.ts";
import { fastHash } from "./hash.ts";
import type { Holders } from "./holders.ts";
import type { LeafStore } from "./leaf-store.ts";
import { isDrawn } from "./record.ts";
import type { DrawnDraw } from "./store.ts";

export interface ProofParts {
  leaves: Pick<LeafStore, "find">;
  holders: Pick<Holders, "standing">;
}

/** Somebody who asks: the account, and the entries that it holds of the prize now. */
export interface Asking {
  account: string;
  entries: number;
}

/**
 * What an entrant needs to check the own entries in the draw of a prize, as far as the draws have come.
 * @throws Problem `prize-not-found` after the season: nobody can tell then under which pseudonym somebody stands
 */
export async function proofOf(
  { leaves, holders }: ProofParts,
  draw: DrawDocument,
  stage: Exclude<DrawStage, "none">,
  { slug, kind }: DrawnPrize,
  { account, entries }: Asking,
): Promise<DrawProof> {
  if (draw.saltKey === undefined) throw new Problem("prize-not-found");
  const salt = saltOf(hexToBytes(draw.saltKey), kind, account, fastHash);
  const entrant = pseudonymOf(salt, kind, account, fastHash);
  const proof = {
    ...{ stage, terms: draw.terms, commitment: draw.commitment, prize: slug, kind },
    ...{ account, salt, entrant },
  };
  if (!draw.frozen) return { ...proof, entries, frozen: null, published: null };
  const place = await leaves.find(draw.frozen.run, slug, entrant);
  const leaf = place && { index: place.index, path: place.path };
  const held = place?.leaf.entries ?? 0;
  const published =
    stage === "published" && place && isDrawn(draw)
      ? await publishedProof(holders, draw, slug, entrant, held)
      : null;
  return { ...proof, entries: held, frozen: { ...draw.frozen.prizes[slug]!, leaf }, published };
}

async function publishedProof(
  holders: ProofParts["holders"],
  draw: DrawnDraw,
  slug: string,
  entrant: string,
  entries: number,
): Promise<PublishedProof> {
  const { drawn, passings, held } = await holders.standing(draw);
  const prize = drawn.find((each) => each.slug === slug)!;
  const { beacon } = draw.drawn;
  const key = keyOf(seedFor(draw, slug, beacon), entrant, entries, fastHash);
  const ranksOf = new Map(drawn.map(({ slug, ranks }) => [slug, ranks]));
  const barring = drawn.find(
    (each) =>
      each !== prize &&
      each.kind === prize.kind &&
      barredFrom(prize, drawn, ranksOf).has(entrant) &&
      winnersOf(each, each.ranks).some((rank) => rank.entrant === entrant),
  );
  const passed = passings.find((each) => each.prize === slug && each.entrant === entrant)?.reason ?? null;
  const holding = held.get(slug) ?? [];
  const last = prize.ranks.find((rank) => rank.entrant === holding.at(-1));
  // Where prizes are left over, everybody who was drawn could have one.
  const all = prize.ranks.length < prize.total + prize.reserves;
  const threshold = holding.length === prize.total ? last!.key : all ? null : prize.ranks.at(-1)!.key;
  const wins = holding.includes(entrant) ? "won" : "not-won";
  return {
    ...{ secret: draw.secret, beacon, key, threshold, passed },
    barredBy: barring?.slug ?? null,
    outcome: passed ? "passed" : barring ? "barred" : wins,
  };
}
