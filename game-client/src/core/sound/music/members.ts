import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The Members' House: a slow turn in threes over fours, as moons that never meet. */
export const MUSIC: Theme = {
  tempo: 84,
  melody: stepsOf(`
    Bb4 . . D5 . . F5 . | . . Eb5 . . D5 . . | C5 . . Eb5 . . G5 . | . . F5 . . . . .
    Bb4 . . D5 . . A5 . | . . G5 . . F5 . . | Eb5 . . C5 . . D5 . | Bb4 . . . . . . .
  `),
  answer: stepsOf(`
    F5 . . . D5 . . . | Bb4 . . . . . C5 . | Eb5 . . . C5 . . . | A4 . . . . . F4 .
    F5 . . . A5 . . . | G5 . . Eb5 . . Bb4 . | C5 . . Eb5 . . A4 . | Bb4 . . . . . . .
  `),
  bass: stepsOf(`
    Bb2 . . . . . F2 . | G2 . . . . . D3 . | C3 . . . . . G2 . | F2 . . . . . C3 .
    Bb2 . . . . . D3 . | Eb3 . . . . . Bb2 . | C3 . . . F2 . . . | Bb2 . . . . . . .
  `),
  chords: [
    ["F3", "Bb3", "D4"],
    ["G3", "Bb3", "D4"],
    ["G3", "C4", "Eb4"],
    ["F3", "A3", "Eb4"],
    ["F3", "Bb3", "D4"],
    ["G3", "Bb3", "Eb4"],
    ["F3", "A3", "Eb4"],
    ["F3", "Bb3", "D4"],
  ],
  voice: { brightness: 0.35, ring: 1.1, volume: 0.12, wave: "triangle", overtone: 3 },
  shaker: false,
};
