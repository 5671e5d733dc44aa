import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The VIP Manor: a waltz that bows in four, by candle light. */
export const MUSIC: Theme = {
  tempo: 84,
  melody: stepsOf(`
    F4 . A4 . C5 . F5 E5 | D5 . . C5 A4 . . . | Bb4 . D5 . G5 . F5 . | E5 . . . C5 . . .
    F4 . A4 . C5 . A5 G5 | F5 . . D5 Bb4 . . . | G4 . Bb4 . E5 . D5 . | C5 . . . F4 . . .
  `),
  answer: stepsOf(`
    A4 . C5 . F5 . . . | F5 . D5 . . . . . | D5 . G5 . Bb5 . . . | G5 . E5 . . . . .
    C5 . F5 . A5 . . . | A5 . F5 . . . . . | E5 . G5 . Bb5 . A5 . | A5 . G5 . F5 . . .
  `),
  bass: stepsOf(`
    F2 . C3 . F3 . C3 . | D3 . A2 . D3 . . . | G2 . D3 . G3 . D3 . | C3 . G2 . C3 . . .
    F2 . C3 . F3 . C3 . | Bb2 . F3 . Bb2 . . . | C3 . G2 . C3 . Bb2 . | F2 . C3 . F2 . . .
  `),
  chords: [
    ["A3", "C4", "F4"],
    ["A3", "D4", "F4"],
    ["Bb3", "D4", "G4"],
    ["Bb3", "C4", "E4"],
    ["A3", "C4", "F4"],
    ["Bb3", "D4", "F4"],
    ["Bb3", "C4", "E4"],
    ["A3", "C4", "F4"],
  ],
  voice: { brightness: 0.2, ring: 1.5, volume: 0.14 },
  shaker: false,
};
