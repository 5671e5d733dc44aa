import type { Game } from "../app/game.ts";
import type { OpenDialog } from "./dialogs.ts";
import { onceClear } from "./once-clear.ts";

/** What of a game showing an answer needs. */
interface Shown {
  readonly stores: Pick<Game["stores"], "$dialog" | "$place">;
}

/** Shows a dialog once no other is open: now, or when the player has closed what is; never where they have left `place` by then. */
export function showOnceClear(
  { stores: { $dialog, $place } }: Shown,
  dialog: OpenDialog | null,
  place = $place.get(),
): void {
  onceClear($dialog, () => {
    if ($place.get() === place) $dialog.set(dialog);
  });
}

/**
 * For what is asked now and shown when the answer comes: what the player opens meanwhile is not torn away, and the answer is shown
 * once that is closed, or never where they have left the place by then. Null closes what was open when it was asked.
 */
export function inTurn(game: Shown): (dialog: OpenDialog | null) => void {
  const { $dialog, $place } = game.stores;
  const [was, place] = [$dialog.get(), $place.get()];
  return (dialog) => {
    const open = $dialog.get();
    if (open === null || open === was) $dialog.set(dialog);
    else if (dialog !== null) showOnceClear(game, dialog, place);
  };
}
