import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Phrase } from "@diamond-valley/schemas/walking/phrases.ts";
import type { Game } from "../app/game.ts";
import type { PlaceRoom } from "../net/places.ts";
import type { PredictedWalkers } from "../walking/predicted-walkers.ts";
import type { Offer, Prompt } from "../walking/prompt.ts";
import type { Figure } from "../walking/walker-sprites.ts";
import type { SceneContext } from "../world/scene-context.ts";

/** A room on the screen, as the parts of features see it. */
export interface RoomScene {
  readonly scene: SceneContext;
  readonly room: PlaceRoom;
  /** Everybody in the room. */
  figures(): Iterable<Figure>;
  /** The player's own figure, once it is known. */
  mine(): Figure | null;
  /** The point of the world that is drawn at a point of the screen, CSS px. */
  worldAt(x: number, y: number): Point;
  /** Where to go from `at` for an object of this place, as features know it; undefined where only the map says. */
  whereIs(object: string, at: Point): Point | undefined;
}

/** What a feature draws while a room is shown. */
export interface RoomPart {
  /** Each frame, after everybody was moved. `mine` is the player's own figure, `delta` ms since the last frame. */
  update?(mine: Figure, delta: number): void;
  /** What the player could do at `at`. */
  offers?(at: Point): readonly Offer[];
  /**
   * While the player is busy with this feature: the only prompt, or null for none. Undefined when not busy; then all
   * offers count.
   */
  busy?(): Prompt | null | undefined;
  /**
   * Where to go from `at` for an object of this feature, by what others do there now; undefined for objects of others
   * and where the map alone decides.
   */
  whereIs?(object: string, at: Point): Point | undefined;
  /** A point that matters as much as the player, whom the camera then leans away from; undefined for none. */
  lookAt?(): Point | undefined;
  /** Somebody in the room said a phrase. */
  said?(who: Figure, phrase: Phrase): void;
  /** Somebody left: what was drawn for them goes. */
  left?(session: string): void;
  end?(): void;
}

/** What a feature draws in a place, with or without a room. */
export interface ScenePart {
  /** Each frame; `delta` ms since the last one. */
  update?(delta: number): void;
  offers?(at: Point): readonly Offer[];
  /** Who moves everybody here, where that is not by walking as in the village; the first part that answers counts. */
  walkers?(room: PlaceRoom): PredictedWalkers;
  /** Called for each room that is shown here. */
  enter?(room: RoomScene): RoomPart;
}

/** The part of a feature that needs the engine. It is fetched with it, so that the screen can show before. */
export interface SceneFeature {
  /** Draws into a place when that is built; null where the feature has nothing to do there. */
  build(scene: SceneContext, game: Game): ScenePart | null | Promise<ScenePart | null>;
}
