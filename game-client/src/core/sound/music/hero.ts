import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** Diamond Hero's lobby: a heart beats before the show, and tubes of light hum along. */
export const MUSIC: Theme = {
  tempo: 118,
  melody: stepsOf(`
    A4 . A4 C5 . D5 . E5 | . E5 . D5 C5 . A4 . | F4 . F4 A4 . C5 . D5 | . C5 . A4 G4 . . .
    A4 . A4 C5 . D5 . E5 | . G5 . E5 D5 . C5 . | D5 . D5 F5 . A5 . G5 | . E5 . . B4 . . .
  `),
  answer: stepsOf(`
    E5 . . . C6 . . B5 | . . A5 . . . E5 . | C6 . . . A5 . . . | . . B5 . G5 . . .
    E5 . . . C6 . . D6 | . . E6 . . . C6 . | A5 . . . F5 . . . | G#5 . . . E5 . . .
  `),
  bass: stepsOf(`
    A2 . A2 A2 . A2 . A2 | A2 . A2 A2 . A2 G2 . | F2 . F2 F2 . F2 . F2 | G2 . G2 G2 . G2 . G2
    A2 . A2 A2 . A2 . A2 | C3 . C3 C3 . C3 . C3 | D3 . D3 D3 . D3 . D3 | E3 . E3 E3 . E2 E3 .
  `),
  chords: [
    ["A3", "C4", "E4"],
    ["A3", "C4", "E4"],
    ["A3", "C4", "F4"],
    ["B3", "D4", "G4"],
    ["A3", "C4", "E4"],
    ["G3", "C4", "E4"],
    ["A3", "D4", "F4"],
    ["G#3", "B3", "E4"],
  ],
  voice: { brightness: 0.5, ring: 0.5, volume: 0.1, wave: "triangle", overtone: 2 },
  shaker: true,
};
