import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { ErrorCode, ServerError } from "@colyseus/core";
import { type Clock, SECOND } from "@diamond-valley/schemas/clock.ts";
import type { SeatClaims } from "./seat.ts";

/** A ticket is used within the call that made it; this long (ms) only bounds a call that hangs. */
const LIFETIME = 20 * SECOND;

/** Tickets to seats. They never leave the process: the matchmaker asks for one before it gives a seat. */
export interface Tickets {
  /** Runs `reserve` with a ticket for these claims, which is worth nothing afterwards. */
  during<T>(claims: SeatClaims, reserve: (ticket: string) => Promise<T>): Promise<T>;
  /** The claims of a ticket. Throws Colyseus's authentication error for anything else. */
  check(ticket: string | undefined): SeatClaims;
}

/** Tickets signed with a key that only this process has. */
export function createTickets(clock: Clock): Tickets {
  const key = randomBytes(32);
  const open = new Map<string, { claims: SeatClaims; expires: number }>();
  const sign = (id: string) => createHmac("sha256", key).update(id).digest("base64url");

  return {
    async during(claims, reserve) {
      const id = randomBytes(18).toString("base64url");
      open.set(id, { claims, expires: clock.now() + LIFETIME });
      try {
        return await reserve(`${id}.${sign(id)}`);
      } finally {
        open.delete(id);
      }
    },
    check(ticket) {
      const [id = "", signature = ""] = typeof ticket === "string" ? ticket.split(".") : [];
      const found = isEqual(signature, sign(id)) ? open.get(id) : undefined;
      if (!found || clock.now() > found.expires) throw new ServerError(ErrorCode.AUTH_FAILED, "no ticket");
      return found.claims;
    },
  };
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
