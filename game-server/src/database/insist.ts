import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "../http/problem.ts";

/** How often something is tried while what it needs stays away. */
const TRIES = 6;
/** Between two tries, ms. */
export const PAUSE = 5_000;

/** What is left of an outage that was waited out for as long as one call may take. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Problem && error.code === "unavailable";

/**
 * Does `act` again, `most` times in all and `pause` ms apart, where the database or Redis was away for longer than a call waits: what a
 * whole attempt led to, or a start, is not given up at once. `act` must be harmless to repeat. Throws what it threw last.
 */
export async function insist<Answer>(
  act: () => Promise<Answer>,
  pause = PAUSE,
  most = TRIES,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isUnavailable(error) || tries === most) throw error;
      await sleep(pause);
    }
  }
}
