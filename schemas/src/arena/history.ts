import { TICK_RATE } from "../protocol.ts";
import type { World } from "./world.ts";

/** Moments that are kept, one a second: as far back as an order or a report may reach. */
const KEPT = 8;

/** The last seconds of a world, to go back to. */
export interface History {
  /** Keeps the world as it is, at most once a second. */
  keep(world: World): void;
  /** Puts the world back to the last kept moment at or before `tick`; answers whether there is one. */
  restore(world: World, tick: number): boolean;
  /** Forgets all moments: the world that they were of was another. */
  clear(): void;
}

export function createHistory(): History {
  const moments: { tick: number; memory: Int32Array }[] = [];
  return {
    keep({ clock, memory }) {
      const tick = clock.tick[0]!;
      const last = moments.at(-1);
      if (last && tick < last.tick + TICK_RATE) return;
      const reused = moments.length === KEPT ? moments.shift()!.memory : new Int32Array(memory.length);
      reused.set(memory);
      moments.push({ tick, memory: reused });
    },
    restore({ memory }, tick) {
      // What came after has to be played anew, and is kept anew.
      while (moments.length > 0 && moments.at(-1)!.tick > tick) moments.pop();
      const last = moments.at(-1);
      if (last) memory.set(last.memory);
      return last !== undefined;
    },
    clear() {
      moments.length = 0;
    },
  };
}
