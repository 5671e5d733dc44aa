import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The Diamond Lab: two exact lines, like drops that fall in order. */
export const MUSIC: Theme = {
  tempo: 96,
  melody: stepsOf(`
    E5 . B4 . E5 . F#5 . | G#5 . . . E5 . . . | C#5 . E5 . A5 . G#5 . | F#5 . . . . . . .
    E5 . B4 . G#5 . F#5 . | E5 . C#5 . E5 . . . | A4 . C#5 . F#5 . E5 . | D#5 . F#5 . B4 . . .
  `),
  answer: stepsOf(`
    . G#5 . E5 . G#5 . B5 | . . B5 . . . G#5 . | . E5 . A5 . C#6 . B5 | . A5 . . F#5 . . .
    . G#5 . B5 . E6 . . | . C#6 . . B5 . . . | . F#5 . A5 . C#6 . A5 | . F#5 . D#5 . . . .
  `),
  bass: stepsOf(`
    E2 . . E3 . . B2 . | C#3 . . G#2 . . . . | A2 . . E3 . . A2 . | B2 . . F#3 . . B2 .
    E2 . . E3 . . B2 . | C#3 . . G#2 . . . . | F#2 . . C#3 . . F#2 . | B2 . . F#3 . . B2 .
  `),
  chords: [
    ["G#3", "B3", "E4"],
    ["G#3", "C#4", "E4"],
    ["A3", "C#4", "E4"],
    ["A3", "B3", "D#4"],
    ["G#3", "B3", "E4"],
    ["G#3", "C#4", "E4"],
    ["A3", "C#4", "F#4"],
    ["A3", "B3", "D#4"],
  ],
  voice: { brightness: 0.4, ring: 0.9, volume: 0.12, wave: "sine", overtone: 3 },
  shaker: false,
};
