import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/**
 * The arena of Diamond Hero: it begins with a pulse at dusk, and each minute or two something joins: a drum, a running bass, an
 * arpeggio, a second drum, and at the end the theme an octave higher.
 */
export const MUSIC: Theme = {
  tempo: 132,
  melody: stepsOf(`
    .  .  .  .  A4 .  .  .  | C5 .  .  B4 .  A4 .  .  | .  .  .  .  G4 .  .  .  | B4 .  .  A4 .  G4 .  .
    .  .  .  .  F4 .  .  .  | A4 .  .  G4 .  F4 .  .  | E4 .  .  G4 .  .  B4 .  | .  .  D5 .  .  B4 .  .
  `),
  answer: stepsOf(`
    A4 .  .  C5 .  .  E5 .  | D5 .  C5 .  A4 .  .  .  | G4 .  .  B4 .  .  D5 .  | C5 .  B4 .  G4 .  .  .
    F4 .  .  A4 .  .  C5 .  | B4 .  A4 .  F4 .  .  .  | E4 .  G4 .  B4 .  E5 .  | D5 .  .  .  B4 .  .  .
  `),
  bass: stepsOf(`
    A2 .  .  .  A2 .  .  .  | A2 .  .  .  A2 .  .  .  | G2 .  .  .  G2 .  .  .  | G2 .  .  .  G2 .  .  .
    F2 .  .  .  F2 .  .  .  | F2 .  .  .  F2 .  .  .  | E2 .  .  .  E2 .  .  .  | E2 .  .  .  G2 .  .  .
  `),
  chords: [
    ["A3", "C4", "E4"],
    ["A3", "C4", "E4"],
    ["G3", "B3", "D4"],
    ["G3", "B3", "D4"],
    ["F3", "A3", "C4"],
    ["F3", "A3", "C4"],
    ["E3", "G3", "B3"],
    ["E3", "G3", "B3"],
  ],
  voice: { brightness: 0.5, ring: 0.4, volume: 0.1, wave: "triangle", overtone: 3 },
  shaker: false,
  more: [
    { from: 1, player: "drum", line: stepsOf("C2 . . . C2 . . .") },
    { from: 2, player: "shaker", line: stepsOf(". . C2 . . . C2 .") },
    {
      from: 3,
      player: "bass",
      line: stepsOf(`
        .  A3 .  A2 .  A3 .  E3 | .  A3 .  A2 .  A3 .  E3 | .  G3 .  G2 .  G3 .  D3 | .  G3 .  G2 .  G3 .  D3
        .  F3 .  F2 .  F3 .  C3 | .  F3 .  F2 .  F3 .  C3 | .  E3 .  E2 .  E3 .  B2 | .  E3 .  E2 .  E3 .  B2
      `),
    },
    { from: 4, player: "shaker", line: stepsOf("C2 . . C2 C2 . . C2") },
    {
      from: 5,
      player: "pluck",
      line: stepsOf(`
        A5 .  E5 .  C5 .  E5 .  | A5 .  E5 .  C5 .  E5 .  | G5 .  D5 .  B4 .  D5 .  | G5 .  D5 .  B4 .  D5 .
        F5 .  C5 .  A4 .  C5 .  | F5 .  C5 .  A4 .  C5 .  | E5 .  B4 .  G4 .  B4 .  | E5 .  B4 .  G4 .  B4 .
      `),
    },
    { from: 6, player: "drum", line: stepsOf(". . . C2 . . C2 .") },
    { from: 8, player: "drum", line: stepsOf(". . C2 . . . C2 C2") },
    {
      from: 9,
      player: "pluck",
      line: stepsOf(`
        E6 .  .  C6 .  .  A5 .  | B5 .  C6 .  E6 .  .  .  | D6 .  .  B5 .  .  G5 .  | A5 .  B5 .  D6 .  .  .
        C6 .  .  A5 .  .  F5 .  | G5 .  A5 .  C6 .  .  .  | B5 .  .  G5 .  .  E5 .  | G5 .  B5 .  E6 .  .  .
      `),
    },
  ],
};
