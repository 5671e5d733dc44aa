import { CHARACTER_LOOKS, type CharacterSlug } from "@diamond-valley/schemas/looks/characters.ts";
import type { Mark } from "@diamond-valley/schemas/story/marks.ts";
import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import type { Game } from "../../core/app/game.ts";
import type { ScenePart } from "../../core/scene/scene-feature.ts";
import { CharacterSprite, type SpeechMark } from "../../core/world/character-sprite.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { talkOffers } from "./offers.ts";

/** The bubble of each mark. */
const BUBBLES: Readonly<Record<Mark, SpeechMark>> = { "!": "exclamation", "?": "question" };

const isKnown = (slug: string): slug is CharacterSlug => Object.hasOwn(CHARACTER_LOOKS, slug);

/** The characters of a place, standing where its map puts them. They leave with the scene. */
export function addNpcs(context: SceneContext, { text, stores }: Pick<Game, "text" | "stores">): ScenePart {
  const npcs = context.map.characters
    .filter(({ slug }) => isKnown(slug))
    .map(({ slug, x, y }) => {
      const look = CHARACTER_LOOKS[slug as CharacterSlug];
      const name = text(`places:character.${slug}`);
      const sprite = new CharacterSprite(context, { look, name, x, y, role: "character" });
      sprite.face(FACING.down);
      return { slug, sprite, shown: null as Mark | null };
    });
  return {
    offers: (at) => talkOffers(context.map.characters, at, text),
    update(delta) {
      const marks = stores.$marks.get();
      for (const npc of npcs) {
        const mark = marks[npc.slug] ?? null;
        if (mark !== npc.shown) npc.sprite.setMark(mark && BUBBLES[mark]);
        npc.shown = mark;
        npc.sprite.update(delta);
      }
    },
  };
}
