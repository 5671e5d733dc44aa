import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The Android Room: short knocks on everything that lies about, and no two alike. */
export const MUSIC: Theme = {
  tempo: 126,
  melody: stepsOf(`
    D5 . D5 A4 . D5 . F#5 | . E5 . . A4 . . . | B4 . B4 G4 . B4 . D5 | . C#5 . . A4 . . .
    D5 . D5 A4 . D5 . A5 | . G5 . F#5 . E5 . . | G5 . F#5 . E5 . C#5 . | D5 . . D5 . . . .
  `),
  answer: stepsOf(`
    . F#5 . . A5 . F#5 . | E5 . C#5 . E5 . . . | . D5 . . G5 . D5 . | C#5 . E5 . A4 . . .
    . F#5 . . D6 . A5 . | B5 . . A5 . . G5 . | E5 . . G5 . . E5 . | F#5 . D5 . . . . .
  `),
  bass: stepsOf(`
    D3 . . D3 . . A2 . | A2 . . A2 . . E3 . | G2 . . G2 . . D3 . | A2 . . A2 . C#3 . .
    D3 . . D3 . . F#3 . | G2 . . G2 . . B2 . | E3 . . E3 . A2 . . | D3 . A2 . D3 . . .
  `),
  chords: [
    ["F#3", "A3", "D4"],
    ["E3", "A3", "C#4"],
    ["G3", "B3", "D4"],
    ["E3", "A3", "C#4"],
    ["F#3", "A3", "D4"],
    ["G3", "B3", "D4"],
    ["G3", "B3", "E4"],
    ["F#3", "A3", "D4"],
  ],
  voice: { brightness: 0.85, ring: 0.16, volume: 0.11, overtone: 7 },
  shaker: true,
};
