import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Engine } from "../engine/engine.ts";
import type { Feature, Stop } from "../feature.ts";
import type { JoinedRoom } from "../net/joined-room.ts";
import type { PlaceRoom } from "../net/places.ts";
import type { RoomView } from "../scene/room-view.ts";
import type { PlaceTexts } from "../texts/place-texts.ts";
import type { Answers } from "./answers.ts";
import type { OnCrash } from "./crash.ts";
import type { Game } from "./game.ts";

/** The room that is joined now. */
export interface Live extends JoinedRoom {
  /** Null until the place is drawn. */
  view: RoomView | null;
}

/** What of a game brings rooms onto the screen. */
export type LiveGame = Pick<Game, "sounds"> & {
  readonly stores: Pick<Game["stores"], "$loaded" | "$place" | "$travelling">;
  readonly features: readonly Pick<Feature, "joined" | "arrived">[];
};

/** Brings each joined room onto the screen. */
export interface LiveRoom {
  /** The room that is joined now, or null on the way. */
  current(): Live | null;
  /** Shows a joined room; the answer takes it off again. */
  arrive(place: PlaceName, room: PlaceRoom): Stop;
}

/**
 * `answers` hears which room is to be asked; `engine` resolves when the engine's code is there; `placeTexts` fetches
 * what is said in a place, beside its drawing; `crash` is called when a place can't be shown.
 */
export function createLiveRoom(
  game: LiveGame,
  answers: Pick<Answers, "join">,
  engine: Promise<Pick<Engine, "show" | "view">>,
  placeTexts: PlaceTexts,
  crash: OnCrash,
): LiveRoom {
  const { $loaded, $place, $travelling } = game.stores;
  let live: Live | null = null;

  const show = async (mine: Live): Promise<void> => {
    const world = await engine;
    await Promise.all([world.show(mine.place), placeTexts(mine.place)]);
    if (live !== mine) return;
    const view = await world.view(mine);
    if (live !== mine) return view.end();
    mine.view = view;
    await view.settled;
    if (live !== mine) return;
    $loaded.set(1);
    $place.set(mine.place);
    $travelling.set(null);
    game.sounds.theme(mine.place);
    for (const { arrived } of game.features) arrived?.(game as Game, mine.place);
  };

  return {
    current: () => live,
    arrive(place, room) {
      const mine: Live = { place, room, view: null };
      live = mine;
      const leave = answers.join(room);
      const stops = game.features.map(({ joined }) => joined?.(game as Game, mine));
      // What a newer server may say is none of this page's business.
      room.onMessage("*", () => {});
      show(mine).catch(crash);
      return () => {
        if (live === mine) live = null;
        leave();
        for (const stop of stops) stop?.();
        mine.view?.end();
      };
    },
  };
}
