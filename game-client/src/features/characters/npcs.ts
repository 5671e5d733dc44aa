import {
  CHARACTERS,
  type CharacterSlug,
  isCharacter,
} from "@diamond-valley/schemas/characters/characters.ts";
import type { MapCharacter, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { factsOf } from "@diamond-valley/schemas/story/facts.ts";
import type { Mark } from "@diamond-valley/schemas/story/marks.ts";
import { presentCharacters } from "@diamond-valley/schemas/story/presence.ts";
import { holds } from "@diamond-valley/schemas/story/requirement.ts";
import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import { computed } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import type { RoomPart, RoomScene, ScenePart } from "../../core/scene/scene-feature.ts";
import { situationOf } from "../../core/story/situation.ts";
import { CharacterSprite, type SpeechMark } from "../../core/world/character-sprite.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { createEscort, type Escort } from "./escort.ts";
import { createIdle, type Idle } from "./idle.ts";
import { talkOffers } from "./offers.ts";

/** The bubble of each mark. */
const BUBBLES: Readonly<Record<Mark, SpeechMark>> = { "!": "exclamation", "?": "question" };

interface Npc {
  readonly slug: CharacterSlug;
  readonly home: MapCharacter;
  /** Null while the character isn't there for the player. */
  sprite: CharacterSprite | null;
  /** Of whoever walks players to somebody. */
  readonly escort: Escort | null;
  readonly idle: Idle;
  shown: Mark | null;
}

/** From how far (px) a character looks at who shows an emote, and at who stands by. */
const LOOKS_AT = { emote: 240, near: 110 } as const;
/** How long a character who is spoken to beams, ms. */
const BEAM = 900;

/** Whom a character at `home` looks at: who talks with it, then who shows an emote around it, then who stands by; null for nobody. */
function attentionOf(home: Point, { figures, mine }: RoomScene, isTalking: boolean): Point | null {
  if (isTalking) return mine()?.pose ?? null;
  const around = [...figures()]
    .map(({ pose, sprite }) => ({ pose, isEmoting: sprite.isEmoting, away: distance(pose, home) }))
    .filter(({ isEmoting, away }) => away < (isEmoting ? LOOKS_AT.emote : LOOKS_AT.near))
    .toSorted((a, b) => Number(b.isEmoting) - Number(a.isEmoting) || a.away - b.away);
  return around[0]?.pose ?? null;
}

/** The characters of a place who are there for the player, standing where its map puts them. They leave with the scene. */
export function addNpcs(context: SceneContext, { text, stores }: Pick<Game, "text" | "stores">): ScenePart {
  const { map, still } = context;
  const npcs = map.characters.flatMap((home): Npc[] => {
    const { slug } = home;
    if (!isCharacter(slug)) return [];
    const idle = createIdle(home, home.x * 31 + home.y, !still);
    if (!CHARACTERS[slug].escort) return [{ slug, home, sprite: null, escort: null, idle, shown: null }];
    const walk = createEscort(map, { x: home.x, y: home.y }, !still);
    const npc: Npc = { slug, home, sprite: null, escort: walk, idle, shown: null };
    context.roofs.reveal(() => (walk.isAway ? npc.sprite : null));
    return [npc];
  });

  const $situation = situationOf(stores);
  const $present = computed($situation, (situation) =>
    presentCharacters(map.characters, situation, Date.now()),
  );
  // Kept while the place is shown: frames ask for it.
  context.scene.events.once(
    "shutdown",
    $present.listen(() => {}),
  );

  const comeAndGo = (): void => {
    const present = $present.get();
    for (const npc of npcs) {
      const { slug, home } = npc;
      const isThere = present.includes(home);
      if (isThere && !npc.sprite) {
        const name = text(`places:character.${slug}`);
        const { look, outfit } = CHARACTERS[slug];
        const dressed = outfit === undefined ? { look } : { look, outfit };
        npc.sprite = new CharacterSprite(context, {
          ...dressed,
          name,
          x: home.x,
          y: home.y,
          role: "character",
        });
        npc.sprite.face(FACING.down);
      } else if (npc.sprite && !isThere && stores.$dialog.get() === null) {
        // Whoever is still talking stays for so long.
        npc.sprite.destroy();
        npc.sprite = null;
        npc.shown = null;
      }
    }
  };
  comeAndGo();

  /** To whom a character walks the player now; null for nobody. */
  const goalOf = (slug: CharacterSlug): Point | null => {
    const { escort } = CHARACTERS[slug];
    const situation = $situation.get();
    if (!escort || !situation || !holds(escort.when, factsOf(situation, Date.now()))) return null;
    return map.characters.find((each) => each.slug === escort.to) ?? null;
  };

  /** Who talks with the player now; null for nobody. */
  let talker: string | null = null;
  const turnToPlayer = (): void => {
    const dialog = stores.$dialog.get();
    const next = dialog?.kind === "talk" ? dialog.talk.target : null;
    if (next === talker) return;
    talker = next;
    const sprite = npcs.find(({ slug }) => slug === next)?.sprite;
    if (!sprite || still) return;
    sprite.jump(9);
    sprite.stance = "happy";
    context.scene.time.delayedCall(BEAM, () => {
      sprite.stance = "idle";
    });
  };

  const live = (room: RoomScene): RoomPart => ({
    update({ pose }, delta) {
      turnToPlayer();
      for (const { slug, home, sprite, escort, idle } of npcs) {
        const isSeen = escort !== null || context.visibility.sees(home.x, home.y);
        if (!sprite || !isSeen) continue;
        const goal = escort && goalOf(slug);
        const { x, y, facing, walking } =
          escort && (goal || escort.isAway)
            ? escort.step(pose, goal, delta)
            : idle.step(attentionOf(home, room, slug === talker), delta);
        sprite.setPosition(x, y);
        sprite.walking = walking;
        sprite.face(facing);
      }
    },
  });

  return {
    offers: (at) => {
      const atHome = $present
        .get()
        .filter(({ slug }) => !npcs.some((npc) => npc.slug === slug && npc.escort?.isAway));
      return talkOffers(atHome, at, text);
    },
    update(delta) {
      comeAndGo();
      const marks = stores.$marks.get();
      for (const npc of npcs) {
        if (!npc.sprite) continue;
        const mark = marks[npc.slug] ?? null;
        if (mark !== npc.shown) npc.sprite.setMark(mark && BUBBLES[mark]);
        npc.shown = mark;
        npc.sprite.update(delta);
      }
    },
    enter: live,
  };
}
