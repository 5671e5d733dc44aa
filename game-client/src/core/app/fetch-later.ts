import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { lazyParts } from "../dialogs/lazily.ts";
import type { Stop } from "../feature.ts";
import { oneByOne } from "../one-by-one.ts";
import { lookAhead } from "../world/next-places.ts";
import type { Game } from "./game.ts";
import { whenArrived } from "./when-arrived.ts";
import { whenIdle } from "./when-idle.ts";

/** What of a game says what is fetched later, and when. */
export type LaterGame = Pick<Game, "features" | "more"> & {
  readonly stores: Pick<Game["stores"], "$place" | "$travelling">;
};

/** What the next minutes may need: dialogs and what they say, and what gives the places behind the doors their look and their music. */
function fetchAll({ features, more, stores }: LaterGame, place: PlaceName): void {
  // What can't be fetched now is fetched when it is shown.
  const texts = features.map(
    ({ name, laterTexts }) =>
      async () =>
        laterTexts && more.file(name, laterTexts),
  );
  void oneByOne([...lazyParts(), ...lookAhead(place), ...texts], () => whenArrived(stores));
}

/**
 * Calls `fetch` for the place of the first step and for each one after it, when the page has nothing else to do: nothing
 * of it delays the first step. Answers how to stop.
 */
export function fetchLater(
  game: LaterGame & { readonly controls: Pick<Game["controls"], "onPush"> },
  fetch = (place: PlaceName): void => fetchAll(game, place),
): Stop {
  const { controls, stores } = game;
  let hasWalked = false;
  const look = (): void => {
    const place = stores.$place.get();
    if (hasWalked && place !== null) void whenIdle().then(() => fetch(place));
  };
  const stopWalk = controls.onPush(() => {
    if (hasWalked) return;
    hasWalked = true;
    look();
  });
  const stopPlace = stores.$place.listen(look);
  return () => {
    stopWalk();
    stopPlace();
  };
}
