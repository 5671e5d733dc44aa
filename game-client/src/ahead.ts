import type { Locale } from "./core/texts/texts.ts";

/** One of the files that are said first: they lie in one file of the build (site/src/layouts/shared-chunks.ts). */
const FIRST_TEXTS = {
  ko: () => import("@diamond-valley/schemas/locales/ko/game.json"),
  en: () => import("@diamond-valley/schemas/locales/en/game.json"),
} satisfies Record<Locale, () => Promise<unknown>>;

/**
 * Fetches the game, and beside its own code what it asks for first: on a slow line each file that waits for the one that asks for
 * it costs a round trip. Of the two large files the one that paints comes first, as it works while the engine comes. What
 * can't be fetched now is fetched when it is asked for.
 */
export function fetchAhead(locale: Locale): void {
  const first = [import("./Game.tsx"), import("./core/world/place-art.ts"), FIRST_TEXTS[locale]()];
  void Promise.allSettled(first).then(() => import("./core/engine/engine.ts").catch(() => {}));
}
