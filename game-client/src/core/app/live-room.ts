import { isErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Message, WalletCarrier } from "@diamond-valley/schemas/games/contract.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { ApiProblem, codeIn, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import type { Engine } from "../engine/engine.ts";
import type { Feature, Stop } from "../feature.ts";
import type { JoinedRoom } from "../net/joined-room.ts";
import type { PlaceRoom } from "../net/places.ts";
import type { RoomView } from "../scene/room-view.ts";
import type { PlaceTexts } from "../texts/place-texts.ts";
import type { Game } from "./game.ts";

/** The room that is joined now. */
export interface Live extends JoinedRoom {
  /** Null until the place is drawn. */
  view: RoomView | null;
}

/** What of a game brings rooms onto the screen. */
export type LiveGame = Pick<Game, "sounds"> & {
  readonly wallet: Pick<Game["wallet"], "apply">;
  readonly stores: Pick<Game["stores"], "$loaded" | "$place" | "$travelling">;
  readonly features: readonly Pick<Feature, "joined" | "arrived">[];
};

/** How long a room may take to answer, ms. */
const TIMEOUT = 6_000;

/** Brings each joined room onto the screen, and messages into it. */
export interface LiveRoom {
  /** The room that is joined now, or null on the way. */
  current(): Live | null;
  /** See `Game`. An answer brings along what it changed in the wallet, which is taken over before the answer is given. */
  ask: Game["ask"];
  /** Shows a joined room; the answer takes it off again. */
  arrive(place: PlaceName, room: PlaceRoom): Stop;
}

/**
 * `engine` resolves when the engine's code is there; `placeTexts` fetches what is said in a place, beside its drawing;
 * `crash` is called when a place can't be shown.
 */
export function createLiveRoom(
  game: LiveGame,
  engine: Promise<Pick<Engine, "show" | "view">>,
  placeTexts: PlaceTexts,
  crash: () => void,
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
    async ask<Input, Answer>({ name }: Message<Input, Answer>, input: Input): Promise<Answer> {
      if (!live) throw new Unreachable();
      const request: Promise<unknown> = live.room.request(name, input, { timeout: TIMEOUT });
      const answer = (await request.catch(refuse)) as Answer & WalletCarrier;
      if (answer.update) game.wallet.apply(answer.update);
      return answer;
    },
    arrive(place, room) {
      const mine: Live = { place, room, view: null };
      live = mine;
      const stops = game.features.map(({ joined }) => joined?.(game as Game, mine));
      // What a newer server may say is none of this page's business.
      room.onMessage("*", () => {});
      show(mine).catch(crash);
      return () => {
        if (live === mine) live = null;
        for (const stop of stops) stop?.();
        mine.view?.end();
      };
    },
  };
}

/** The SDK names a refusal `rejected` and hangs its reason on it; a fault of the handler carries a code. */
function refuse(error: unknown): never {
  if (!(error instanceof Error)) throw new Unreachable(error);
  if (error.name === "rejected" && "reason" in error) throw new ApiProblem(codeIn(error.reason));
  if ("code" in error) throw new ApiProblem(isErrorCode(error.code) ? error.code : "generic");
  throw new Unreachable(error);
}
