import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { InputSchema } from "@diamond-valley/schemas/games/contract.ts";
import type { Logger } from "pino";
import { Problem } from "../http/problem.ts";

/** Commands that one player may send at once, and per second in the long run. */
const BURST = 20;
const PER_SECOND = 10;

/** Counts one player's commands: a burst passes, a flood is refused with `too-fast`. */
export interface CommandAllowance {
  left: number;
  /** Room time of the last count, ms. */
  counted: number;
}

/** The allowance of a player who just came: a whole burst. `now` is room time, ms. */
export const fullAllowance = (now: number): CommandAllowance => ({ left: BURST, counted: now });

/** Takes one command from the allowance; answers false when none is left. `now` in ms. */
export function spend(allowance: CommandAllowance, now: number): boolean {
  const earned = (Math.max(0, now - allowance.counted) * PER_SECOND) / 1_000;
  allowance.left = Math.min(BURST, allowance.left + earned);
  allowance.counted = now;
  if (allowance.left < 1) return false;
  allowance.left -= 1;
  return true;
}

/** How a command ended: an answer, or a refusal with a code of the catalogue. */
export type Outcome = { answer: unknown } | { refused: ErrorCode };

/** Checks a message against its schema and acts on it. Whatever is thrown becomes a code. */
export async function perform<T>(
  schema: InputSchema<T>,
  message: unknown,
  act: (message: T) => unknown,
  log: Logger,
): Promise<Outcome> {
  const parsed = schema.safeParse(message ?? {});
  if (!parsed.success) return { refused: "bad-request" };
  try {
    return { answer: (await act(parsed.data)) ?? {} };
  } catch (error) {
    if (error instanceof Problem) return { refused: error.code };
    log.error({ err: error }, "a command failed");
    return { refused: "generic" };
  }
}
