import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { within } from "@diamond-valley/web-kit/timeout.ts";
import Phaser from "phaser";
import { PlaceScene } from "../scene/place-scene.ts";
import { createVisit, type Visit, type VisitParts } from "../scene/room-view.ts";
import type { Text } from "../texts/texts.ts";
import { loadMap } from "../world/maps.ts";
import { THEMES } from "../world/themes.ts";
import { createGame } from "./phaser-game.ts";
import { pixelRatio } from "./resolution.ts";

/** How long the engine may take to wind up, ms: in a hidden tab it takes no step at all. */
const END_PATIENCE = 1_000;

/** What of a visit the engine does not know by itself. */
export type Guest = Omit<VisitParts, "place" | "markers">;

/** The drawn world. All that needs Phaser is behind it, so that the screen can show before it is fetched. */
export interface Engine {
  /** Draws a place; resolves when it is there. The place before it goes. */
  show(place: PlaceName): Promise<void>;
  /** Shows a joined room in its place, which was shown before. */
  visit(place: PlaceName, guest: Guest): Promise<Visit>;
  /** The place stays on the screen, with nobody in it. */
  endVisit(place: PlaceName, visit: Visit): void;
  setDeliveryReady(ready: boolean): void;
  /** The point of the world that is drawn at a point of the screen, CSS px. */
  worldAt(x: number, y: number): Point;
  destroy(): Promise<void>;
}

export interface EngineParts {
  stage: HTMLElement;
  text: Text;
  /** Draw without WebGL. */
  canvas: boolean;
  /** Called when a place can't be shown any longer. */
  onCrash: () => void;
}

/** Starts drawing in the stage. */
export function createEngine({ stage, text, canvas, onCrash }: EngineParts): Engine {
  const scenes = new Map<PlaceName, PlaceScene>();
  // Given to the game at its birth, the first scene would start at once.
  const game = createGame({ parent: stage, scenes: [], canvas });
  let current: PlaceName | null = null;
  const ready = new Promise<void>((booted) => {
    if (game.isBooted) booted();
    else game.events.once(Phaser.Core.Events.READY, () => booted());
  });

  /** The scene of a place, made when the place is first shown. */
  const sceneOf = async (place: PlaceName): Promise<PlaceScene> => {
    const map = await loadMap(place);
    const known = scenes.get(place);
    if (known) return known;
    const theme = THEMES[PLACES[place].theme];
    if (!theme) throw new RangeError(`there is no theme "${PLACES[place].theme}"`);
    const scene = new PlaceScene(place, map, theme, text, onCrash);
    scenes.set(place, scene);
    game.scene.add(place, scene, false);
    return scene;
  };

  return {
    async show(place) {
      await ready;
      const scene = await sceneOf(place);
      if (current !== place) {
        if (current !== null) game.scene.stop(current);
        current = place;
        game.scene.start(place);
      }
      await scene.built();
    },
    async visit(place, guest) {
      const scene = await sceneOf(place);
      const visit = createVisit({ ...(await scene.built()), ...guest });
      scene.setVisit(visit);
      return visit;
    },
    endVisit(place, visit) {
      scenes.get(place)?.setVisit(null);
      visit.end();
    },
    setDeliveryReady(isReady) {
      if (current !== null) scenes.get(current)?.setDeliveryReady(isReady);
    },
    worldAt(x, y) {
      const camera = current === null ? null : scenes.get(current)?.cameras.main;
      return camera?.getWorldPoint(x * pixelRatio(), y * pixelRatio()) ?? { x, y };
    },
    async destroy() {
      const gone = new Promise<void>((done) => {
        game.events.once(Phaser.Core.Events.DESTROY, done);
      });
      game.destroy(true);
      await within(END_PATIENCE, gone).catch(() => {});
    },
  };
}
