import { stepsOf } from "./notes.ts";

/** A melody instrument: how bright it is struck and how long it rings, s. */
export interface Voice {
  brightness: number;
  ring: number;
  volume: number;
}

/** A piece of music that goes round. All lines are as long as the harmony: 8 steps a bar. */
export interface Theme {
  /** Quarter notes a minute; two steps each. */
  tempo: number;
  melody: readonly (string | null)[];
  /** Played every second time round, so that the piece breathes. */
  answer: readonly (string | null)[];
  bass: readonly (string | null)[];
  /** One chord a bar, held by the pad. */
  chords: readonly (readonly string[])[];
  voice: Voice;
  /** Whether a shaker keeps time. */
  shaker: boolean;
}

/** Steps of one bar. */
export const BAR = 8;

/** The village: a stroll in the sun. */
const VILLAGE: Theme = {
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

/** The lake: drops on still water. */
const LAKE: Theme = {
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

/** The mine: drops that fall in the dark, and somebody who knocks far away. */
const CAVE: Theme = {
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

/** The forest: somebody tiptoes, stops, and tiptoes on. */
const FOREST: Theme = {
  tempo: 92,
  melody: stepsOf(`
    D4 .  A4 .  F4 .  .  D5 | .  C5 .  A4 .  .  .  .  | Bb4 . D5 .  G4 .  .  Bb4 | .  A4 .  E4 .  .  .  .
    D4 .  A4 .  F4 .  .  D5 | .  F5 .  E5 .  C5 .  .  | Bb4 . A4 .  G4 .  F4 .  | E4 .  .  .  D4 .  .  .
  `),
  answer: stepsOf(`
    .  .  F5 .  E5 .  D5 .  | C5 .  .  .  A4 .  .  .  | .  .  G5 .  F5 .  D5 .  | E5 .  .  .  C5 .  .  .
    .  .  A5 .  G5 .  F5 .  | E5 .  D5 .  C5 .  A4 .  | Bb4 .  .  D5 .  .  G4 .  | A4 .  .  .  .  .  .  .
  `),
  bass: stepsOf(`
    D3 .  .  D3 .  .  A2 .  | F2 .  .  F2 .  .  C3 .  | G2 .  .  G2 .  .  D3 .  | A2 .  .  A2 .  .  E3 .
    D3 .  .  D3 .  .  A2 .  | F2 .  .  F2 .  .  C3 .  | G2 .  .  G2 .  .  Bb2 . | A2 .  .  .  D3 .  .  .
  `),
  chords: [
    ["A3", "D4", "F4"],
    ["A3", "C4", "F4"],
    ["Bb3", "D4", "G4"],
    ["A3", "C4", "E4"],
    ["A3", "D4", "F4"],
    ["A3", "C4", "F4"],
    ["Bb3", "D4", "G4"],
    ["A3", "D4", "E4"],
  ],
  voice: { brightness: 0.3, ring: 0.9, volume: 0.15 },
  shaker: true,
};

/** The golem's circle: what a stone hums to itself, over the beat of a small heart. */
const CIRCLE: Theme = {
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

/** The music, by the names that places give. */
export const THEMES = {
  village: VILLAGE,
  lake: LAKE,
  cave: CAVE,
  forest: FOREST,
  circle: CIRCLE,
} as const satisfies Record<string, Theme>;
