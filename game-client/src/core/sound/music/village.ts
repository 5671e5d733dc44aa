import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The village: a stroll in the sun. */
export const MUSIC: Theme = {
  tempo: 100,
  melody: stepsOf(`
    E5 .  G5 .  A5 G5 E5 .  | D5 .  E5 .  C5 .  .  .  | A4 .  C5 .  D5 C5 A4 .  | G4 .  B4 .  D5 .  .  .
    E5 .  G5 .  C6 A5 G5 .  | A5 .  G5 .  E5 .  .  .  | F5 E5 D5 .  C5 D5 E5 .  | D5 .  .  .  G5 .  .  .
  `),
  answer: stepsOf(`
    G5 .  .  E5 .  .  C5 .  | D5 .  .  .  E5 .  .  .  | F5 .  .  D5 .  .  A4 .  | B4 .  .  .  D5 .  G5 .
    C6 .  .  A5 .  .  G5 .  | E5 .  .  .  G5 .  .  .  | A5 .  G5 F5 E5 .  D5 .  | C5 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    C3 .  .  .  G2 .  .  .  | A2 .  .  .  E2 .  .  .  | F2 .  .  .  C3 .  .  .  | G2 .  .  .  D3 .  .  .
    C3 .  .  .  G2 .  .  .  | A2 .  .  .  E2 .  .  .  | F2 .  .  .  A2 .  .  .  | G2 .  .  .  G2 .  B2 .
  `),
  chords: [
    ["C4", "E4", "G4"],
    ["C4", "E4", "A4"],
    ["C4", "F4", "A4"],
    ["B3", "D4", "G4"],
    ["C4", "E4", "G4"],
    ["C4", "E4", "A4"],
    ["C4", "F4", "A4"],
    ["B3", "D4", "G4"],
  ],
  voice: { brightness: 0.5, ring: 0.55, volume: 0.16 },
  shaker: true,
};
