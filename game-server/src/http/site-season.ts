import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";

/** The season stands in the opening tag of each page, where styles and scripts find it. */
const openingTag = /<html\b[^>]*>/;

/** A page in the state of the season that it is served in: it was built with the defaults. */
export function inSeason(page: string, { stage, phase, week }: SeasonView): string {
  return page.replace(openingTag, (tag) =>
    tag
      .replace(/ data-stage="[^"]*"/, ` data-stage="${stage}"`)
      .replace(/ data-phase="[^"]*"/, ` data-phase="${phase}"`)
      .replace(/ data-week="[^"]*"/, ` data-week="${week}"`),
  );
}

/** What of the season changes a page. */
export function seasonKey({ stage, phase, week }: SeasonView): string {
  return `${stage} ${phase} ${week}`;
}

/** Where a page that closes with the campaign leads then (spec 1 §7), or undefined for a page that stays. */
export function closedPageOf(page: string): string | undefined {
  const tag = openingTag.exec(page)?.[0] ?? "";
  return / data-closed-page="(\/[^"/][^"]*)"/.exec(tag)?.[1];
}
