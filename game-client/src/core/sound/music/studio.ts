import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The Studio Hall: a slow dance for a silent film, with one eye on the camera. */
export const MUSIC: Theme = {
  tempo: 88,
  melody: stepsOf(`
    D5 .  .  F5 .  .  A5 .  | G#5 . .  A5 .  .  F5 .  | G5 .  .  Bb5 . .  A5 G5 | F5 .  .  .  E5 .  .  .
    D5 .  .  F5 .  .  A5 .  | C6 .  .  Bb5 . .  A5 .  | G5 .  E5 .  C#5 . E5 .  | D5 .  .  .  .  .  .  .
  `),
  answer: stepsOf(`
    A5 .  .  .  F5 .  D5 .  | C#5 . .  D5 .  .  F5 .  | Bb5 . .  .  G5 .  E5 .  | A5 .  .  G5 .  .  E5 .
    F5 .  A5 .  D6 .  C6 .  | Bb5 . .  A5 .  .  G5 .  | A5 .  G5 .  E5 .  C#5 . | D5 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    D3 .  .  A2 .  .  D3 .  | D3 .  .  A2 .  .  F2 .  | G2 .  .  D3 .  .  G2 .  | A2 .  .  E3 .  .  A2 .
    D3 .  .  A2 .  .  D3 .  | Bb2 . .  F3 .  .  Bb2 . | A2 .  .  E3 .  .  A2 .  | D3 .  .  A2 .  .  D3 .
  `),
  chords: [
    ["A3", "D4", "F4"],
    ["A3", "D4", "F4"],
    ["G3", "Bb3", "D4"],
    ["A3", "C#4", "E4"],
    ["A3", "D4", "F4"],
    ["F3", "Bb3", "D4"],
    ["G3", "A3", "C#4"],
    ["A3", "D4", "F4"],
  ],
  voice: { brightness: 0.35, ring: 0.8, volume: 0.13, overtone: 2, wave: "triangle" },
  shaker: false,
};
