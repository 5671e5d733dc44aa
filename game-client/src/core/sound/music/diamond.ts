import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The fifth act: somebody who sleeps very deeply, and dreams in bells. */
export const MUSIC: Theme = {
  tempo: 84,
  melody: stepsOf(`
    E4 .  .  B4 .  .  G4 .  | F#4 . .  D5 .  .  .  .  | C5 .  .  G4 .  .  E4 .  | F#4 . .  .  B3 .  .  .
    E4 .  .  B4 .  E5 .  .  | D5 .  .  A4 .  .  F#4 . | G4 .  A4 .  B4 .  .  .  | B4 .  .  .  .  .  .  .
  `),
  answer: stepsOf(`
    .  .  .  .  E5 .  .  .  | .  .  .  .  A5 .  F#5 . | .  .  .  .  G5 .  .  .  | .  .  .  .  .  D5 .  .
    .  .  .  .  G5 .  B5 .  | .  .  .  .  F#5 . .  .  | .  .  .  .  E5 .  G5 .  | .  .  F#5 . .  .  .  .
  `),
  bass: stepsOf(`
    E2 .  .  .  E2 .  B2 .  | D2 .  .  .  D2 .  .  .  | C2 .  .  .  C2 .  G2 .  | B1 .  .  .  B2 .  .  .
    E2 .  .  .  E2 .  B2 .  | D2 .  .  .  F#2 . .  .  | C2 .  .  .  A2 .  .  .  | B1 .  .  .  B1 .  .  .
  `),
  chords: [
    ["G3", "B3", "E4"],
    ["F#3", "A3", "D4"],
    ["G3", "C4", "E4"],
    ["F#3", "B3", "D4"],
    ["G3", "B3", "E4"],
    ["F#3", "A3", "D4"],
    ["A3", "C4", "E4"],
    ["F#3", "A3", "B3"],
  ],
  voice: { brightness: 0.55, ring: 1.4, volume: 0.1, wave: "sine", overtone: 3 },
  shaker: false,
};
