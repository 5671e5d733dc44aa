import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";

/** Where the robot looks; a side view looks right and is mirrored for left. */
export type View = "down" | "side" | "up";

/** What the arms do. */
export type Gesture = "walk" | "hold" | "cast" | "cheer";

/** What the face shows. */
export type Mood = "calm" | "blink" | "happy" | "surprised";

export type Pose = {
  readonly view: View;
  /** Walk frame: 0 and 2 stand, 1 and 3 step with the left and the right foot. */
  readonly step: 0 | 1 | 2 | 3;
  readonly gesture: Gesture;
  readonly mood: Mood;
};

/** The tones that a look is painted in. */
export type RobotTones = {
  readonly shell: Ramp;
  readonly eyes: string;
  readonly accent: string;
  readonly scarf: Ramp | null;
  /** Of the arms and of the hands: the shell's and the accent's own, where nothing is worn over them. */
  readonly sleeve: string;
  readonly glove: string;
};

const EYES = {
  cyan: COLOUR.cyan,
  mint: "#9BFFB8",
  amber: "#FFF3A8",
  gold: COLOUR.glow,
  pink: "#FFB3DA",
  white: "#FFFFFF",
} as const;

const ACCENTS = {
  gold: RAMPS.gold.mid,
  white: "#FFFFFF",
  coral: RAMPS.coral.mid,
  teal: RAMPS.teal.mid,
  violet: RAMPS.violet.mid,
  sky: RAMPS.sky.mid,
} as const;

/** The tones of a look. */
export const robotTones = (look: CharacterLook): RobotTones => ({
  shell: RAMPS[look.colour],
  eyes: EYES[look.eyes],
  accent: ACCENTS[look.accent],
  scarf: look.scarf === "none" ? null : RAMPS[look.scarf],
  sleeve: RAMPS[look.colour].lo,
  glove: ACCENTS[look.accent],
});

/** The ink line around every part of a robot. */
export const OUTLINE = { stroke: COLOUR.ink, "stroke-width": 4, "stroke-linejoin": "round" } as const;
