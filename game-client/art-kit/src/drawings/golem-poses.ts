import { RAMPS } from "../palette.ts";
import { circle, repeat, stroke } from "../svg.ts";
import type { Face, GolemLook } from "./golem-face.ts";
import { stone } from "./golem-stone.ts";

/** What a golem can be seen to do: each attack as it is announced and as it hits, and what lies between. */
export const GOLEM_POSES = [
  "idle",
  "step-left",
  "step-right",
  "stomp-warn",
  "stomp-hit",
  "toss-warn",
  "toss-hit",
  "roll-warn",
  "roll-hit",
  "pebbles-warn",
  "pebbles-hit",
  "sweep-warn",
  "sweep-hit",
  "quake-warn",
  "quake-hit",
  "sulk-warn",
  "sulk-hit",
  "tired",
  "dazed",
  "shy",
] as const;
export type GolemPose = (typeof GOLEM_POSES)[number];

/** A limb: where its hand or foot is, px from the middle of the foot line, and how large. */
export interface Limb {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** How a pose is put together. */
export interface Build {
  readonly face: Face;
  readonly hands: readonly [Limb, Limb];
  readonly feet?: readonly [Limb, Limb];
  /** The body's lift, px, and its share of the usual height. */
  readonly lift?: number;
  readonly high?: number;
  readonly lean?: number;
  /** Hands are drawn before the body's front, or behind it. */
  readonly behind?: boolean;
  /** What it holds, or what flies about. */
  readonly extra?: (look: GolemLook) => string;
}

/** Where the feet of a standing golem are. */
export const FEET: readonly [Limb, Limb] = [
  { x: -32, y: -8 },
  { x: 32, y: -8 },
];

/** Each pose. */
export const BUILDS: Record<GolemPose, Build> = {
  idle: {
    face: "calm",
    hands: [
      { x: -82, y: -56 },
      { x: 82, y: -56 },
    ],
  },
  "step-left": {
    face: "calm",
    lift: 5,
    lean: -4,
    hands: [
      { x: -84, y: -64 },
      { x: 80, y: -48 },
    ],
    feet: [
      { x: -32, y: -20 },
      { x: 32, y: -6 },
    ],
  },
  "step-right": {
    face: "calm",
    lift: 5,
    lean: 4,
    hands: [
      { x: -80, y: -48 },
      { x: 84, y: -64 },
    ],
    feet: [
      { x: -32, y: -6 },
      { x: 32, y: -20 },
    ],
  },
  "stomp-warn": {
    face: "cross",
    lift: 16,
    lean: -7,
    hands: [
      { x: -92, y: -104 },
      { x: 90, y: -96 },
    ],
    feet: [
      { x: -34, y: -6 },
      { x: 44, y: -44, size: 1.3 },
    ],
  },
  "stomp-hit": {
    face: "shout",
    high: 0.88,
    hands: [
      { x: -96, y: -34 },
      { x: 96, y: -34 },
    ],
    feet: [
      { x: -40, y: -4 },
      { x: 44, y: -4, size: 1.3 },
    ],
  },
  "toss-warn": {
    face: "cross",
    high: 1.03,
    hands: [
      { x: -46, y: -196 },
      { x: 46, y: -196 },
    ],
    extra: (look) => stone(0, -214, 1.35, look),
  },
  "toss-hit": {
    face: "shout",
    high: 0.96,
    lean: 6,
    hands: [
      { x: -40, y: -58, size: 1.15 },
      { x: 44, y: -58, size: 1.15 },
    ],
  },
  "roll-warn": {
    face: "cross",
    high: 0.78,
    hands: [
      { x: -48, y: -34 },
      { x: 48, y: -34 },
    ],
  },
  "roll-hit": {
    face: "shut",
    hands: [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
  },
  "pebbles-warn": {
    face: "puff",
    hands: [
      { x: -98, y: -92 },
      { x: 98, y: -92 },
    ],
    extra: (look) =>
      repeat(8, (index) => {
        const turn = (index / 8) * Math.PI * 2;
        return stone(Math.cos(turn) * 100, -92 + Math.sin(turn) * 84, 0.42, look);
      }),
  },
  "pebbles-hit": {
    face: "shout",
    high: 0.94,
    hands: [
      { x: -104, y: -66, size: 1.1 },
      { x: 104, y: -66, size: 1.1 },
    ],
  },
  "sweep-warn": {
    face: "cross",
    lean: -10,
    hands: [
      { x: -100, y: -80, size: 1.4 },
      { x: 60, y: -40 },
    ],
  },
  "sweep-hit": {
    face: "shout",
    lean: 10,
    hands: [
      { x: -60, y: -48 },
      { x: 102, y: -46, size: 1.5 },
    ],
    extra: () => stroke("M-84 -30Q0 12 100 -22", "#fff", 7, { opacity: 0.75 }),
  },
  "quake-warn": {
    face: "shout",
    lift: 10,
    high: 1.05,
    hands: [
      { x: -66, y: -190, size: 1.3 },
      { x: 66, y: -190, size: 1.3 },
    ],
  },
  "quake-hit": {
    face: "shut",
    high: 0.84,
    hands: [
      { x: -70, y: -12, size: 1.35 },
      { x: 70, y: -12, size: 1.35 },
    ],
  },
  "sulk-warn": {
    face: "sulk",
    high: 0.84,
    hands: [
      { x: -36, y: -46 },
      { x: 36, y: -46 },
    ],
  },
  "sulk-hit": {
    face: "cry",
    high: 0.88,
    hands: [
      { x: -96, y: -98 },
      { x: 96, y: -98 },
    ],
    extra: () =>
      stroke("M-56 -96Q-92 -92 -100 -60M56 -96Q92 -92 100 -60", RAMPS.sky.hi, 8) +
      circle(-102, -50, 6, RAMPS.sky.hi) +
      circle(102, -50, 6, RAMPS.sky.hi),
  },
  tired: {
    face: "tired",
    high: 0.93,
    hands: [
      { x: -78, y: -30 },
      { x: 78, y: -30 },
    ],
  },
  dazed: {
    face: "dazed",
    high: 0.86,
    lean: 5,
    hands: [
      { x: -90, y: -18 },
      { x: 92, y: -16 },
    ],
    feet: [
      { x: -44, y: -4 },
      { x: 48, y: -4 },
    ],
  },
  shy: {
    face: "shy",
    high: 0.94,
    hands: [
      { x: -26, y: -62, size: 0.9 },
      { x: 26, y: -62, size: 0.9 },
    ],
  },
};
