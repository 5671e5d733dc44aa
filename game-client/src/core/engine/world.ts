import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { withTimeout } from "@diamond-valley/web-kit/timeout.ts";
import Phaser from "phaser";
import type { OnCrash } from "../app/crash.ts";
import type { Game } from "../app/game.ts";
import { roomFeatures } from "../room-features.ts";
import { PlaceScene } from "../scene/place-scene.ts";
import type { SceneFeature } from "../scene/scene-feature.ts";
import { loadMap } from "../world/maps.ts";
import { loadTheme } from "../world/theme.ts";
import { isGameCovered } from "./covered.ts";
import { createPhaserGame, type Sight } from "./phaser-game.ts";
import { type Photo, takePhoto } from "./photo.ts";
import type { Renderer } from "./renderer.ts";
import { pixelRatio } from "./resolution.ts";

/** How long Phaser may take to end, ms: in a hidden tab it takes no step at all. */
const END_TIMEOUT = 1_000;

/** One Phaser game with the scenes of the places that were shown in it. */
export interface World {
  /** Draws a place, in place of the one before. Resolves when it is there. */
  show(place: PlaceName): Promise<PlaceScene>;
  /** The scene of a place that was shown, or null. */
  sceneOf(place: PlaceName): PlaceScene | null;
  /** The point of the world that is drawn at a point of the screen, CSS px. */
  worldAt(x: number, y: number): Point;
  /** What is drawn now, with the player `at` a point of the map. Rejects where nothing is. */
  photo(at: Point | null): Promise<Photo>;
  /** Calls `listener` with the time since the last frame, ms. */
  onFrame(listener: (delta: number) => void): void;
  destroy(): Promise<void>;
}

export interface WorldParts {
  stage: HTMLElement;
  game: Game;
  features: readonly SceneFeature[];
  /** Called when a place can't be shown any longer. */
  onCrash: OnCrash;
}

/** Starts a Phaser game in the stage. Throws where the browser can't draw that way. */
export function createWorld({ stage, game, features, onCrash }: WorldParts, renderer: Renderer): World {
  const sight = (): Sight => {
    if (isGameCovered()) return "covered";
    return game.stores.$place.get() === null ? "loading" : "open";
  };
  const phaser = createPhaserGame(stage, renderer, sight);
  const scenes = new Map<PlaceName, PlaceScene>();
  let current: PlaceName | null = null;
  const ready = new Promise<void>((booted) => {
    if (phaser.isBooted) booted();
    else phaser.events.once(Phaser.Core.Events.READY, () => booted());
  });

  /** The scene of a place, made when the place is first shown. */
  const prepare = async (place: PlaceName): Promise<PlaceScene> => {
    const [map, theme, loaded] = await Promise.all([
      loadMap(place),
      loadTheme(PLACES[place].theme),
      roomFeatures(game.features, place),
    ]);
    const ofRoom = loaded.flatMap((each) => each.scene ?? []);
    const known = scenes.get(place);
    if (known) return known;
    const scene = new PlaceScene({ place, map, theme, game, features: [...features, ...ofRoom], onCrash });
    scenes.set(place, scene);
    phaser.scene.add(place, scene, false);
    return scene;
  };

  return {
    async show(place) {
      await ready;
      const scene = await prepare(place);
      if (current !== place) {
        if (current !== null) phaser.scene.stop(current);
        current = place;
        phaser.scene.start(place);
      }
      phaser.canvas.setAttribute("role", "img");
      phaser.canvas.setAttribute(
        "aria-label",
        game.text("hud.world", { place: game.text(`places:place.${place}`) }),
      );
      await scene.built();
      return scene;
    },
    sceneOf: (place) => scenes.get(place) ?? null,
    worldAt(x, y) {
      const camera = current === null ? null : scenes.get(current)?.cameras.main;
      return camera?.getWorldPoint(x * pixelRatio(), y * pixelRatio()) ?? { x, y };
    },
    async photo(at) {
      const scene = current === null ? undefined : scenes.get(current);
      if (!scene) throw new Error("no place is drawn");
      return takePhoto(phaser, scene, at);
    },
    onFrame(listener) {
      phaser.events.on(Phaser.Core.Events.STEP, (_: number, delta: number) => listener(delta));
    },
    async destroy() {
      const gone = new Promise<void>((done) => {
        phaser.events.once(Phaser.Core.Events.DESTROY, done);
      });
      // Phaser tells its scenes of no shutdown then, in which they stop listening to the game.
      if (current !== null) phaser.scene.stop(current);
      phaser.destroy(true);
      await withTimeout(END_TIMEOUT, gone).catch(() => {});
    },
  };
}
