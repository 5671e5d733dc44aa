import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The mushroom house: a lullaby on tiptoe. */
export const MUSIC: Theme = {
  tempo: 76,
  melody: stepsOf(`
    G4 . . B4 D5 . . . | C5 . B4 . G4 . . . | A4 . . C5 E5 . . . | D5 . . . . . B4 .
    G4 . . B4 D5 . G5 . | F#5 . E5 . C5 . . . | B4 . A4 . D5 . C5 . | B4 . . . G4 . . .
  `),
  answer: stepsOf(`
    . . B5 . . . G5 . | . . E5 . . . . . | . . C6 . . . A5 . | . . F#5 . . . . .
    . . B5 . . . D6 . | . . C6 . . . . . | . . G5 . . . F#5 . | . . D5 . . . . .
  `),
  bass: stepsOf(`
    G2 . . . D3 . . . | C3 . . . G2 . . . | A2 . . . E3 . . . | D3 . . . A2 . . .
    G2 . . . D3 . . . | C3 . . . E3 . . . | D3 . . . A2 . D3 . | G2 . . . . . . .
  `),
  chords: [
    ["B3", "D4", "G4"],
    ["C4", "E4", "G4"],
    ["C4", "E4", "A4"],
    ["C4", "D4", "F#4"],
    ["B3", "D4", "G4"],
    ["C4", "E4", "G4"],
    ["C4", "D4", "F#4"],
    ["B3", "D4", "G4"],
  ],
  voice: { brightness: 0.25, ring: 1.3, volume: 0.12 },
  shaker: false,
};
