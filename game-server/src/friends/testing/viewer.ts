import { emptyRecording, playRecording, ticksIn } from "@diamond-valley/schemas/arena/recording.ts";
import type { ArenaRules } from "@diamond-valley/schemas/arena/rules.ts";
import { joinRecording, readPart, type WatchedPart } from "@diamond-valley/schemas/arena/watching.ts";
import { createWorld, type World } from "@diamond-valley/schemas/arena/world.ts";

/** Somebody who watches a play as it grows. */
export interface Viewer {
  /** Asks for the next part; answers it, or null where nothing is played. */
  look(): Promise<WatchedPart | null>;
  /** The world that the parts so far play. */
  world(rules: ArenaRules): World;
  /** Bytes of the answers so far. */
  readonly bytes: number;
}

/** Watches what `ask` answers. */
export function createViewer(
  ask: (attempt: string | null, from: number) => Promise<WatchedPart | null | undefined>,
): Viewer {
  let recording = emptyRecording();
  let last: WatchedPart | null = null;
  let bytes = 0;
  return {
    async look() {
      const part = (await ask(last?.attempt ?? null, ticksIn(recording))) ?? null;
      bytes += JSON.stringify(part).length;
      if (!part) return null;
      if (part.attempt !== last?.attempt) recording = emptyRecording();
      if (part.from !== ticksIn(recording)) throw new Error(`a part from ${part.from} on`);
      joinRecording(recording, readPart(part));
      last = part;
      return part;
    },
    world(rules) {
      if (!last) throw new Error("nothing was seen");
      const world = createWorld(rules, last.setup);
      playRecording(world, recording);
      return world;
    },
    get bytes() {
      return bytes;
    },
  };
}
