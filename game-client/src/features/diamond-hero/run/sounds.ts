import type { Effect } from "../../../core/sound/effects.ts";
import type { Sounds } from "../../../core/sound/sounds.ts";

export const SOUNDS = {
  begin: [0.9, 0.01, 196, 0.03, 0.3, 0.6, 1, 1.2, 0, 0, 98, 0.12, 0, 0, 0, 0, 0.1, 0.8],
  pop: [0.28, 0.16, 420, 0, 0.01, 0.07, 1, 1.6, -7, 0, 0, 0, 0, 1],
  spark: [0.22, 0.05, 1_040, 0, 0.02, 0.06, 0, 1.4, 0, 0, 220, 0.03],
  coin: [0.3, 0.03, 880, 0, 0.03, 0.12, 1, 1.5, 0, 0, 330, 0.04],
  heart: [0.7, 0.01, 587, 0.01, 0.1, 0.2, 0, 1.4, 0, 0, 147, 0.07],
  chest: [0.8, 0.01, 440, 0.01, 0.2, 0.4, 1, 1.3, 0, 0, 220, 0.08, 0.08],
  level: [0.8, 0.01, 392, 0.01, 0.2, 0.4, 0, 1.4, 0, 0, 131, 0.07, 0.07, 0, 0, 0, 0.06, 0.8],
  card: [0.6, 0.02, 620, 0, 0.06, 0.14, 1, 1.4, 6],
  dice: [0.6, 0.2, 240, 0, 0.12, 0.06, 4, 0.6, 0, 0, 0, 0, 0.035, 3],
  six: [0.9, 0.01, 523, 0.01, 0.24, 0.6, 0, 1.3, 0, 0, 262, 0.08, 0.08, 0, 0, 0, 0.08, 0.8],
  minute: [0.5, 0.01, 262, 0.02, 0.16, 0.4, 1, 1.1, 0, 0, 131, 0.1],
  boss: [0.9, 0.02, 82, 0.08, 0.4, 0.5, 1, 0.8, 2, 0, 41, 0.14],
  golem: [1, 0.02, 55, 0.1, 0.7, 0.8, 3, 0.7, 1, 0, 28, 0.2, 0, 2],
  boom: [0.5, 0.08, 70, 0, 0.06, 0.24, 4, 0.6, -1, 0, 0, 0, 0, 7],
  prism: [1, 0.01, 523, 0.03, 0.6, 1.2, 0, 1.4, 0, 0, 262, 0.11, 0.11, 0, 0, 0, 0.16, 0.9],
  cleared: [1, 0.01, 330, 0.02, 0.5, 1, 0, 1.3, 0, 0, 165, 0.12, 0.12, 0, 0, 0, 0.14, 0.8],
  fallen: [0.8, 0.01, 294, 0.02, 0.24, 0.5, 0, 1, 0, 0, -98, 0.22],
} as const satisfies Record<string, Effect>;

/** Pops that sound at once at most (play.md 10), and how long each takes, ms. */
export const VOICES = 8;
const POP_TIME = 110;
/** Pops that come closer than this, ms, are heard as one, and each costs a frame as much as drawing thirty mobs. */
const POP_GAP = 12;

/** How many of a burst of pops are still to be heard at `now`, ms: told apart they are eight voices, more are noise. */
export interface PopLimit {
  take(now: number): boolean;
}

export function createPopLimit(): PopLimit {
  let began: number[] = [];
  return {
    take(now) {
      began = began.filter((at) => now - at < POP_TIME);
      const last = began.at(-1);
      if (began.length >= VOICES || (last !== undefined && now - last < POP_GAP)) return false;
      began.push(now);
      return true;
    },
  };
}

/** Sounds that come by the dozen, each as far as there is a voice for it. */
export function limited(sounds: Pick<Sounds, "play">): (effect: Effect) => void {
  const limit = createPopLimit();
  return (effect) => {
    if (limit.take(performance.now())) sounds.play(effect);
  };
}
