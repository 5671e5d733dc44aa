import type { Piece, Scene, Shot } from "./scene.ts";

/** The colours of the Deep: under everything, where the light runs. */
const DEEP = { wall: ["#0b1638", "#16305e"], floor: ["#1d3a6e", "#0c1a40"], horizon: 62 } as const;

/** What differs in the end of an act: who made it, what wakes, and whose door opens. */
interface ActEnd {
  readonly room: Pick<Shot, "wall" | "floor">;
  readonly host: string;
  readonly machine: readonly Piece[];
  /** The material of its own light, and that of the next door. */
  readonly own: string;
  readonly next: string;
  readonly colour: string;
}

/** The machine wakes, light runs through the Deep to the next door, and the door opens. */
const actEnd = ({ room, host, machine, own, next, colour }: ActEnd): Scene => [
  {
    ...room,
    horizon: 58,
    pieces: [
      ...machine,
      { draw: `robot:${host}`, x: 80, y: 92, width: 17, motion: "hop", after: 900 },
      { draw: "you", x: 62, y: 94, width: 16, motion: "hop", after: 1_300 },
    ],
    runs: [{ from: 8, to: 96, y: 80, colour, after: 1_600 }],
  },
  {
    ...DEEP,
    pieces: [
      { draw: `light-post:${own}`, x: 18, y: 82, width: 10, motion: "glow", after: 300 },
      { draw: "core-machine", x: 50, y: 90, width: 34, motion: "wake", after: 1_800 },
      { draw: next === "deep" ? "socket" : `light-post:${next}`, x: 84, y: 82, width: 10 },
      { draw: "gem", x: 50, y: 34, width: 6, motion: "rise", after: 2_200 },
    ],
    runs: [
      { from: 18, to: 50, y: 84, colour, after: 500 },
      { from: 50, to: 84, y: 84, colour, after: 2_600 },
    ],
  },
  {
    wall: ["#20265a", "#4a4f9a"],
    floor: ["#6d6fb8", "#43448a"],
    horizon: 64,
    pieces: [
      { draw: `act-door:${next}`, x: 50, y: 78, width: 26, motion: "wake", after: 900 },
      { draw: "crystal", x: 20, y: 84, width: 12, motion: "glow", after: 1_200 },
      { draw: "crystal", x: 80, y: 84, width: 12, motion: "glow", after: 1_400 },
      { draw: "you", x: 50, y: 97, width: 16, motion: "arrive", after: 0 },
    ],
    runs: [{ from: 2, to: 50, y: 86, colour, after: 200 }],
  },
];

/** The four lights as they stand around the Core, and the colour in which each runs to it. */
const LIGHTS = [
  { metal: "bronze", x: 12, colour: "#ffb066" },
  { metal: "silver", x: 29, colour: "#d9f6ff" },
  { metal: "gold", x: 71, colour: "#ffe27a" },
  { metal: "platinum", x: 88, colour: "#bfe9ff" },
] as const;

/** Core wakes, all lights meet in it, and the five doors shine above. */
const FIVE_LIGHTS: Scene = [
  {
    ...DEEP,
    pieces: [
      { draw: "core-machine", x: 34, y: 88, width: 40, motion: "wake", after: 500 },
      { draw: "robot:core", x: 72, y: 84, width: 20, motion: "rise", after: 1_200 },
      { draw: "you", x: 88, y: 94, width: 15, motion: "hop", after: 1_900 },
    ],
    runs: [{ from: 4, to: 96, y: 82, colour: "#7ff2ff", after: 2_200 }],
  },
  {
    ...DEEP,
    pieces: [
      ...LIGHTS.map(
        ({ metal, x }, index): Piece => ({
          draw: `light-post:${metal}`,
          x,
          y: 84,
          width: 11,
          motion: "glow",
          after: 300 + index * 500,
        }),
      ),
      { draw: "core-machine", x: 50, y: 92, width: 32, motion: "wake", after: 2_600 },
      { draw: "gem", x: 50, y: 36, width: 9, motion: "rise", after: 3_000 },
    ],
    runs: LIGHTS.map(({ x, colour }, index) => ({
      from: x,
      to: 50,
      y: 84 + (index % 2) * 4,
      colour,
      after: 600 + index * 500,
    })),
  },
  {
    wall: ["#2a1f66", "#6a55d0"],
    floor: ["#8fd0f0", "#4a6fc0"],
    horizon: 60,
    pieces: [
      ...(["bronze", "silver", "gold", "platinum", "deep"] as const).map(
        (metal, index): Piece => ({
          draw: `act-door:${metal}`,
          x: 12 + index * 19,
          y: 66 + Math.abs(index - 2) * 4,
          width: 16,
          motion: "glow",
          after: 300 + index * 350,
        }),
      ),
      { draw: "robot:core", x: 32, y: 94, width: 15, motion: "hop", after: 2_300 },
      { draw: "you", x: 52, y: 97, width: 16, motion: "hop", after: 2_600 },
    ],
    runs: [{ from: 2, to: 98, y: 74, colour: "#b7f4ff", after: 400 }],
  },
];

/** The gate takes the last diamond, dusk falls, tubes of neon wake, and Rally calls out who has come. */
const HERO_FIRST: Scene = [
  {
    wall: ["#6a6fc8", "#f7b58e"],
    floor: ["#8d7bb8", "#5b4a94"],
    horizon: 62,
    pieces: [
      { draw: "start-gate", x: 50, y: 76, width: 34 },
      { draw: "gem", x: 50, y: 44, width: 7, motion: "rise", after: 700 },
      { draw: "you", x: 30, y: 94, width: 15, motion: "arrive" },
    ],
    runs: [{ from: 2, to: 50, y: 80, colour: "#ffd98a", after: 1_200 }],
  },
  {
    wall: ["#1a1346", "#8a3f9e"],
    floor: ["#34268a", "#150f3e"],
    horizon: 60,
    pieces: [
      { draw: "neon-sign", x: 16, y: 56, width: 22, motion: "glow", after: 300 },
      { draw: "neon-sign", x: 84, y: 56, width: 22, motion: "glow", after: 900 },
      { draw: "start-gate:lit", x: 50, y: 78, width: 36, motion: "wake", after: 1_800 },
      { draw: "speaker", x: 24, y: 84, width: 11, motion: "hop", after: 2_200 },
      { draw: "speaker", x: 76, y: 84, width: 11, motion: "hop", after: 2_200 },
    ],
    runs: [
      { from: 2, to: 50, y: 82, colour: "#ff5fc8", after: 600 },
      { from: 98, to: 50, y: 86, colour: "#5fe8ff", after: 1_000 },
    ],
  },
  {
    wall: ["#1a1346", "#a8459e"],
    floor: ["#3a2b96", "#150f3e"],
    horizon: 60,
    pieces: [
      { draw: "start-gate:lit", x: 50, y: 74, width: 30, motion: "glow" },
      { draw: "robot:rally", x: 28, y: 92, width: 17, motion: "hop", after: 400 },
      { draw: "you", x: 58, y: 96, width: 18, motion: "hop", after: 900 },
      { draw: "neon-counter", x: 84, y: 84, width: 22, motion: "glow", after: 1_300 },
    ],
    runs: [{ from: 2, to: 98, y: 78, colour: "#ffd84a", after: 300 }],
  },
];

/** A night among the standing stones. */
const NIGHT = { wall: ["#120f3a", "#3b2f7a"], floor: ["#4b4690", "#241f58"], horizon: 58 } as const;
const STONES: readonly Piece[] = [
  { draw: "standing-stone", x: 12, y: 70, width: 12 },
  { draw: "standing-stone", x: 30, y: 64, width: 9 },
  { draw: "standing-stone", x: 70, y: 64, width: 9 },
  { draw: "standing-stone", x: 88, y: 70, width: 12 },
];

/** Moss has called: somebody breathes under the circle, a small hand comes out, and the golem is awake. */
const GOLEM_WAKES: Scene = [
  {
    ...NIGHT,
    pieces: [
      ...STONES,
      { draw: "magic-circle", x: 50, y: 88, width: 40, motion: "glow", after: 900 },
      { draw: "robot:elder", x: 26, y: 96, width: 16 },
      { draw: "you", x: 76, y: 97, width: 16, motion: "arrive" },
    ],
    runs: [{ from: 2, to: 50, y: 84, colour: "#ffc9e4", after: 1_400 }],
  },
  {
    ...NIGHT,
    pieces: [
      ...STONES,
      { draw: "magic-circle", x: 50, y: 92, width: 46, motion: "wake", after: 200 },
      { draw: "small-hand", x: 50, y: 86, width: 20, motion: "rise", after: 1_500 },
    ],
    runs: [
      { from: 2, to: 50, y: 86, colour: "#ffc9e4", after: 400 },
      { from: 98, to: 50, y: 90, colour: "#fff0b8", after: 700 },
    ],
  },
  {
    ...NIGHT,
    pieces: [
      ...STONES,
      { draw: "magic-circle", x: 50, y: 94, width: 48, motion: "glow" },
      { draw: "golem", x: 50, y: 90, width: 46, motion: "rise", after: 600 },
      { draw: "you", x: 88, y: 98, width: 13, motion: "hop", after: 1_800 },
    ],
    runs: [{ from: 2, to: 98, y: 80, colour: "#ffd75e", after: 300 }],
  },
];

/** The scenes of the story, by the names that content opens them with. */
export const SCENES: Readonly<Record<string, Scene>> = {
  "bronze-end": actEnd({
    room: { wall: ["#5d3a2e", "#8a5540"], floor: ["#a97350", "#6f4632"] },
    host: "bronze",
    machine: [
      { draw: "gear-wall", x: 22, y: 50, width: 24, motion: "roll", after: 200 },
      { draw: "conveyor", x: 34, y: 78, width: 46, motion: "wake", after: 400 },
      { draw: "crate", x: 26, y: 68, width: 11, motion: "hop", after: 1_000 },
      { draw: "crate", x: 42, y: 68, width: 11, motion: "hop", after: 1_250 },
    ],
    own: "bronze",
    next: "silver",
    colour: "#ffb066",
  }),
  "silver-end": actEnd({
    room: { wall: ["#3f6f74", "#8fb8b4"], floor: ["#c98a94", "#8f5566"] },
    host: "silver",
    machine: [
      { draw: "lift", x: 26, y: 60, width: 24, motion: "wake", after: 300 },
      { draw: "silver-bearing", x: 26, y: 30, width: 9, motion: "roll", after: 700 },
      { draw: "luggage", x: 44, y: 84, width: 12, motion: "hop", after: 1_100 },
      { draw: "plant", x: 8, y: 84, width: 10 },
    ],
    own: "silver",
    next: "gold",
    colour: "#d9f6ff",
  }),
  "gold-end": actEnd({
    room: { wall: ["#6a2236", "#9a4052"], floor: ["#e4c06a", "#a87c30"] },
    host: "gold",
    machine: [
      { draw: "showcase", x: 24, y: 78, width: 24, motion: "wake", after: 300 },
      { draw: "minibot", x: 44, y: 88, width: 10, motion: "hop", after: 900 },
      { draw: "golden-key", x: 24, y: 36, width: 8, motion: "rise", after: 500 },
    ],
    own: "gold",
    next: "platinum",
    colour: "#ffe27a",
  }),
  "platinum-end": actEnd({
    room: { wall: ["#14204e", "#4566a8"], floor: ["#bcdcf2", "#7f9cc4"] },
    host: "platinum",
    machine: [
      { draw: "pillar:drop", x: 10, y: 78, width: 9, motion: "glow", after: 200 },
      { draw: "pillar:sun", x: 24, y: 78, width: 9, motion: "glow", after: 500 },
      { draw: "pillar:leaf", x: 38, y: 78, width: 9, motion: "glow", after: 800 },
      { draw: "pillar:flame", x: 52, y: 78, width: 9, motion: "glow", after: 1_100 },
      { draw: "platinum-battery", x: 31, y: 44, width: 8, motion: "rise", after: 1_400 },
    ],
    own: "platinum",
    next: "deep",
    colour: "#bfe9ff",
  }),
  "diamond-end": FIVE_LIGHTS,
  "golem-wakes": GOLEM_WAKES,
  "hero-first": HERO_FIRST,
};
