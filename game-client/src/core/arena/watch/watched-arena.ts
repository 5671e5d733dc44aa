import type { ArenaEvent } from "@diamond-valley/schemas/arena/events.ts";
import { paceOf } from "@diamond-valley/schemas/arena/input.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { unpackLook } from "@diamond-valley/schemas/looks/look.ts";
import { withoutWeapon } from "@diamond-valley/schemas/looks/outfit-bits.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import type { Game } from "../../app/game.ts";
import type { PlaceRoom } from "../../net/places.ts";
import type { RoomScene } from "../../scene/scene-feature.ts";
import { addEdges, viewOf } from "../../walking/edges.ts";
import type { Figure } from "../../walking/walker-sprites.ts";
import { followWith } from "../../world/camera.ts";
import { CharacterSprite } from "../../world/character-sprite.ts";
import type { SceneContext } from "../../world/scene-context.ts";
import type { ArenaClient, StepListener } from "../arena-client.ts";
import { type ArenaGame, fightPart } from "../arena-scene.ts";
import { facingOfHeading } from "../arena-walkers.ts";
import { fighterOf } from "../fighter.ts";
import { createGlide } from "../glide.ts";
import { createJuice } from "../juice.ts";
import type { LivePlayer } from "./live-player.ts";
import type { LiveTape } from "./live-tape.ts";
import { openStage, type Play, type Stage } from "./open-stage.ts";

/** Somebody whose play is watched, as the list of friends has it. */
export interface WatchedFriend {
  /** Names the friend in calls. */
  readonly code: string;
  readonly name: string;
  /** Packed look and outfit. */
  readonly look: number;
  readonly outfit: number;
}

export interface WatchedArenaParts {
  readonly stage: HTMLElement;
  /** A shadow of the player's game. */
  readonly game: Game;
  readonly place: PlaceName;
  readonly arenaGame: ArenaGame;
  /** What the game reads of its room's state while somebody plays. */
  readonly state: object;
  readonly tape: LiveTape;
  readonly player: LivePlayer;
  readonly attempt: string;
  readonly friend: WatchedFriend;
}

/** The session of who is watched: there is nobody else. */
const WATCHED = "watched";

/** Shows a play in its place by the drawings of its own game. */
export const openWatchedArena = (parts: WatchedArenaParts): Promise<Stage> =>
  openStage(parts.stage, parts.place, (context) => showIn(context, parts));

async function showIn(
  context: SceneContext,
  { game, arenaGame, state, tape, player, attempt, friend }: WatchedArenaParts,
): Promise<Play> {
  addEdges(context);
  const enter = await arenaGame.build(context, game);
  const { world } = tape;
  const figure = figureOf(context, friend, game.text("player:unnamed"));
  const steps = new Set<StepListener>();
  const begins = new Set<(begun: typeof world) => void>();
  const client: ArenaClient = {
    world,
    attempt,
    timeAt: () => world.clock.tick[0]! + player.share,
    advance() {},
    onStep(listener) {
      steps.add(listener);
      return () => void steps.delete(listener);
    },
    onBegin(listener) {
      begins.add(listener);
      listener(world);
      return () => void begins.delete(listener);
    },
  };
  const room: RoomScene = {
    scene: context,
    // What is asked of the room comes to nothing: it is somebody else's.
    room: { sessionId: WATCHED, state, onMessage() {} } as unknown as PlaceRoom,
    figures: () => [figure],
    mine: () => figure,
    worldAt: () => figure.pose,
    whereIs: () => undefined,
  };
  const juice = createJuice(context, game.stores.settings);
  const arena = { game, scene: context, room, client, fighter: fighterOf(game), juice };
  const part = fightPart(arena, enter(arena));
  let glide = createGlide(world.field.wraps ? world.field : undefined);
  const focus = { x: 0, y: 0 };

  const place = (delta: number): void => {
    const { player: body, clock } = world;
    glide.at(clock.tick[0]!, { x: body.x[0]! / PX, y: body.y[0]! / PX });
    const walking = paceOf(body.before[0]!) > 0 && body.hp[0]! > 0;
    const facing = facingOfHeading(body.heading[0]!);
    figure.pose = { ...glide.draw(player.share, delta), facing, walking };
    const { sprite, pose } = figure;
    sprite.setPosition(pose.x, pose.y);
    sprite.walking = walking;
    if (walking || sprite.stance === "idle") sprite.face(facing);
    sprite.setOnline(true);
    sprite.update(delta);
  };
  const look = (): void => {
    const { pose } = figure;
    const other = part.lookAt?.();
    Object.assign(
      focus,
      other ? { x: (pose.x + other.x) / 2, y: (pose.y + other.y) / 2 } : { x: pose.x, y: pose.y },
    );
  };
  const stepped = (events: readonly ArenaEvent[]): void => {
    for (const listener of steps) listener(world, events);
  };
  place(0);
  look();
  followWith(context.scene, context.map, world.field.wraps ? null : viewOf(context.map), focus);

  return {
    frame(delta) {
      if (player.frame(delta, stepped)) {
        glide = createGlide(world.field.wraps ? world.field : undefined);
        for (const listener of begins) listener(world);
      }
      place(delta);
      part.update?.(figure, delta);
      context.roofs.update([figure.pose], delta);
      context.tags.update(delta);
      look();
    },
    end: () => part.end?.(),
  };
}

/** The robot of who is watched. In places with tools a weapon is swung and not carried. */
function figureOf(context: SceneContext, { name, look, outfit }: WatchedFriend, unnamed: string): Figure {
  const walker = {
    ...{ x: 0, y: 0, facing: 0, walking: false, bend: 0, emote: 0, emoteSeq: 0, online: true },
    ...{ name, look, outfit, health: 100, pose: 0 },
  } as unknown as Walker;
  const sprite = new CharacterSprite(context, {
    look: unpackLook(look),
    outfit: withoutWeapon(outfit),
    name: name || unnamed,
    x: 0,
    y: 0,
    role: "player",
  });
  return { session: WATCHED, walker, sprite, pose: { x: 0, y: 0, facing: 0, walking: false } };
}
