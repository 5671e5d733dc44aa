import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { deferred } from "@diamond-valley/web-kit/deferred.ts";
import Phaser from "phaser";
import type { OnCrash } from "../app/crash.ts";
import type { Game } from "../app/game.ts";
import { seasonNow } from "../app/season-time.ts";
import { addEdges, viewOf } from "../walking/edges.ts";
import { buildScene } from "../world/build-scene.ts";
import { followWith } from "../world/camera.ts";
import { addDaylight } from "../world/daylight.ts";
import { artOf } from "../world/place-art.ts";
import type { SceneContext } from "../world/scene-context.ts";
import type { SceneTheme } from "../world/theme.ts";
import type { RoomView } from "./room-view.ts";
import type { SceneFeature, ScenePart } from "./scene-feature.ts";

/** A place that is drawn and ready to show rooms. */
export interface BuiltScene {
  readonly context: SceneContext;
  readonly parts: readonly ScenePart[];
}

export interface PlaceSceneParts {
  readonly place: PlaceName;
  readonly map: GameMap;
  readonly theme: SceneTheme;
  readonly game: Game;
  readonly features: readonly SceneFeature[];
  readonly onCrash: OnCrash;
}

/** One place on the screen. It is drawn when its scene starts; rooms come and go in it. */
export class PlaceScene extends Phaser.Scene {
  readonly #of: PlaceSceneParts;
  #drawn = deferred<BuiltScene>();
  #parts: readonly ScenePart[] = [];
  #view: RoomView | null = null;
  #isFollowing = false;
  /** What the camera looks at. */
  readonly #focus = { x: 0, y: 0 };

  constructor(parts: PlaceSceneParts) {
    super(parts.place);
    this.#of = parts;
  }

  create(): void {
    const drawn = this.#drawn;
    this.#build().then(drawn.resolve, drawn.reject);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.#drawn = deferred();
      this.#parts = [];
      this.#view = null;
      this.#isFollowing = false;
    });
  }

  /** Resolves when the place is drawn. Rejects when its pictures can't be made. */
  built(): Promise<BuiltScene> {
    return this.#drawn.promise;
  }

  setView(view: RoomView): void {
    this.#view = view;
  }

  /** Ends the view; another one that has taken its place stays. */
  endView(view: RoomView): void {
    if (this.#view === view) this.#view = null;
    view.end();
  }

  override update(time: number, delta: number): void {
    try {
      for (const part of this.#parts) part.update?.(delta);
      this.#view?.update(time, delta);
      const at = this.#view?.focus();
      if (at) this.#lookAt(at);
    } catch (error) {
      // Thrown on, it would stop the engine's loop and leave a picture that only looks alive.
      this.#view = null;
      this.#of.onCrash(error);
    }
  }

  #lookAt({ x, y }: Point): void {
    Object.assign(this.#focus, { x, y });
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    const { map, theme } = this.#of;
    followWith(this, map, theme.endless ? null : viewOf(map), this.#focus);
  }

  async #build(): Promise<BuiltScene> {
    const { place, map, theme, game, features } = this.#of;
    const context = await buildScene(this, map, artOf(place, map, theme));
    addEdges(context);
    if (PLACES[place].light === "day") addDaylight(context, () => seasonNow(game.stores));
    const built = await Promise.all(features.map((feature) => feature.build(context, game)));
    this.#parts = built.filter((part) => part !== null);
    return { context, parts: this.#parts };
  }
}
