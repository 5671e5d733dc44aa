import type { Game } from "./game.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Resolves when the player is on the way to no other place: at once, or when it arrives, or stays after all, and what that
 * brought onto the screen is there.
 */
export async function whenArrived({ $travelling }: Pick<Game["stores"], "$travelling">): Promise<void> {
  while ($travelling.get() !== null) {
    await new Promise<void>((resolve) => {
      const stop = $travelling.listen(() => {
        stop();
        resolve();
      });
    });
    await whenIdle();
  }
}
