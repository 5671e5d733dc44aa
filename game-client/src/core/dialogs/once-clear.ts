import type { Game } from "../app/game.ts";
import type { Stop } from "../feature.ts";

/** Calls `then` once no dialog is open: now, or when the player has closed what is. Answers how to stop waiting. */
export function onceClear($dialog: Game["stores"]["$dialog"], then: () => void): Stop {
  if ($dialog.get() === null) {
    then();
    return () => {};
  }
  const stop = $dialog.listen(() => {
    // Somebody else who waited may have shown something first.
    if ($dialog.get() !== null) return;
    stop();
    then();
  });
  return stop;
}
