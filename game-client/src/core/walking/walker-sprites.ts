import { unpackLook } from "@diamond-valley/schemas/looks/look.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { type Phrase, phraseAt } from "@diamond-valley/schemas/walking/phrases.ts";
import { EMOTES, type Walker } from "@diamond-valley/schemas/walking/walking.ts";
import type { PlaceRoom } from "../net/places.ts";
import { CharacterSprite } from "../world/character-sprite.ts";
import type { SceneContext } from "../world/scene-context.ts";
import type { PredictedWalkers } from "./predicted-walkers.ts";
import type { Pose } from "./trail.ts";

/** A player on the screen. */
export interface Figure {
  readonly session: string;
  readonly walker: Walker;
  readonly sprite: CharacterSprite;
  pose: Pose;
}

export interface WalkerSprites {
  /** Brings all figures to where they are in this frame. `delta` in ms. */
  update(delta: number): void;
  figures(): Iterable<Figure>;
  mine(): Figure | null;
  dispose(): void;
}

interface SpriteParts {
  context: SceneContext;
  room: PlaceRoom;
  walkers: PredictedWalkers;
  /** What of a walker's packed outfit is drawn on its robot. */
  outfitOf: (walker: Walker) => number;
  /** What stands under a robot. */
  nameOf: (walker: Walker, own: boolean) => string;
  /** Called when somebody says a phrase. */
  onSaid?: (who: Figure, phrase: Phrase) => void;
  /** Called when somebody's robot appears or goes. */
  onGone?: (session: string) => void;
}

/** One robot for each player in the room: they come, change and go with the room's state. */
export function createWalkerSprites({
  context,
  room,
  walkers,
  outfitOf,
  nameOf,
  onSaid,
  onGone,
}: SpriteParts): WalkerSprites {
  const figures = new Map<string, Figure & { emoteSeq: number }>();

  const appear = (session: string, walker: Walker): Figure & { emoteSeq: number } => {
    const own = session === room.sessionId;
    const { x, y, look, emoteSeq } = walker;
    const sprite = new CharacterSprite(context, {
      look: unpackLook(look),
      outfit: outfitOf(walker),
      name: nameOf(walker, own),
      x,
      y,
      role: own ? "own" : "player",
    });
    const pose = walkers.pose(session, walker);
    const figure = { session, walker, sprite, pose, emoteSeq };
    figures.set(session, figure);
    return figure;
  };
  const vanish = (session: string, { sprite }: Figure): void => {
    onGone?.(session);
    sprite.destroy();
    figures.delete(session);
  };

  const bring = (figure: Figure & { emoteSeq: number }, delta: number): void => {
    const { session, walker, sprite } = figure;
    const before = figure.pose;
    const pose = walkers.pose(session, walker);
    figure.pose = pose;
    // The state may say that somebody stands while the drawing, a little behind, still moves.
    const moves = distance(pose, before) > 0.4;
    sprite.setPosition(pose.x, pose.y);
    sprite.walking = pose.walking || (moves && session !== room.sessionId);
    if (sprite.walking || sprite.stance === "idle") sprite.face(pose.facing);
    sprite.setLook(unpackLook(walker.look), outfitOf(walker));
    sprite.setName(nameOf(walker, session === room.sessionId));
    sprite.setOnline(walker.online);
    if (walker.emoteSeq !== figure.emoteSeq) {
      figure.emoteSeq = walker.emoteSeq;
      const emote = EMOTES[walker.emote - 1];
      const phrase = phraseAt(walker.emote);
      if (emote) sprite.emote(emote);
      else if (phrase) onSaid?.(figure, phrase);
    }
    sprite.update(delta);
  };

  return {
    update(delta) {
      // Before the first state has come there are no players at all.
      const { players } = room.state;
      if (!players) return;
      for (const [session, figure] of figures)
        if (players.get(session) !== figure.walker) vanish(session, figure);
      players.forEach((walker, session) => {
        bring(figures.get(session) ?? appear(session, walker), delta);
      });
    },
    figures: () => figures.values(),
    mine: () => figures.get(room.sessionId) ?? null,
    dispose() {
      for (const [session, figure] of figures) vanish(session, figure);
    },
  };
}
