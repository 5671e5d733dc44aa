import { type SchemaType, schema, t } from "@colyseus/schema";
import * as z from "zod/mini";
import { message, type ReplayedResult } from "../games/contract.ts";
import type { Point } from "../maps/map.ts";
import { Walker } from "../walking/walking.ts";
import type { StockItem } from "../wallet/wallet.ts";

export const DiggingState = schema({ players: t.map(Walker) }, "DiggingState");
export type DiggingState = SchemaType<typeof DiggingState>;

/** Where one digs, and from how far (px). */
const PIT = { x: 600, y: 300, reach: 90 };
/** The deepest that one can dig, and for how long (ms) the spade is at each depth. */
const DEEPEST = 9;
const STAYS = 250;
/** Experience of a stone. */
const EXPERIENCE = 20;

/** How far (px) the pit is from `at`; null out of its reach. */
export function distanceToPit(at: Point): number | null {
  const distance = Math.hypot(at.x - PIT.x, at.y - PIT.y);
  return distance <= PIT.reach ? distance : null;
}

/** How deep the spade is, `elapsed` ms after it began to swing: 1 to the deepest, again and again. */
export function depthAt(elapsed: number): number {
  return (Math.floor(elapsed / STAYS) % DEEPEST) + 1;
}

/** What a dig brought up. */
export interface DigAnswer {
  outcome: string;
  experience: number;
}

export const DIGGING_MESSAGES = {
  dig: message<DigAnswer>()(
    "dig",
    z.strictObject({ depth: z.int().check(z.minimum(1), z.maximum(DEEPEST)) }),
  ),
};

/** What decides a dig beside its seed. */
const DigInputs = z.strictObject({ rules: z.literal(1), depth: z.int() });

/** What a dig brings up and pays. */
export interface Dug extends ReplayedResult {
  readonly items: readonly StockItem[];
  readonly experience: number;
}

/** What a dig brings up: a stone, which goes into the bag as what only trades, or sand. */
export function replayDigging(seed: unknown, inputs: unknown): Dug {
  const { depth } = DigInputs.parse(inputs);
  const isStone = (z.int().parse(seed) + depth) % 2 === 1;
  return isStone
    ? { outcome: "stone", items: ["failed"], experience: EXPERIENCE }
    : { outcome: "sand", items: [], experience: 0 };
}
