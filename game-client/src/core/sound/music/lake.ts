import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The lake: drops on still water. */
export const MUSIC: Theme = {
  tempo: 72,
  melody: stepsOf(`
    F4 C5 A5 .  E5 .  C5 .  | .  .  G5 .  .  D5 .  .  | D4 A4 F5 .  C5 .  A4 .  | .  .  E5 .  .  .  .  .
    Bb3 F4 D5 .  A5 .  F5 . | .  .  E5 .  C5 .  .  .  | G4 D5 B5 .  G5 .  D5 .  | C5 .  .  .  E5 .  .  .
  `),
  answer: stepsOf(`
    A5 .  .  .  C6 .  .  .  | G5 .  .  E5 .  .  .  .  | F5 .  .  .  A5 .  .  .  | E5 .  .  .  .  .  C5 .
    D5 .  .  F5 .  .  A5 .  | G5 .  .  .  E5 .  .  .  | B5 .  .  A5 .  .  G5 .  | E5 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    F2 .  .  .  .  .  .  .  | C3 .  .  .  .  .  .  .  | D3 .  .  .  .  .  .  .  | A2 .  .  .  .  .  .  .
    Bb2 .  .  .  .  .  .  . | C3 .  .  .  .  .  .  .  | G2 .  .  .  .  .  .  .  | C3 .  .  .  .  .  .  .
  `),
  chords: [
    ["F3", "A3", "C4", "E4"],
    ["E3", "G3", "C4", "D4"],
    ["F3", "A3", "D4"],
    ["E3", "A3", "C4"],
    ["F3", "Bb3", "D4", "A4"],
    ["E3", "G3", "C4"],
    ["D3", "G3", "B3"],
    ["E3", "G3", "C4", "E4"],
  ],
  voice: { brightness: 0.22, ring: 1.3, volume: 0.15 },
  shaker: false,
};
