import type { Game } from "../../core/app/game.ts";

/**
 * Opens the viewer for a stored run: whoever is signed in may watch those on the board, and always the own ones. The dialog that
 * is open now comes back behind it.
 */
export function openWatch({ stores: { $dialog } }: Pick<Game, "stores">, attempt: string): void {
  const back = $dialog.get();
  $dialog.set({ kind: "hero-watch", attempt, ...(back && { back }) });
}
