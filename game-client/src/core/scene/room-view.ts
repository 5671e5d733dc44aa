import { unpackLook } from "@diamond-valley/schemas/looks/look.ts";
import { withoutWeapon } from "@diamond-valley/schemas/looks/outfit-bits.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { deferred } from "@diamond-valley/web-kit/deferred.ts";
import type { Game } from "../app/game.ts";
import type { JoinedRoom } from "../net/joined-room.ts";
import { createFootsteps } from "../sound/footsteps.ts";
import { predictWalkers } from "../walking/predicted-walkers.ts";
import { isSamePrompt, nearest } from "../walking/prompt.ts";
import { createWalkerSprites } from "../walking/walker-sprites.ts";
import type { BuiltScene } from "./place-scene.ts";
import type { RoomScene } from "./scene-feature.ts";

/** Frames in which the camera finds the player, and what it sees is brought in. */
const SETTLING = 14;

/** One joined room, shown in its place until it is over. */
export interface RoomView {
  /** `time` is the frame's time, `delta` since the last one, both ms. */
  update(time: number, delta: number): void;
  /** Resolves when the player is found and all that is in view around is drawn. */
  readonly settled: Promise<void>;
  /** Where the player stands, once it is known. */
  position(): Point | null;
  /** What the camera looks at: the player, or between the player and what a feature looks at. */
  focus(): Point | null;
  end(): void;
}

/** Shows a room in a built place: everybody in it, and what features draw around them. */
export function createRoomView(
  { context, parts }: BuiltScene,
  { place, room }: JoinedRoom,
  game: Game,
  worldAt: RoomScene["worldAt"],
): RoomView {
  const { stores, text } = game;
  const ownWalkers = parts.find((part) => part.walkers)?.walkers?.(room);
  const walkers = ownWalkers ?? predictWalkers(room, context.map, game.controls);
  // Asked for each figure in each frame.
  const [unnamed, own] = [text("player:unnamed"), PLACES[place].private ? "" : text("hud.you")];
  const nameOf = (walker: Walker): string => walker.name || unnamed;
  const sprites = createWalkerSprites({
    context,
    room,
    walkers,
    // Where there are tools to swing, a weapon is swung and not carried.
    outfitOf: ({ outfit }) => (ownWalkers ? withoutWeapon(outfit) : outfit),
    // Who is alone needs no name to be found by.
    nameOf: (walker, isOwn) => (isOwn ? own : nameOf(walker)),
    onSaid(who, phrase) {
      for (const part of roomParts) part.said?.(who, phrase);
    },
    onGone(session) {
      for (const part of roomParts) part.left?.(session);
    },
  });
  const scene: RoomScene = {
    scene: context,
    room,
    figures: sprites.figures,
    mine: sprites.mine,
    worldAt,
    whereIs: (object, at) =>
      roomParts.map((part) => part.whereIs?.(object, at)).find((point) => point !== undefined),
  };
  const roomParts = parts.flatMap((part) => part.enter?.(scene) ?? []);
  const footsteps = createFootsteps(game.sounds);
  const settling = deferred<void>();
  let frames = 0;

  const introduce = (walker: Walker): void => {
    const { look: packed, outfit } = walker;
    const name = nameOf(walker);
    const me = stores.$me.get();
    if (me.name === name && me.packed === packed && me.outfit === outfit) return;
    stores.$me.set({ name, look: unpackLook(packed), packed, outfit });
  };

  const prompt = (at: Point): void => {
    const busy = roomParts.map((part) => part.busy?.()).find((only) => only !== undefined);
    const next =
      busy !== undefined
        ? busy
        : nearest([...parts, ...roomParts].flatMap((part) => part.offers?.(at) ?? []));
    if (!isSamePrompt(next, stores.$prompt.get())) stores.$prompt.set(next);
  };

  return {
    update(time, delta) {
      walkers.tick(time);
      sprites.update(delta);
      const mine = sprites.mine();
      if (!mine) return;
      for (const part of roomParts) part.update?.(mine, delta);
      const poses = [...sprites.figures()].map(({ pose }) => pose);
      context.roofs.update(
        poses.filter(({ x, y }) => context.visibility.sees(x, y)),
        delta,
      );
      context.tags.update(delta);
      frames += 1;
      if (frames === SETTLING) settling.resolve();
      prompt(mine.pose);
      footsteps(mine.sprite.walking, delta);
      introduce(mine.walker);
    },
    settled: settling.promise,
    position: () => sprites.mine()?.pose ?? null,
    focus() {
      const pose = sprites.mine()?.pose;
      if (!pose) return null;
      const other = roomParts.map((part) => part.lookAt?.()).find((point) => point !== undefined);
      return other ? { x: (pose.x + other.x) / 2, y: (pose.y + other.y) / 2 } : pose;
    },
    end() {
      for (const part of roomParts) part.end?.();
      sprites.dispose();
      walkers.dispose();
      stores.$prompt.set(null);
    },
  };
}
