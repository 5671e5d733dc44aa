import type { Game } from "../app/game.ts";
import type { Feature, Stop } from "../feature.ts";
import { roomFeatures } from "../room-features.ts";
import type { OpenDialog } from "./dialogs.ts";

/** Dialogs that core itself shows. */
const OWN: readonly string[] = ["settings"] satisfies OpenDialog["kind"][];

/**
 * Closes the open dialog where it is of one of these kinds: what it is about is gone. A picture that came from one stays open,
 * and comes back to none.
 */
export function closeDialogs(
  { $dialog }: Pick<Game["stores"], "$dialog">,
  kinds: readonly OpenDialog["kind"][],
): void {
  const open = $dialog.get();
  if (open === null) return;
  if (kinds.includes(open.kind)) $dialog.set(null);
  else if (open.kind === "picture" && open.back && kinds.includes(open.back.kind))
    $dialog.set({ kind: "picture", lines: open.lines });
}

/** What of a game says which dialogs are shown where. */
export interface ShowingGame {
  readonly stores: Pick<Game["stores"], "$dialog" | "$place" | "$travelling">;
  readonly features: readonly Pick<Feature, "name" | "dialogs" | "inRoom">[];
}

/**
 * Closes what nothing in the present place shows, such as a question of a mini-game whose answer came when the player was
 * elsewhere already: it would hold the controls, and nobody could close it. Answers how to stop.
 */
export function closeUnshown({ stores, features }: ShowingGame): Stop {
  const { $dialog, $place, $travelling } = stores;
  const check = async (): Promise<void> => {
    const [open, place] = [$dialog.get(), $place.get()];
    if (open === null || place === null) return;
    const shows = ({ dialogs }: Pick<Feature, "dialogs">) => dialogs !== undefined && open.kind in dialogs;
    if (OWN.includes(open.kind) || features.some(shows)) return;
    const ofRoom = await roomFeatures(features, place);
    // On the way it may be of the place that is about to be shown, whose arrival is looked at then.
    const isPresent = $dialog.get() === open && $place.get() === place && $travelling.get() === null;
    if (isPresent && !ofRoom.some(shows)) $dialog.set(null);
  };
  // What can't be fetched is not in the place that is shown.
  const look = (): void => void check().catch(() => {});
  const stops = [$dialog.listen(look), $place.listen(look), $travelling.listen(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
