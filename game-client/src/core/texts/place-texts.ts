import { textsOf } from "@diamond-valley/schemas/places/parts.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Texts } from "@diamond-valley/web-kit/translate.ts";
import type { Feature } from "../feature.ts";
import { addRoomTexts, roomFeatures } from "../room-features.ts";
import type { Locale, Translation } from "./texts.ts";

/** What is said in story places, one file for each part of the story, named as the part is; most places have none. */
export const STORY_FILES = import.meta.glob<Texts>("../../../../schemas/locales/*/story/*.json", {
  import: "default",
});

/** Fetches what is said in a place; undefined where nothing is. Rejects where the file can't be fetched. */
export async function fetchStoryTexts(
  locale: Locale,
  place: PlaceName,
  files = STORY_FILES,
): Promise<Texts | undefined> {
  return files[`../../../../schemas/locales/${locale}/story/${textsOf(place)}.json`]?.();
}

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
  files = STORY_FILES,
): PlaceTexts {
  const added = new Set<PlaceName>();
  return async (place) => {
    if (added.has(place)) return;
    const said = await fetchStoryTexts(locale, place, files);
    if (said) translation.add(textsOf(place), said);
    await addRoomTexts(await roomFeatures(features, place), locale, translation);
    added.add(place);
  };
}
