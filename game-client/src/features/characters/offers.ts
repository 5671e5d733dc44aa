import type { MapCharacter, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import type { Text } from "../../core/texts/texts.ts";
import type { Offer } from "../../core/walking/prompt.ts";

/** The characters in reach to talk to, with how near they are. */
export function talkOffers(characters: readonly MapCharacter[], at: Point, text: Text): Offer[] {
  return characters
    .map((each) => ({ ...each, distance: distance(each, at) }))
    .filter(({ distance, radius }) => distance <= radius)
    .map(({ slug, distance }) => {
      const words = text("prompt.talk", { character: text(`places:character.${slug}`) });
      return { prompt: { verb: "talk", target: slug, words, icon: "speech-balloon" }, distance };
    });
}
