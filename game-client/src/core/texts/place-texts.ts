import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Texts } from "@diamond-valley/web-kit/translate.ts";
import type { Feature } from "../feature.ts";
import { addRoomTexts, roomFeatures } from "../room-features.ts";
import type { Locale, Translation } from "./texts.ts";

/** What is said in story places, one file each, named as the place is; most places have none. */
const FILES = import.meta.glob<Texts>("../../../../schemas/locales/*/story/*.json", { import: "default" });

/** Fetches the texts of a place before it is shown. */
export type PlaceTexts = (place: PlaceName) => Promise<void>;

/**
 * The texts of places, added to the others when a place is entered: what is said there, and those of features that come
 * with its kind of room. Rejects where a file can't be fetched.
 */
export function createPlaceTexts(
  locale: Locale,
  translation: Pick<Translation, "add">,
  features: readonly Pick<Feature, "name" | "inRoom">[] = [],
  files = FILES,
): PlaceTexts {
  const added = new Set<PlaceName>();
  return async (place) => {
    if (added.has(place)) return;
    const file = files[`../../../../schemas/locales/${locale}/story/${place}.json`];
    if (file) translation.add(place, await file());
    await addRoomTexts(await roomFeatures(features, place), locale, translation);
    added.add(place);
  };
}
