import { matchMaker } from "@colyseus/core";
import { createSharedLook } from "./shared-look.ts";
import { withTimeout } from "./timeout.ts";

/** How long (ms) it may take to find out which processes live: Colyseus gives each 2 s. */
const TIMEOUT = 4_000;
/** For so long (ms) what was found holds: looking costs Redis a walk over all channels, and many enter in a second. */
export const FRESH = 500;

/**
 * Looks which processes live, for all who ask within half a second. The rooms of one that was killed would be asked, and chosen, in
 * vain; whoever asks just before that is seen waits for an answer of its, and is served then.
 */
export function createLiveness(): () => Promise<unknown> {
  return createSharedLook(() => withTimeout(TIMEOUT, matchMaker.healthCheckAllProcesses()), FRESH);
}
