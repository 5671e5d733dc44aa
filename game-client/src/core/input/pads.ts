import type { Game } from "../app/game.ts";

/** Plays by gamepad from when one is connected: nobody without one fetches its code. Answers how to stop. */
export function bindPads(game: Pick<Game, "controls" | "stores">): () => void {
  let stop = (): void => {};
  const begin = async (): Promise<void> => {
    window.removeEventListener("gamepadconnected", begin);
    const { followPads } = await import("./pad.ts");
    stop = followPads(game);
  };
  window.addEventListener("gamepadconnected", begin);
  return () => {
    window.removeEventListener("gamepadconnected", begin);
    stop();
  };
}
