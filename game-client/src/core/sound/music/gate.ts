import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The plaza of the portals: five doors hum, and the evening listens. */
export const MUSIC: Theme = {
  tempo: 76,
  melody: stepsOf(`
    A4 .  .  C#5 .  .  E5 . | F#5 . .  .  E5 .  .  .  | B4 .  .  D5 .  .  F#5 . | E5 .  .  .  C#5 . .  .
    F#5 . .  A5 .  .  F#5 . | E5 .  .  .  C#5 . B4 .  | D5 .  .  B4 .  .  G#4 . | A4 .  .  .  .  .  .  .
  `),
  answer: stepsOf(`
    E5 .  .  .  A5 .  .  .  | C#6 . .  B5 .  .  A5 .  | F#5 . .  .  B5 .  .  .  | G#5 . .  .  E5 .  .  .
    A5 .  .  F#5 .  .  D5 . | C#5 . .  E5 .  .  A5 .  | B5 .  .  G#5 .  .  E5 . | A5 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    A2 .  .  .  E3 .  .  .  | F#2 . .  .  C#3 . .  .  | B2 .  .  .  F#3 . .  .  | E2 .  .  .  B2 .  .  .
    D3 .  .  .  A2 .  .  .  | A2 .  .  .  C#3 . .  .  | E2 .  .  .  B2 .  .  .  | A2 .  .  .  .  .  E3 .
  `),
  chords: [
    ["A3", "C#4", "E4"],
    ["A3", "C#4", "F#4"],
    ["B3", "D4", "F#4"],
    ["G#3", "B3", "E4"],
    ["A3", "D4", "F#4"],
    ["A3", "C#4", "E4"],
    ["G#3", "B3", "D4"],
    ["A3", "C#4", "E4"],
  ],
  voice: { brightness: 0.2, ring: 1.5, volume: 0.15, overtone: 3 },
  shaker: false,
};
