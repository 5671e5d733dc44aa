import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The Phone Hall: it rings twice, somebody answers, and everybody talks at once. */
export const MUSIC: Theme = {
  tempo: 108,
  melody: stepsOf(`
    G5 E5 G5 E5 .  .  G5 E5 | G5 E5 .  .  C5 .  D5 . | F5 D5 F5 D5 .  .  F5 D5 | F5 D5 .  .  B4 .  G4 .
    E5 .  G5 .  C6 .  B5 A5 | A5 .  F5 .  .  .  A5 . | G5 .  E5 .  D5 .  F5 .  | E5 .  .  .  C5 .  .  .
  `),
  answer: stepsOf(`
    C5 .  E5 G5 .  E5 .  .  | A5 .  G5 .  E5 .  .  .  | D5 .  F5 A5 .  F5 .  .  | B5 .  A5 .  F5 .  D5 .
    C6 .  .  B5 .  .  A5 .  | F5 .  A5 .  C6 .  A5 .  | G5 .  F5 .  D5 .  B4 .  | C5 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    C3 .  .  .  G2 .  C3 .  | A2 .  .  .  E2 .  A2 .  | D3 .  .  .  A2 .  D3 .  | G2 .  .  .  D3 .  G2 .
    C3 .  .  .  E3 .  C3 .  | F2 .  .  .  C3 .  F2 .  | G2 .  .  .  D3 .  G2 .  | C3 .  G2 .  C3 .  .  .
  `),
  chords: [
    ["G3", "C4", "E4"],
    ["A3", "C4", "E4"],
    ["A3", "D4", "F4"],
    ["G3", "B3", "D4"],
    ["G3", "C4", "E4"],
    ["A3", "C4", "F4"],
    ["G3", "B3", "F4"],
    ["G3", "C4", "E4"],
  ],
  voice: { brightness: 0.7, ring: 0.3, volume: 0.11, overtone: 5 },
  shaker: true,
};
