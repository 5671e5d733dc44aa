import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The golem's circle: what a stone hums to itself, over the beat of a small heart. */
export const MUSIC: Theme = {
  tempo: 112,
  melody: stepsOf(`
    E4 .  .  G4 .  B4 .  .  | A4 .  .  G4 .  E4 .  .  | C5 .  .  B4 .  G4 .  .  | A4 .  .  .  B4 .  .  .
    E4 .  .  G4 .  D5 .  .  | C5 .  .  B4 .  A4 .  .  | F#4 . G4 .  A4 .  D5 .  | B4 .  .  .  .  .  .  .
  `),
  answer: stepsOf(`
    .  .  E5 .  D5 .  B4 .  | .  .  C5 .  B4 .  G4 .  | .  .  E5 .  G5 .  E5 .  | D5 .  .  .  B4 .  .  .
    .  .  G5 .  F#5 . D5 .  | .  .  E5 .  C5 .  A4 .  | D5 .  C5 .  A4 .  F#4 . | E4 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    E2 .  E2 .  .  .  B2 .  | A2 .  A2 .  .  .  E2 .  | C3 .  C3 .  .  .  G2 .  | D3 .  D3 .  .  .  A2 .
    E2 .  E2 .  .  .  B2 .  | A2 .  A2 .  .  .  C3 .  | D3 .  D3 .  .  .  F#2 . | E2 .  E2 .  .  .  B2 .
  `),
  chords: [
    ["G3", "B3", "E4"],
    ["A3", "C4", "E4"],
    ["G3", "C4", "E4"],
    ["F#3", "A3", "D4"],
    ["G3", "B3", "E4"],
    ["A3", "C4", "E4"],
    ["F#3", "A3", "D4"],
    ["G3", "B3", "E4"],
  ],
  voice: { brightness: 0.24, ring: 1, volume: 0.15 },
  shaker: true,
};
