import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Texts } from "@diamond-valley/web-kit/translate.ts";
import type { Locale, Translation } from "./texts.ts";

/** What is said in story places, one file each, named as the place is; most places have none. */
const FILES = import.meta.glob<Texts>("../../../../schemas/locales/*/story/*.json", { import: "default" });

/** Fetches the texts of a place before it is shown. */
export type PlaceTexts = (place: PlaceName) => Promise<void>;

/** The texts of places, added to the others when a place is entered. Rejects where a file can't be fetched. */
export function createPlaceTexts(
  locale: Locale,
  { add }: Pick<Translation, "add">,
  files = FILES,
): PlaceTexts {
  const added = new Set<PlaceName>();
  return async (place) => {
    const file = files[`../../../../schemas/locales/${locale}/story/${place}.json`];
    if (!file || added.has(place)) return;
    add(place, await file());
    added.add(place);
  };
}
