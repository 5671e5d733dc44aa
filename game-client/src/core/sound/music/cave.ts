import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The mine: drops that fall in the dark, and somebody who knocks far away. */
export const MUSIC: Theme = {
  tempo: 84,
  melody: stepsOf(`
    A4 .  .  E5 .  .  D5 .  | .  .  C5 .  .  B4 .  .  | A4 .  .  C5 .  .  E5 .  | .  .  D5 .  .  .  .  .
    F5 .  .  E5 .  .  C5 .  | .  .  D5 .  .  B4 .  .  | A4 .  E4 .  G4 .  B4 .  | A4 .  .  .  .  .  .  .
  `),
  answer: stepsOf(`
    E5 .  .  .  .  .  A5 .  | .  .  .  .  G5 .  .  .  | F5 .  .  .  .  .  E5 .  | .  .  .  .  D5 .  .  .
    C5 .  .  .  .  .  D5 .  | .  .  .  .  E5 .  .  .  | B4 .  .  .  G4 .  .  .  | A4 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    A2 .  .  .  .  .  A2 .  | E2 .  .  .  .  .  .  .  | F2 .  .  .  .  .  F2 .  | G2 .  .  .  .  .  .  .
    F2 .  .  .  .  .  F2 .  | G2 .  .  .  .  .  .  .  | E2 .  .  .  .  .  E2 .  | A2 .  .  .  A2 .  .  .
  `),
  chords: [
    ["A3", "C4", "E4"],
    ["G3", "B3", "E4"],
    ["A3", "C4", "F4"],
    ["G3", "B3", "D4"],
    ["A3", "C4", "F4"],
    ["G3", "B3", "D4"],
    ["G3", "B3", "E4"],
    ["A3", "C4", "E4"],
  ],
  voice: { brightness: 0.16, ring: 1.6, volume: 0.14 },
  shaker: false,
};
