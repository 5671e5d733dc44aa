import type { Game } from "../app/game.ts";
import { askToClose } from "./back.ts";
import type { OpenDialog } from "./dialogs.ts";
import { showOnceClear } from "./in-turn.ts";

/**
 * What a button does that opens a dialog and may lie over another one, as in a toast. What is open is asked to close, and where it
 * asks first, or only its own buttons end it, the new one comes behind it: nothing that the player has begun there is lost.
 */
export function toOpen(
  game: { readonly stores: Pick<Game["stores"], "$dialog" | "$place"> },
  dialog: OpenDialog,
): () => void {
  const { $dialog } = game.stores;
  return () => {
    const open = $dialog.get();
    if (open?.kind === dialog.kind) return $dialog.set(dialog);
    showOnceClear(game, dialog);
    if (open !== null) askToClose();
  };
}
