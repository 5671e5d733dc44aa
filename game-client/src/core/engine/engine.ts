import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { JoinedRoom } from "../net/joined-room.ts";
import { createRoomView, type RoomView } from "../scene/room-view.ts";
import { watchFrameRate } from "./frame-rate.ts";
import type { Photo } from "./photo.ts";
import { chooseRenderer, isRendererAsked, rememberSlowWebGl } from "./renderer.ts";
import { createWorld, type World, type WorldParts } from "./world.ts";

/** The drawn world. All that needs Phaser is behind it, so that the screen can show before it is fetched. */
export interface Engine {
  /** Draws a place; resolves when it is there. The place before it goes. */
  show(place: PlaceName): Promise<void>;
  /** Shows a joined room in its place, which was shown before. When the view ends, the place stays on the screen. */
  view(joined: JoinedRoom): Promise<RoomView>;
  /** What is drawn now, with the player `at` a point of the map. Rejects where nothing is. */
  photo(at: Point | null): Promise<Photo>;
  destroy(): Promise<void>;
}

export type EngineParts = Omit<WorldParts, "features">;

/** A room that is shown, in whichever world draws now. */
interface Shown {
  readonly joined: JoinedRoom;
  view: RoomView;
  /** Before that, frames say how fast things are loaded rather than drawn. */
  isSettled: boolean;
}

/**
 * Starts drawing in the stage, with what features draw; rejects when their code can't be fetched. Where WebGL is missing
 * the world is drawn without it from the start, and where its first seconds are too slow it is drawn anew without it.
 */
export async function createEngine(parts: EngineParts): Promise<Engine> {
  const { game, onCrash } = parts;
  const { $renderer } = game.stores;
  const features = await Promise.all(game.features.flatMap(({ scene }) => scene?.() ?? []));
  let shown: Shown | null = null;
  let current: PlaceName | null = null;

  const begin = (renderer = chooseRenderer()): World => {
    const world = createWorld({ ...parts, features }, renderer);
    $renderer.set(renderer);
    return world;
  };
  let world = begin();

  const enter = async (joined: JoinedRoom): Promise<RoomView> => {
    const drawnBy = world;
    const scene = await drawnBy.show(joined.place);
    const view = createRoomView(await scene.built(), joined, game, drawnBy.worldAt);
    scene.setView(view);
    return view;
  };

  /** Draws all that is shown anew, without WebGL. */
  const drawWithoutWebGl = async (): Promise<void> => {
    rememberSlowWebGl();
    const before = world;
    const seen = shown;
    if (seen) before.sceneOf(seen.joined.place)?.endView(seen.view);
    // Asked for by its name: a browser that keeps nothing would choose WebGL again.
    world = begin("canvas");
    await before.destroy();
    if (current !== null) await world.show(current);
    if (seen && seen === shown) seen.view = await enter(seen.joined);
  };

  const watch = (): void => {
    if ($renderer.get() === "canvas" || isRendererAsked()) return;
    const rate = watchFrameRate();
    const watched = world;
    watched.onFrame((delta) => {
      if (!shown?.isSettled || document.hidden || watched !== world) return;
      if (rate.frame(delta)) drawWithoutWebGl().catch(onCrash);
    });
  };
  watch();

  return {
    async show(place) {
      current = place;
      await world.show(place);
    },
    async view(joined) {
      const mine: Shown = { joined, view: await enter(joined), isSettled: false };
      shown = mine;
      const { settled } = mine.view;
      void settled.then(() => {
        mine.isSettled = true;
      });
      // The view of whichever world draws it now.
      return {
        settled,
        update: (time, delta) => mine.view.update(time, delta),
        position: () => mine.view.position(),
        focus: () => mine.view.focus(),
        end() {
          if (shown === mine) shown = null;
          world.sceneOf(joined.place)?.endView(mine.view);
        },
      };
    },
    photo: (at) => world.photo(at),
    destroy: () => world.destroy(),
  };
}
