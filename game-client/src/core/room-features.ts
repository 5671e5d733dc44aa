import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Feature, RoomFeature } from "./feature.ts";
import type { LocaleFiles, Translation } from "./texts/texts.ts";

/** A part of a feature that came with a room, and the feature's name. */
export type NamedRoomFeature = RoomFeature & { readonly name: string };

/** Fetches what features add to the kind of room that a place runs in. Rejects where that can't be fetched. */
export async function roomFeatures(
  features: readonly Pick<Feature, "name" | "inRoom">[],
  place: PlaceName,
): Promise<NamedRoomFeature[]> {
  const { room } = PLACES[place];
  const loaded = features.map(
    async ({ name, inRoom }) => inRoom?.room === room && { ...(await inRoom.load()), name },
  );
  return (await Promise.all(loaded)).filter((each) => each !== false);
}

/** Adds texts that came with a room: from then on their keys are found under the feature's name. */
export async function addRoomTexts(
  features: readonly NamedRoomFeature[],
  locale: keyof LocaleFiles,
  { add }: Pick<Translation, "add">,
): Promise<void> {
  const files = features.flatMap(({ name, texts }) => (texts ? [{ name, file: texts[locale] }] : []));
  await Promise.all(files.map(async ({ name, file }) => add(name, (await file()).default)));
}
