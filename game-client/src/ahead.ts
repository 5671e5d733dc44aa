import type { Locale } from "./core/texts/texts.ts";

/** One of the files that are said first: they lie in one file of the build (site/src/layouts/shared-chunks.ts). */
const FIRST_TEXTS = {
  ko: () => import("@diamond-valley/schemas/locales/ko/game.json"),
  en: () => import("@diamond-valley/schemas/locales/en/game.json"),
} satisfies Record<Locale, () => Promise<unknown>>;

/**
 * Fetches what the game asks for first, beside its own code: on a slow line each file that waits for the one that asks for it costs
 * a round trip. What can't be fetched now is fetched when it is asked for.
 */
export function fetchAhead(locale: Locale): void {
  for (const fetching of [import("./core/engine/engine.ts"), FIRST_TEXTS[locale]()]) fetching.catch(() => {});
}
