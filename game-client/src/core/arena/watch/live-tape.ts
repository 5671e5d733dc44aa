import { type ArenaEvent, eventsOf } from "@diamond-valley/schemas/arena/events.ts";
import { emptyRecording, frameOf, type Recording } from "@diamond-valley/schemas/arena/recording.ts";
import type { ArenaRules, ArenaSetup } from "@diamond-valley/schemas/arena/rules.ts";
import { step } from "@diamond-valley/schemas/arena/step.ts";
import { createWorld, type World } from "@diamond-valley/schemas/arena/world.ts";

/** Somebody's play that is played again by the kernel while its recording still grows. */
export interface LiveTape {
  readonly world: World;
  /** Ticks that are known. */
  readonly length: number;
  /** Adds what was played since. */
  append(part: Recording): void;
  /** One step, with what happened in it; nothing where no more is known. */
  step(): readonly ArenaEvent[];
}

/** An empty tape of a play under these rules. */
export function createLiveTape(rules: ArenaRules, setup: ArenaSetup): LiveTape {
  const world = createWorld(rules, setup);
  const { tick } = world.clock;
  const recording = emptyRecording();
  const { spans } = recording;
  let length = 0;
  /** The span that is played, and the ticks of those before it. */
  let at = 0;
  let before = 0;

  const inputAt = (now: number): number => {
    while (now >= before + spans[at]!.ticks) {
      before += spans[at]!.ticks;
      at += 1;
    }
    return spans[at]!.input;
  };

  return {
    world,
    get length() {
      return length;
    },
    append(part) {
      // Not joined to the last one, which may be played already.
      spans.push(...part.spans);
      recording.words.push(...part.words);
      recording.orders.push(...part.orders);
      for (const { ticks } of part.spans) length += ticks;
    },
    step() {
      const now = tick[0]!;
      if (now >= length) return [];
      step(world, frameOf(recording, now, inputAt(now)));
      return eventsOf(world.events);
    },
  };
}
