import { turnedTo } from "./angles.ts";

/** What a player does in one tick. */
export interface Input {
  /** How fast it walks: 0 not at all, 3 as fast as it can. */
  readonly pace: number;
  /** Direction of the walk. */
  readonly move: number;
  readonly dash: boolean;
  readonly attack: boolean;
  readonly interact: boolean;
  /** Direction of the blow; null for the nearest mob. */
  readonly aim: number | null;
  /** One of up to three things that are offered, or 0. */
  readonly choice: number;
}

export const IDLE: Input = {
  pace: 0,
  move: 0,
  dash: false,
  attack: false,
  interact: false,
  aim: null,
  choice: 0,
};

/** The bits of the first byte of a packed input. */
const PACE = 0b11;
export const DASH = 1 << 2;
export const ATTACK = 1 << 3;
export const INTERACT = 1 << 4;
const AIMS = 1 << 5;
const CHOICE = 6;

/** Shares (in %) of the full speed that the paces mean. */
export const PACES = [0, 40, 70, 100] as const;

/** An input in 24 bits: buttons, direction of the walk, direction of the blow. Equal inputs have equal bits; idle is 0. */
export function packInput(input: Input): number {
  const buttons =
    (input.pace & PACE) |
    (input.dash ? DASH : 0) |
    (input.attack ? ATTACK : 0) |
    (input.interact ? INTERACT : 0) |
    (input.aim === null ? 0 : AIMS) |
    ((input.choice & 0b11) << CHOICE);
  return joinInput(buttons, input.move, input.aim ?? 0);
}

/** The three bytes of a packed input; whatever they are, the answer is an input in its one form. */
export function joinInput(buttons: number, move: number, aim: number): number {
  const walks = (buttons & PACE) !== 0;
  const aims = (buttons & AIMS) !== 0;
  return (buttons & 255) | (walks ? turnedTo(move) << 8 : 0) | (aims ? turnedTo(aim) << 16 : 0);
}

export const paceOf = (input: number): number => input & PACE;
export const moveOf = (input: number): number => (input >> 8) & 255;
export const aimOf = (input: number): number => (input >> 16) & 255;
export const aims = (input: number): boolean => (input & AIMS) !== 0;
export const choiceOf = (input: number): number => (input >> CHOICE) & 0b11;

/** What a packed input says. */
export const unpackInput = (input: number): Input => ({
  pace: paceOf(input),
  move: moveOf(input),
  dash: (input & DASH) !== 0,
  attack: (input & ATTACK) !== 0,
  interact: (input & INTERACT) !== 0,
  aim: aims(input) ? aimOf(input) : null,
  choice: choiceOf(input),
});
