import { type SchemaType, schema, t } from "@colyseus/schema";
import * as z from "zod/mini";
import { message } from "../games/contract.ts";
import { Walker } from "../walking/walking.ts";

export const DiggingState = schema({ players: t.map(Walker) }, "DiggingState");
export type DiggingState = SchemaType<typeof DiggingState>;

/** Digs once; answers what came up: 0 for sand, 1 for a stone. */
export const DIGGING_MESSAGES = {
  dig: message<{ found: number }>()(
    "dig",
    z.strictObject({ depth: z.int().check(z.minimum(1), z.maximum(9)) }),
  ),
};

/** What a dig brings up, decided by its seed and depth alone. */
export function replayDigging(seed: unknown, inputs: unknown): { outcome: string; found: number } {
  const { depth } = z.strictObject({ depth: z.int() }).parse(inputs);
  const found = (z.int().parse(seed) + depth) % 2;
  return { outcome: found ? "stone" : "sand", found };
}
