import { stepsOf } from "../notes.ts";
import type { Theme } from "../theme.ts";

/** The tower of Platinum: stars that are counted, one after the other. */
export const MUSIC: Theme = {
  tempo: 64,
  melody: stepsOf(`
    E5 .  .  .  B5 .  .  .  | .  .  A#5 . .  .  F#5 . | G#5 . .  .  E5 .  .  .  | .  .  .  .  D#5 . .  .
    C#5 . .  .  G#5 . .  .  | .  .  F#5 . .  .  E5 .  | A#4 . .  .  F#5 . .  .  | E5 .  .  .  .  .  .  .
  `),
  answer: stepsOf(`
    B5 .  .  G#5 .  .  E5 . | .  .  .  .  A#5 . .  .  | G#5 . .  E5 .  .  B4 .  | .  .  .  .  F#5 . .  .
    E5 .  .  G#5 .  .  B5 . | .  .  .  .  C#6 . .  .  | A#5 . .  F#5 .  .  C#5 . | B4 . .  .  .  .  .  .
  `),
  bass: stepsOf(`
    E2 .  .  .  .  .  .  .  | F#2 . .  .  .  .  .  .  | E2 .  .  .  .  .  .  .  | B2 .  .  .  .  .  .  .
    C#3 . .  .  .  .  .  .  | E2 .  .  .  .  .  .  .  | F#2 . .  .  .  .  .  .  | E2 .  .  .  .  .  .  .
  `),
  chords: [
    ["G#3", "B3", "E4"],
    ["F#3", "A#3", "C#4"],
    ["G#3", "B3", "E4"],
    ["F#3", "B3", "D#4"],
    ["G#3", "C#4", "E4"],
    ["G#3", "B3", "E4"],
    ["F#3", "A#3", "C#4"],
    ["G#3", "B3", "E4"],
  ],
  voice: { brightness: 0.45, ring: 2, volume: 0.12, overtone: 6 },
  shaker: false,
};
