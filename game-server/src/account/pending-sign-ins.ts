import { MINUTE } from "@diamond-valley/schemas/clock.ts";
import type {} from "express-session";
import type { Language } from "./language.ts";

/** A sign-in that went to the provider and has not come back. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** A page of ours, or null. */
  returnTo: string | null;
  /** The language of that page, where it is known. */
  language?: Language | undefined;
  /** Epoch ms. */
  beganAt: number;
}

declare module "express-session" {
  interface SessionData {
    /** Newest last; several tabs may sign in at once. */
    signIns: PendingSignIn[];
  }
}

/** How long somebody may stay at the provider. */
const patience = 10 * MINUTE;
/** How many a session keeps; the oldest give way. */
export const MOST_PENDING = 4;

/** Takes the sign-in that `state` belongs to out of the list: each comes back once. Undefined where it is unknown or late. */
export function takePending(
  signIns: readonly PendingSignIn[] | undefined,
  state: string,
  now: number,
): { found: PendingSignIn | undefined; left: PendingSignIn[] } {
  const fresh = (signIns ?? []).filter(({ beganAt }) => now - beganAt < patience);
  return {
    found: fresh.find((pending) => pending.state === state),
    left: fresh.filter((pending) => pending.state !== state),
  };
}
