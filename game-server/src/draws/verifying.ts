import { entriesIn, leafAt, leafHashes, leavesIn } from "@diamond-valley/schemas/draws/leaves.ts";
import { commitmentOf } from "@diamond-valley/schemas/draws/terms.ts";
import { rootOf } from "@diamond-valley/schemas/draws/tree.ts";
import type { Deps } from "../deps.ts";
import type { ResultStore } from "../vault/results.ts";
import type { DrawDocument } from "./draw-models.ts";
import { drawPrizes } from "./drawing.ts";
import type { Draws } from "./draws.ts";
import { unlikeFrozen } from "./freezing.ts";
import { fastHash } from "./hash.ts";
import { isDrawn } from "./record.ts";
import type { DrawnDraw, FrozenDraw } from "./store.ts";

/** One thing that was computed again. */
export interface Verified {
  what: string;
  holds: boolean;
}

export interface VerifyingParts {
  deps: Pick<Deps, "connection">;
  draws: Draws;
  results: Pick<ResultStore, "byPrize">;
}

/** Computes again all that is stored of the draws, as far as they have come. */
export async function* verifyDraw(parts: VerifyingParts, draw: DrawDocument): AsyncIterable<Verified> {
  const sealed = commitmentOf(draw.secret, draw.terms, fastHash);
  yield { what: `the commitment is ${draw.commitment}`, holds: sealed === draw.commitment };
  if (!draw.frozen) return;
  const before = draw.frozen.at < Date.parse(draw.terms.beacon.at);
  yield { what: "entries were frozen before the beacon came out", holds: before };
  // After the season nobody can tell what an account held.
  if (draw.saltKey !== undefined) {
    const unlike = await unlikeFrozen(parts.deps.connection, parts.draws.entrants, draw.frozen.run);
    yield { what: "every wallet holds the entries that were frozen", holds: unlike === null };
  }
  yield* verifyLeaves(parts.draws, draw as FrozenDraw);
  if (!isDrawn(draw)) return;
  yield* verifyRanks(parts.draws, draw);
  if (draw.publishedAt !== undefined) yield* verifyHolders(parts, draw);
}

async function* verifyLeaves({ leaves }: Draws, { terms, frozen }: FrozenDraw): AsyncIterable<Verified> {
  for (const { slug } of terms.prizes) {
    let [entrants, entries, last, sorted, hashed] = [0, 0, "", true, true];
    const roots: string[] = [];
    for await (const { root, leaves: piece } of leaves.read(frozen.run, slug)) {
      for (let index = 0; index < leavesIn(piece); index += 1) {
        const { entrant } = leafAt(piece, index);
        sorted &&= entrant > last;
        last = entrant;
      }
      entrants += leavesIn(piece);
      entries += entriesIn(piece);
      roots.push(rootOf(leafHashes(piece, fastHash), fastHash));
      hashed &&= roots.at(-1) === root;
    }
    const published = frozen.prizes[slug]!;
    const same = entrants === published.entrants && entries === published.entries;
    yield { what: `${slug}: ${entries} entries of ${entrants} entrants, each once`, holds: same && sorted };
    const rooted = hashed && rootOf(roots, fastHash) === published.root;
    yield { what: `${slug}: root ${published.root}`, holds: rooted };
  }
}

async function* verifyRanks({ leaves, holders }: Draws, draw: DrawnDraw): AsyncIterable<Verified> {
  const stored = (await holders.standing(draw)).drawn;
  for await (const { prize, ranks } of drawPrizes(draw, draw.drawn.beacon, leaves)) {
    const known = stored.find(({ slug }) => slug === prize)?.ranks ?? [];
    const same =
      known.length === ranks.length &&
      ranks.every(({ entrant, key }, rank) => known[rank]?.entrant === entrant && known[rank].key === key);
    yield { what: `${prize}: ${ranks.length} drawn by their keys`, holds: same };
  }
}

/** The results that the Vault shows are those of ranks and passings. */
async function* verifyHolders({ draws, results }: VerifyingParts, draw: DrawnDraw): AsyncIterable<Verified> {
  const { drawn, held } = await draws.holders.standing(draw);
  const shown = await results.byPrize();
  // After the season nobody can tell which accounts were drawn.
  if (drawn.some(({ ranks }) => ranks.some(({ account }) => account === undefined))) return;
  for (const { slug, ranks } of drawn) {
    const holding = new Set(held.get(slug));
    const accounts = ranks.filter(({ entrant }) => holding.has(entrant)).map(({ account }) => account);
    const known = shown.get(slug)?.map(({ account }) => account);
    const same = JSON.stringify(known?.toSorted()) === JSON.stringify(accounts.toSorted());
    yield { what: `${slug}: ${accounts.length} winners are on record`, holds: same };
  }
}
