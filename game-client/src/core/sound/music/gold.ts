import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The shop of Gold: a show that never closes, with glitter on every beat. */
export const MUSIC: Theme = {
  tempo: 124,
  melody: stepsOf(`
    F5 .  D5 F5 .  Bb5 .  . | A5 .  F5 .  C5 .  .  .  | G5 .  Eb5 G5 . C6 .  .  | Bb5 . .  A5 .  F5 .  .
    D5 .  F5 Bb5 . A5 G5 .  | F5 .  D5 .  Bb4 . .  .  | C5 .  Eb5 G5 .  F5 Eb5 . | D5 . .  C5 .  F5 .  .
  `),
  answer: stepsOf(`
    Bb5 . .  .  A5 .  G5 .  | F5 .  .  .  .  .  C6 .  | C6 .  .  .  Bb5 . G5 .  | A5 .  .  .  .  .  F5 .
    Bb5 . D6 .  C6 .  A5 .  | G5 .  F5 .  D5 .  .  .  | Eb5 . G5 .  A5 .  C6 .  | Bb5 . .  .  .  .  .  .
  `),
  bass: stepsOf(`
    Bb2 . .  F2 .  .  Bb2 . | F2 .  .  C3 .  .  F2 .  | C3 .  .  G2 .  .  C3 .  | F2 .  .  C3 .  .  F2 .
    Bb2 . .  F2 .  .  Bb2 . | G2 .  .  D3 .  .  G2 .  | C3 .  .  G2 .  .  Eb3 . | F2 .  .  A2 .  .  C3 .
  `),
  chords: [
    ["Bb3", "D4", "F4"],
    ["A3", "C4", "F4"],
    ["G3", "C4", "Eb4"],
    ["A3", "Eb4", "F4"],
    ["Bb3", "D4", "F4"],
    ["Bb3", "D4", "G4"],
    ["G3", "C4", "Eb4"],
    ["A3", "C4", "F4"],
  ],
  voice: { brightness: 0.85, ring: 0.38, volume: 0.12, overtone: 3 },
  shaker: true,
};
