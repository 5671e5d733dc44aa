import { BACK } from "@diamond-valley/web-kit/back.ts";
import type { Game } from "../app/game.ts";
import type { Stop } from "../feature.ts";

/** Asks the open dialog to close: each knows what its escape key does, and one that only its own buttons end stays. */
export function askToClose(): void {
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
}

/**
 * Lets the browser's "back" close the open dialog, as on phones everything is closed by it, where it would leave the game. One
 * that only its own buttons end stays. Answers how to stop.
 */
export function closeOnBack({ stores }: { readonly stores: Pick<Game["stores"], "$dialog"> }): Stop {
  const back = (event: Event): void => {
    if (stores.$dialog.get() === null) return;
    event.preventDefault();
    askToClose();
  };
  window.addEventListener(BACK, back);
  return () => window.removeEventListener(BACK, back);
}
