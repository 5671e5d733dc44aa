import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  touch: [0.5, 0.05, 380, 0.01, 0.04, 0.1, 0, 1.4, 0, 0, 90, 0.04],
  pickUp: [0.6, 0.05, 620, 0.01, 0.06, 0.18, 0, 1.4, 0, 0, 240, 0.06],
  gem: [0.6, 0.03, 880, 0.01, 0.08, 0.3, 0, 1.6, 0, 0, 440, 0.07],
  lay: [0.4, 0.05, 320, 0, 0.02, 0.06, 1, 1.2, 0, 0, 60, 0.03],
  coin: [0.5, 0.04, 1_040, 0, 0.02, 0.16, 1, 1.6, 0, 0, 320, 0.04],
  lever: [0.5, 0.05, 180, 0.01, 0.1, 0.2, 2, 0.8, 0, 0, -60, 0.08],
  solved: [0.7, 0, 523, 0.02, 0.16, 0.4, 0, 1.4, 0, 0, 262, 0.1],
  wrong: [0.5, 0.02, 220, 0.01, 0.08, 0.2, 0, 1.2, 0, 0, -50, 0.08],
  hint: [0.4, 0.02, 660, 0.03, 0.1, 0.35, 0, 1.2, 0, 0, 220, 0.1],
  tick: [0.25, 0.02, 240, 0, 0.01, 0.03, 1, 1.2],
  pass: [0.5, 0, 880, 0.005, 0.05, 0.14, 0, 1.4],
  strike: [0.7, 0, 660, 0.005, 0.1, 0.4, 0, 1.4, 0, 0, 330, 0.05],
  push: [0.45, 0.08, 110, 0.01, 0.05, 0.09, 4, 0.9],
  bump: [0.6, 0.05, 90, 0.01, 0.06, 0.18, 4, 0.7, 0, 0, -20, 0.05],
  page: [0.3, 0.3, 900, 0, 0.03, 0.08, 4, 0.5],
} as const satisfies Record<string, Effect>;

/** Notes of a major chord and above, Hz: one for each tone of a puzzle. */
const NOTES = [262, 330, 392, 523, 659, 784, 1_047, 1_319] as const;

/** How a tone of a puzzle sounds, by its place among them. */
export const toneSound = (index: number): Effect => [
  0.7,
  0,
  NOTES[((index % NOTES.length) + NOTES.length) % NOTES.length],
  0.02,
  0.28,
  0.22,
  0,
  1.2,
];
