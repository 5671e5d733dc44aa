import { CHARACTERS } from "@diamond-valley/schemas/hub/characters.ts";
import { CHARACTER_LOOKS, type CharacterSlug } from "@diamond-valley/schemas/looks/characters.ts";
import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import type { Text } from "../../core/texts/texts.ts";
import { CharacterSprite } from "../../core/world/character-sprite.ts";
import type { Place } from "../../core/world/scene-context.ts";

export interface Residents {
  /** A mark over whoever takes deliveries, when one is ready. */
  setDeliveryReady(ready: boolean): void;
  update(delta: number): void;
}

const isKnown = (slug: string): slug is CharacterSlug => Object.hasOwn(CHARACTER_LOOKS, slug);

/** The characters of a place, standing where its map puts them. They leave with the scene. */
export function addResidents(place: Place, text: Text): Residents {
  const residents = place.map.characters
    .filter(({ slug }) => isKnown(slug))
    .map(({ slug, x, y }) => {
      const look = CHARACTER_LOOKS[slug as CharacterSlug];
      const sprite = new CharacterSprite(place, {
        look,
        name: text(`places:character.${slug}`),
        x,
        y,
        role: "character",
      });
      sprite.face(FACING.down);
      return { slug, sprite, offers: CHARACTERS[slug]?.offers ?? [] };
    });
  return {
    setDeliveryReady(ready) {
      for (const { sprite, offers } of residents) {
        if (offers.includes("deliver-fish")) sprite.setMark(ready ? "exclamation" : "question");
        else if (offers.length > 0) sprite.setMark("question");
      }
    },
    update(delta) {
      for (const { sprite } of residents) sprite.update(delta);
    },
  };
}
