import {
  CHARACTERS,
  type CharacterSlug,
  isCharacter,
} from "@diamond-valley/schemas/characters/characters.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { factsOf } from "@diamond-valley/schemas/story/facts.ts";
import type { Mark } from "@diamond-valley/schemas/story/marks.ts";
import { holds } from "@diamond-valley/schemas/story/requirement.ts";
import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import type { Game } from "../../core/app/game.ts";
import type { RoomPart, ScenePart } from "../../core/scene/scene-feature.ts";
import { situationOf } from "../../core/story/situation.ts";
import { CharacterSprite, type SpeechMark } from "../../core/world/character-sprite.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { createEscort, type Escort } from "./escort.ts";
import { talkOffers } from "./offers.ts";

/** The bubble of each mark. */
const BUBBLES: Readonly<Record<Mark, SpeechMark>> = { "!": "exclamation", "?": "question" };

interface Npc {
  readonly slug: CharacterSlug;
  readonly sprite: CharacterSprite;
  /** Of whoever walks players to somebody. */
  readonly escort: Escort | null;
  shown: Mark | null;
}

/** The characters of a place, standing where its map puts them. They leave with the scene. */
export function addNpcs(context: SceneContext, { text, stores }: Pick<Game, "text" | "stores">): ScenePart {
  const { map, still } = context;
  const npcs = map.characters.flatMap(({ slug, x, y }): Npc[] => {
    if (!isCharacter(slug)) return [];
    const { look, escort } = CHARACTERS[slug];
    const name = text(`places:character.${slug}`);
    const sprite = new CharacterSprite(context, { look, name, x, y, role: "character" });
    sprite.face(FACING.down);
    if (!escort) return [{ slug, sprite, escort: null, shown: null }];
    const walk = createEscort(map, { x, y }, !still);
    context.roofs.reveal(() => (walk.isAway ? sprite : null));
    return [{ slug, sprite, escort: walk, shown: null }];
  });

  const $situation = situationOf(stores);
  /** To whom a character walks the player now; null for nobody. */
  const goalOf = (slug: CharacterSlug): Point | null => {
    const { escort } = CHARACTERS[slug];
    const situation = $situation.get();
    if (!escort || !situation || !holds(escort.when, factsOf(situation, Date.now()))) return null;
    return map.characters.find((each) => each.slug === escort.to) ?? null;
  };

  const walkAlong = (): RoomPart => ({
    update({ pose }, delta) {
      for (const { slug, sprite, escort } of npcs) {
        const goal = escort && goalOf(slug);
        if (!escort || !(goal || escort.isAway)) continue;
        const { x, y, facing, walking } = escort.step(pose, goal, delta);
        sprite.setPosition(x, y);
        sprite.walking = walking;
        sprite.face(facing);
      }
    },
  });

  return {
    offers: (at) => {
      const present = map.characters.filter(
        ({ slug }) => !npcs.some((npc) => npc.slug === slug && npc.escort?.isAway),
      );
      return talkOffers(present, at, text);
    },
    update(delta) {
      const marks = stores.$marks.get();
      for (const npc of npcs) {
        const mark = marks[npc.slug] ?? null;
        if (mark !== npc.shown) npc.sprite.setMark(mark && BUBBLES[mark]);
        npc.shown = mark;
        npc.sprite.update(delta);
      }
    },
    enter: walkAlong,
  };
}
