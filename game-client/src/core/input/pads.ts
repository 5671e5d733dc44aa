import type { Game } from "../app/game.ts";

/** Plays by gamepad from when one is connected: nobody without one fetches its code. Answers how to stop. */
export function bindPads(game: Pick<Game, "controls" | "stores">): () => void {
  let stop = (): void => {};
  let isOver = false;
  const wait = (): void => window.addEventListener("gamepadconnected", begin, { once: true });
  const begin = (): void => {
    import("./pad.ts")
      .then(({ followPads }) => {
        if (!isOver) stop = followPads(game);
      })
      .catch(() => isOver || wait());
  };
  // The page is told only once of each pad.
  if (navigator.getGamepads?.().some(Boolean)) begin();
  else wait();
  return () => {
    isOver = true;
    window.removeEventListener("gamepadconnected", begin);
    stop();
  };
}
