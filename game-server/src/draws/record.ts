import { holdersOf } from "@diamond-valley/schemas/draws/passing.ts";
import type { DrawRecord, DrawStage, DrawSummary } from "@diamond-valley/schemas/draws/record.ts";
import { DRAW_VERSION, type DrawTerms } from "@diamond-valley/schemas/draws/terms.ts";
import { areResultsOut } from "@diamond-valley/schemas/season/open.ts";
import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import type { DrawDocument } from "./draw-models.ts";
import type { Standing } from "./holders.ts";
import type { DrawnDraw } from "./store.ts";

const instant = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString();

/** Whether winners are known of a draw. */
export function isDrawn(draw: DrawDocument): draw is DrawnDraw {
  return draw.frozen !== undefined && draw.drawn !== undefined;
}

/** How far a season's draws have come at `now` (epoch ms) for everybody to see: winners are shown from the release of the results on. */
export function stageOf(draw: DrawDocument | null, season: SeasonView, now: number): DrawStage {
  if (!draw) return "none";
  if (!draw.frozen) return "committed";
  return draw.publishedAt !== undefined && areResultsOut(season, now) ? "published" : "frozen";
}

/** What anybody may know of the draws at a stage; `planned` are the terms before they were committed to. */
export function summaryOf(draw: DrawDocument | null, stage: DrawStage, planned: DrawTerms): DrawSummary {
  const { season, beacon, prizes } = draw?.terms ?? planned;
  const open = stage === "published";
  return {
    ...{ stage, version: DRAW_VERSION, season },
    commitment: draw?.commitment ?? null,
    beacon: { ...beacon, value: (open && draw?.drawn?.beacon) || null },
    committed_at: instant(draw?.committedAt),
    frozen_at: instant(draw?.frozen?.at),
    drawn_at: open ? instant(draw?.drawn?.at) : null,
    published_at: open ? instant(draw?.publishedAt) : null,
    secret: (open && draw?.secret) || null,
    prizes: prizes.map(({ slug, kind, total, reserves }) => {
      const { root, entrants, entries } = draw?.frozen?.prizes[slug] ?? {};
      const frozen = root === undefined ? null : { root, entrants: entrants ?? 0, entries: entries ?? 0 };
      return { slug, kind, total, reserves, frozen };
    }),
  };
}

/** All that a draw is checked with, besides the entries. Without `standing` nobody is drawn yet, for all that is seen. */
export function recordOf(summary: DrawSummary, standing: Standing | null): DrawRecord {
  const { drawn = [], passings = [] } = standing ?? {};
  const held = holdersOf(drawn, passings);
  return {
    ...summary,
    prizes: summary.prizes.map((prize) => {
      const ranks = drawn.find(({ slug }) => slug === prize.slug)?.ranks ?? [];
      return {
        ...prize,
        ranks: ranks.map(({ entrant, key }) => ({ entrant, key })),
        holders: held.get(prize.slug) ?? [],
      };
    }),
    passings: passings.map(({ prize, entrant, reason, at }) => {
      return { prize, entrant, reason, at: new Date(at).toISOString() };
    }),
  };
}
