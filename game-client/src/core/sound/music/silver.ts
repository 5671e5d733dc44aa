import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The hotel of Silver: a lobby at teatime, polite to every guest. */
export const MUSIC: Theme = {
  tempo: 88,
  melody: stepsOf(`
    B4 .  .  D5 .  G5 F#5 . | E5 .  .  .  B4 .  .  .  | C5 .  .  E5 .  A5 G5 .  | F#5 . .  .  D5 .  .  .
    G5 .  F#5 E5 D5 .  B4 . | C5 .  .  D5 E5 .  .  .  | A4 .  C5 .  F#5 . E5 .  | D5 .  .  .  G4 .  .  .
  `),
  answer: stepsOf(`
    D5 .  G5 .  B5 .  .  .  | G5 .  E5 .  .  .  .  .  | E5 .  A5 .  C6 .  .  .  | A5 .  F#5 . .  .  .  .
    B5 .  A5 .  G5 .  F#5 . | E5 .  .  .  G5 .  .  .  | F#5 . E5 .  C5 .  A4 .  | B4 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    G2 .  .  .  D3 .  .  .  | E2 .  .  .  B2 .  .  .  | A2 .  .  .  E3 .  .  .  | D3 .  .  .  A2 .  .  .
    G2 .  .  .  D3 .  .  .  | C3 .  .  .  G2 .  .  .  | A2 .  .  .  D3 .  .  .  | G2 .  .  .  .  .  D3 .
  `),
  chords: [
    ["B3", "D4", "F#4"],
    ["B3", "D4", "G4"],
    ["C4", "E4", "G4"],
    ["C4", "F#4", "A4"],
    ["B3", "D4", "G4"],
    ["C4", "E4", "B4"],
    ["C4", "F#4", "A4"],
    ["B3", "D4", "G4"],
  ],
  voice: { brightness: 0.3, ring: 1.1, volume: 0.14 },
  shaker: false,
};
