import type { Game } from "../app/game.ts";
import type { OpenDialog } from "./dialogs.ts";
import { onceClear } from "./once-clear.ts";

/**
 * For what is asked now and shown when the answer comes: what the player opens meanwhile is not torn away, and the answer is shown
 * once that is closed, or never where they have left the place by then. Null closes what was open when it was asked.
 */
export function inTurn({
  stores,
}: {
  readonly stores: Pick<Game["stores"], "$dialog" | "$place">;
}): (dialog: OpenDialog | null) => void {
  const { $dialog, $place } = stores;
  const [was, place] = [$dialog.get(), $place.get()];
  return (dialog) => {
    const open = $dialog.get();
    if (open === null || open === was) return $dialog.set(dialog);
    if (dialog === null) return;
    onceClear($dialog, () => {
      if ($place.get() === place) $dialog.set(dialog);
    });
  };
}
