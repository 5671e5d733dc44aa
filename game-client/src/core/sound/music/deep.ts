import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The Deep: a machine that breathes, and lights that answer each other. */
export const MUSIC: Theme = {
  tempo: 104,
  melody: stepsOf(`
    C4 .  G4 .  Eb4 . G4 .  | Ab4 . G4 .  Eb4 . .  .  | Bb3 . F4 .  D4 .  F4 .  | G4 .  F4 .  D4 .  .  .
    C4 .  G4 .  C5 .  Bb4 . | Ab4 . Eb5 . C5 .  .  .  | F4 .  Ab4 . D5 .  C5 .  | B4 .  .  .  G4 .  .  .
  `),
  answer: stepsOf(`
    .  .  .  G5 .  .  .  Eb5 | .  .  .  .  .  C5 .  . | .  .  .  F5 .  .  .  D5 | .  .  .  .  .  Bb4 .  .
    .  .  .  C6 .  .  .  G5 | .  .  .  .  .  Eb5 .  . | .  .  .  Ab5 . .  .  F5 | .  .  .  .  D5 .  .  .
  `),
  bass: stepsOf(`
    C2 C3 .  C2 .  C3 C2 .  | Ab2 Ab2 . Ab2 . Ab2 .  . | Bb2 Bb2 . Bb2 . Bb2 .  . | G2 G2 .  G2 .  G2 .  .
    C2 C3 .  C2 .  C3 C2 .  | Ab2 Ab2 . Ab2 . Ab2 .  . | F2 F2 .  F2 .  F2 .  .  | G2 G2 .  G2 .  B2 .  .
  `),
  chords: [
    ["G3", "C4", "Eb4"],
    ["Ab3", "C4", "Eb4"],
    ["F3", "Bb3", "D4"],
    ["G3", "Bb3", "D4"],
    ["G3", "C4", "Eb4"],
    ["Ab3", "C4", "Eb4"],
    ["Ab3", "C4", "F4"],
    ["G3", "B3", "D4"],
  ],
  voice: { brightness: 0.35, ring: 0.7, volume: 0.11, wave: "triangle", overtone: 2 },
  shaker: true,
};
