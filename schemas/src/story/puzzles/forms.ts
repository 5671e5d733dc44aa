import * as z from "zod/mini";
import { Slug, TextKey } from "../text-key.ts";

// Forms alone, without the rules of the kinds: every page of the game reads forms, and only who plays a puzzle needs its rules.

/** Tokens are laid into slots: a dial, a mixture, pictures in their order, a colour for each frame. */
export const TokensPuzzle = z.strictObject({
  kind: z.literal("tokens"),
  /** What there is to lay, in the order of its display: each with its picture (scenery or icon), its name, or both. */
  tokens: z.array(z.strictObject({ id: Slug, drawing: z.optional(z.string()), text: z.optional(TextKey) })),
  /** Slots to fill: a number, or the name of each. */
  slots: z.union([z.int().check(z.positive()), z.array(TextKey)]),
  /** Whether a token may lie in several slots. */
  repeats: z._default(z.boolean(), false),
  /** Whether it matters in which slot a token lies. */
  ordered: z._default(z.boolean(), true),
  /** The tokens of the slots, or the drawn order that they follow. */
  solution: z.union([z.array(Slug), z.strictObject({ drawn: Slug })]),
});
export type TokensPuzzle = z.output<typeof TokensPuzzle>;

/** A machine with two slots: each coin takes 1 off the amount in the single slot, and 2 in the double one (spec 2 §5). */
export const VendingPuzzle = z.strictObject({
  kind: z.literal("vending"),
  coins: z.int().check(z.positive()),
  amount: z.int().check(z.positive()),
});
export type VendingPuzzle = z.output<typeof VendingPuzzle>;

/** Shapes light up and sound one after the other, and are to be repeated. */
export const TonesPuzzle = z.strictObject({
  kind: z.literal("tones"),
  /** Names of the shapes. */
  tones: z.array(Slug).check(z.minLength(2)),
  /** How many are to be repeated. */
  length: z.int().check(z.positive()),
});
export type TonesPuzzle = z.output<typeof TonesPuzzle>;

/** A telephone, on which a number is dialled. */
export const DialPuzzle = z.strictObject({
  kind: z.literal("dial"),
  /** The number that answers. */
  number: z.string().check(z.regex(/^\d{2,11}$/)),
});
export type DialPuzzle = z.output<typeof DialPuzzle>;

/** One gem of several is light, and is to be found in a few weighings (world.md: Diamond Lab). Gems count from 1. */
export const WeighPuzzle = z.strictObject({
  kind: z.literal("weigh"),
  gems: z.int().check(z.minimum(2), z.maximum(9)),
  weighings: z.int().check(z.positive()),
});
export type WeighPuzzle = z.output<typeof WeighPuzzle>;

/** Icons circle, and are to be pressed for as the one that is asked for passes the top. */
export const OrbitPuzzle = z.strictObject({
  kind: z.literal("orbit"),
  /** Names of shapes, in the order in which they follow each other anticlockwise. */
  icons: z.array(Slug).check(z.minLength(4)),
  /** Presses of one round; a wrong one begins it anew. */
  presses: z.int().check(z.positive()),
  /** How long the icons take to go round, ms. */
  turn: z.int().check(z.positive()),
});
export type OrbitPuzzle = z.output<typeof OrbitPuzzle>;

/** What may lie in a place of the board: a wall, a mark, a crate, the robot, or one of these two on a mark. */
const ROW = /^[#.$*@+ ]+$/;

/** Crates are pushed onto marks. */
export const CratesPuzzle = z.strictObject({
  kind: z.literal("crates"),
  /** Its number among the boards of its machine, and how many there are. */
  number: z.int().check(z.positive()),
  of: z.int().check(z.positive()),
  /** From above: `#` wall, `.` mark, `$` crate, `*` crate on a mark, `@` robot, `+` robot on a mark. */
  board: z.array(z.string().check(z.regex(ROW))).check(z.minLength(3)),
});
export type CratesPuzzle = z.output<typeof CratesPuzzle>;

/** Lights flash one after the other, and are repeated; each time that went well there is one more. */
export const LightsPuzzle = z.strictObject({
  kind: z.literal("lights"),
  /** How many stars it brings. */
  star: z.int().check(z.positive()),
  /** Names of the shapes that light up. */
  lights: z.array(Slug).check(z.minLength(2)),
  /** Lights of the first row that is to be repeated, and of the last one. */
  from: z.int().check(z.positive()),
  to: z.int().check(z.positive()),
});
export type LightsPuzzle = z.output<typeof LightsPuzzle>;

/** A robot walks against five belts that bring crates, and steps aside in time. */
export const BeltsPuzzle = z.strictObject({
  kind: z.literal("belts"),
  /** How many stars it brings. */
  star: z.int().check(z.positive()),
  /** Ticks from one row to the next. */
  beat: z.int().check(z.positive()),
  /** The fewest and the most crates of a row. */
  crates: z.tuple([z.int(), z.int()]),
  /** Each so-many-th row is a cross belt, which carries one lane aside; 0 for none. */
  cross: z.int(),
});
export type BeltsPuzzle = z.output<typeof BeltsPuzzle>;

/** A puzzle as content describes it. A new kind is a file here, and its line in each of the lists. */
// A discriminated union would do the same, and bring half a kilobyte more to every page with a form.
export const Puzzle = z.union([
  TokensPuzzle,
  VendingPuzzle,
  TonesPuzzle,
  DialPuzzle,
  WeighPuzzle,
  OrbitPuzzle,
  CratesPuzzle,
  LightsPuzzle,
  BeltsPuzzle,
]);
export type Puzzle = z.output<typeof Puzzle>;
