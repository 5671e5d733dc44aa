import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The warehouse of Bronze: a belt that clanks in time, and somebody who whistles over it. */
export const MUSIC: Theme = {
  tempo: 96,
  melody: stepsOf(`
    D4 .  .  D4 F4 .  A4 .  | G4 .  .  F4 .  D4 .  .  | D4 .  .  D4 F4 .  A4 .  | C5 .  .  B4 .  G4 .  .
    A4 .  .  A4 C5 .  D5 .  | C5 .  .  A4 .  F4 .  .  | E4 .  G4 .  E4 .  C4 .  | D4 .  .  .  A3 .  .  .
  `),
  answer: stepsOf(`
    .  .  D5 .  C5 .  A4 .  | .  .  B4 .  A4 .  G4 .  | .  .  D5 .  F5 .  D5 .  | E5 .  .  .  C5 .  .  .
    .  .  F5 .  E5 .  D5 .  | .  .  C5 .  A4 .  F4 .  | G4 .  A4 .  C5 .  E5 .  | D5 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    D2 .  .  D2 A2 .  .  .  | G2 .  .  G2 D3 .  .  .  | D2 .  .  D2 A2 .  .  .  | C3 .  .  C3 G2 .  .  .
    F2 .  .  F2 C3 .  .  .  | F2 .  .  F2 A2 .  .  .  | C3 .  .  C3 E3 .  .  .  | D2 .  .  A2 .  .  D3 .
  `),
  chords: [
    ["A3", "D4", "F4"],
    ["B3", "D4", "G4"],
    ["A3", "D4", "F4"],
    ["G3", "C4", "E4"],
    ["A3", "C4", "F4"],
    ["A3", "C4", "F4"],
    ["G3", "C4", "E4"],
    ["A3", "D4", "F4"],
  ],
  voice: { brightness: 0.6, ring: 0.4, volume: 0.14, wave: "triangle", overtone: 5 },
  shaker: true,
};
