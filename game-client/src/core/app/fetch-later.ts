import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { fetchLazy } from "../dialogs/lazily.ts";
import type { Stop } from "../feature.ts";
import { oneByOne } from "../one-by-one.ts";
import { fetchAhead } from "../world/next-places.ts";
import type { Game } from "./game.ts";

/** Safari doesn't say when a page is idle: there it is taken for that after so long, ms. */
const SOON = 400;

const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, SOON);
};

/** What the next minutes may need: dialogs and what they say, and what gives the places behind the doors their look and their music. */
function fetchAll({ features, more }: Pick<Game, "features" | "more">, place: PlaceName): void {
  // What can't be fetched now is fetched when it is shown.
  const texts = features.map(
    ({ name, laterTexts }) =>
      async () =>
        laterTexts && more.file(name, laterTexts),
  );
  void oneByOne([fetchLazy, () => fetchAhead(place), ...texts]);
}

/**
 * Calls `fetch` for the place of the first step and for each one after it, when the page has nothing else to do: nothing
 * of it delays the first step. Answers how to stop.
 */
export function fetchLater(
  game: Pick<Game, "features" | "more"> & {
    readonly controls: Pick<Game["controls"], "onPush">;
    readonly stores: Pick<Game["stores"], "$place">;
  },
  fetch = (place: PlaceName): void => fetchAll(game, place),
): Stop {
  const { controls, stores } = game;
  let hasWalked = false;
  const look = (): void => {
    const place = stores.$place.get();
    if (hasWalked && place !== null) whenIdle(() => fetch(place));
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
