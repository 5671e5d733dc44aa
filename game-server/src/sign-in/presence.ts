import { type Clock, koreanDay } from "@diamond-valley/schemas/clock.ts";
import { SIGNED_IN } from "@diamond-valley/schemas/sign-in/messages.ts";
import type { Logger } from "pino";
import type { Seating } from "../rooms/seat.ts";
import type { DailySignIn } from "./daily-sign-in.ts";

/** How often an area of the village looks who is there, ms. */
export const PRESENCE_INTERVAL = 1_000;

/** An area of the village. */
export interface PresentRoom {
  seatings(): Iterable<Seating>;
  notify(account: string, type: string, message: unknown): void;
}

export interface PresenceServices {
  deps: { clock: Clock; log: Logger };
  signIn: DailySignIn;
}

/**
 * Signs in for the day whoever is in the village: after coming in, and at midnight (KST) whoever is there then. Call the answer
 * every PRESENCE_INTERVAL. A sign-in that fails is tried again at the next call.
 */
export function createPresence(room: PresentRoom, { deps, signIn }: PresenceServices): () => void {
  const seen = new WeakMap<Seating, string>();

  async function count(seating: Seating, day: string): Promise<void> {
    seen.set(seating, day);
    const { account } = seating.claims;
    try {
      const signedIn = await signIn.signIn(account);
      if (signedIn) room.notify(account, SIGNED_IN.name, signedIn);
    } catch (error) {
      seen.delete(seating);
      deps.log.debug({ reason: (error as Error).message }, "daily sign-in not counted");
    }
  }

  return () => {
    const day = koreanDay(deps.clock.now());
    for (const seating of room.seatings())
      if (!seating.held && seen.get(seating) !== day) void count(seating, day);
  };
}
