import { PHRASE_INTERVAL, type Phrase, phraseNumber } from "@diamond-valley/schemas/walking/phrases.ts";
import { EMOTE_INTERVAL, EMOTES, type Emote, type Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { Problem } from "../http/problem.ts";

/** The emotes and phrases of a room's walkers. */
export interface Emotes {
  /** Shows the emote on the walker. Throws `too-fast` within EMOTE_INTERVAL of what the walker showed last. */
  show(walker: Walker, emote: Emote): void;
  /** Shows the phrase over the walker. Throws `too-fast` like `show`, and within PHRASE_INTERVAL of the last phrase. */
  say(walker: Walker, phrase: Phrase): void;
}

/** `now` answers room time, ms. */
export function createEmotes(now: () => number): Emotes {
  const shown = new WeakMap<Walker, number>();
  const said = new WeakMap<Walker, number>();
  const isWithin = (times: WeakMap<Walker, number>, walker: Walker, interval: number): boolean =>
    now() - (times.get(walker) ?? Number.NEGATIVE_INFINITY) < interval;

  function put(walker: Walker, number: number): void {
    if (isWithin(shown, walker, EMOTE_INTERVAL)) throw new Problem("too-fast");
    shown.set(walker, now());
    walker.emote = number;
    walker.emoteSeq = (walker.emoteSeq + 1) % 256;
  }

  return {
    show: (walker, emote) => put(walker, EMOTES.indexOf(emote) + 1),
    say(walker, phrase) {
      if (isWithin(said, walker, PHRASE_INTERVAL)) throw new Problem("too-fast");
      put(walker, phraseNumber(phrase));
      said.set(walker, now());
    },
  };
}
