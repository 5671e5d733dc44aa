import { EMOTE_INTERVAL, EMOTES, type Emote, type Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { Problem } from "../http/problem.ts";

/** The emotes of a room's walkers. */
export interface Emotes {
  /** Shows the emote on the walker. Throws `too-fast` within EMOTE_INTERVAL of the walker's last one. */
  show(walker: Walker, emote: Emote): void;
}

/** `now` answers room time, ms. */
export function createEmotes(now: () => number): Emotes {
  const last = new WeakMap<Walker, number>();
  return {
    show(walker, emote) {
      const shown = last.get(walker);
      if (shown !== undefined && now() - shown < EMOTE_INTERVAL) throw new Problem("too-fast");
      last.set(walker, now());
      walker.emote = EMOTES.indexOf(emote) + 1;
      walker.emoteSeq = (walker.emoteSeq + 1) % 256;
    },
  };
}
