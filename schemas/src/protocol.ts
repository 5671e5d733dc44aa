/** Raised whenever room state or messages change shape; a client with another number is asked to reload. */
export const PROTOCOL_VERSION = 4;

/** Steps of the world, and patches sent, per second. */
export const TICK_RATE = 20;

/** Seconds that a dropped player's place is held. */
export const RECONNECT_SECONDS = 30;

export const API_BASE = "/api/kr";
export const CSRF_COOKIE = "_csrf_token";
export const CSRF_HEADER = "X-CSRFToken";
/**
 * Header by which a client names what it asks for: sent again under the same name, after an answer that never came, it is
 * done once, also where another change came in between. Its value is an `IdempotencyKey`.
 */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** Close codes of our own, beside the platform's 4000-4010: why the server ended a seat for good. */
export const CLOSE_CODES = {
  /** The account took its seat in another tab or on another device. */
  moved: 4101,
  /** The account signed out or was deleted. */
  signedOut: 4102,
  /** The event ended. */
  eventOver: 4103,
} as const;
