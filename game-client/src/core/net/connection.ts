import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";

/**
 * Where the player stands with the server; most phases have a status screen.
 * `elsewhere`: the account already plays in another tab, choose. `moved`: another tab took the game over.
 */
export type ConnectionPhase =
  | "starting"
  | "connecting"
  | "online"
  | "reconnecting"
  | "offline"
  | "elsewhere"
  | "moved"
  | "closed"
  | "signed-out"
  | "unregistered"
  | "outdated"
  | "failed";

export interface Connection {
  phase: ConnectionPhase;
  /** Entries tried in a row without success; decides the next delay. */
  attempt: number;
  /** Why it failed, for the `failed` status screen. */
  code: ErrorCode | null;
}

export type ConnectionEvent =
  | { type: "enter" }
  | { type: "joined" }
  /** The socket broke; the SDK tries to take the held seat again. */
  | { type: "dropped" }
  /** The seat is gone, with the WebSocket close code. */
  | { type: "left"; closeCode: number }
  | { type: "refused"; code: ErrorCode }
  | { type: "unreachable" }
  /** The browser lost or found its network; `held` while the SDK still tries to take the seat again. */
  | { type: "network"; up: boolean; held: boolean };

/** Entries in a row before the player is asked to check the network. */
const ATTEMPTS = 6;

export const START: Connection = { phase: "starting", attempt: 0, code: null };

const at = (phase: ConnectionPhase, attempt = 0, code: ErrorCode | null = null): Connection => ({
  phase,
  attempt,
  code,
});

const PHASE_OF_CLOSE: Readonly<Record<number, ConnectionPhase>> = {
  [CLOSE_CODES.moved]: "moved",
  [CLOSE_CODES.signedOut]: "signed-out",
  [CLOSE_CODES.eventOver]: "closed",
};

const PHASE_OF_REFUSAL: Partial<Record<ErrorCode, ConnectionPhase>> = {
  "multiple-tabs": "elsewhere",
  closed: "closed",
  "not-logged-in": "signed-out",
  "login-expired": "signed-out",
  "not-registered": "unregistered",
  "reload-needed": "outdated",
};

/** Refusals that pass by themselves. */
const PASSING: ReadonlySet<ErrorCode> = new Set(["area-full", "unavailable", "too-many-requests"]);

/** The next state; pure. */
export function step(now: Connection, event: ConnectionEvent): Connection {
  // Only a reload leads out: a line that comes back mends neither.
  if (now.phase === "failed" || now.phase === "outdated") return now;
  switch (event.type) {
    case "enter":
      return at(now.phase === "reconnecting" ? "reconnecting" : "connecting", now.attempt);
    case "joined":
      return at("online");
    case "dropped":
      return now.phase === "offline" ? now : at("reconnecting");
    case "left": {
      const last = PHASE_OF_CLOSE[event.closeCode];
      if (last) return at(last);
      return now.phase === "offline" ? now : at("reconnecting", 1);
    }
    case "unreachable":
      return again(now);
    case "refused": {
      if (PASSING.has(event.code)) return again(now);
      const phase = PHASE_OF_REFUSAL[event.code];
      return phase ? at(phase) : at("failed", 0, event.code);
    }
    case "network":
      if (!event.up) return isTrying(now) || now.phase === "online" ? at("offline") : now;
      if (now.phase !== "offline") return now;
      return at("reconnecting", event.held ? 0 : 1);
  }
}

function again(now: Connection): Connection {
  const attempt = now.attempt + 1;
  return attempt > ATTEMPTS ? at("offline") : at("reconnecting", attempt);
}

function isTrying({ phase }: Connection): boolean {
  return phase === "connecting" || phase === "reconnecting";
}

/** After how long to enter again, ms; null where nothing is to be tried (the SDK is trying, or the player decides). */
export function retryDelay({ phase, attempt }: Connection): number | null {
  if (phase !== "reconnecting" || attempt === 0) return null;
  return Math.min(8_000, 500 * 2 ** (attempt - 1));
}
