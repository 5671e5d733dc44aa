import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The forest: somebody tiptoes, stops, and tiptoes on. */
export const MUSIC: Theme = {
  tempo: 92,
  melody: stepsOf(`
    D4 .  A4 .  F4 .  .  D5 | .  C5 .  A4 .  .  .  .  | Bb4 . D5 .  G4 .  .  Bb4 | .  A4 .  E4 .  .  .  .
    D4 .  A4 .  F4 .  .  D5 | .  F5 .  E5 .  C5 .  .  | Bb4 . A4 .  G4 .  F4 .  | E4 .  .  .  D4 .  .  .
  `),
  answer: stepsOf(`
    .  .  F5 .  E5 .  D5 .  | C5 .  .  .  A4 .  .  .  | .  .  G5 .  F5 .  D5 .  | E5 .  .  .  C5 .  .  .
    .  .  A5 .  G5 .  F5 .  | E5 .  D5 .  C5 .  A4 .  | Bb4 .  .  D5 .  .  G4 .  | A4 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    D3 .  .  D3 .  .  A2 .  | F2 .  .  F2 .  .  C3 .  | G2 .  .  G2 .  .  D3 .  | A2 .  .  A2 .  .  E3 .
    D3 .  .  D3 .  .  A2 .  | F2 .  .  F2 .  .  C3 .  | G2 .  .  G2 .  .  Bb2 . | A2 .  .  .  D3 .  .  .
  `),
  chords: [
    ["A3", "D4", "F4"],
    ["A3", "C4", "F4"],
    ["Bb3", "D4", "G4"],
    ["A3", "C4", "E4"],
    ["A3", "D4", "F4"],
    ["A3", "C4", "F4"],
    ["Bb3", "D4", "G4"],
    ["A3", "D4", "E4"],
  ],
  voice: { brightness: 0.3, ring: 0.9, volume: 0.15 },
  shaker: true,
};
