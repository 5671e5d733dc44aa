import * as z from "zod/mini";

/** By how much (ms) a press may differ from what is known of its connection: frames, timers, and the echo interval. */
export const PRESS_ALLOWANCE = 60;
/** The longest way (ms, bite to the player and press back) that a press is excused for. */
export const LATENCY_CAP = 400;
/** How often the server pings an angler while a fish bites, ms: bounds when the press can have left the player. */
export const ECHO_INTERVAL = 100;

const ms = z.number().check(z.minimum(0));

/** A press as the server received it, with what is known of its connection. All in ms; part of the evidence. */
export const Press = z.strictObject({
  /** The client's word: time since it first drew the arrow. */
  claimed: ms,
  /** Time on the server's clock from sending the bite to receiving the press. */
  served: ms,
  /** The least of the recent round trips; 0 before the first. */
  least: ms,
  /** Round trip of the ping that was sent right behind the bite; `least` where it was never answered. */
  bite: ms,
  /**
   * How long before the press the youngest ping was sent whose answer came before the press. Messages arrive in order,
   * so the press was made after that ping reached the client.
   */
  echo: ms,
});
export type Press = z.output<typeof Press>;

/**
 * The longest time that the bite's way to the player and the press's way back can have taken together, ms, as far as
 * the round trips show; never more than `LATENCY_CAP`. On a steady line that is the round trip. On an uneven one the
 * bite was late by no more than its own ping was, and the press by no more than the answers are overdue.
 */
export function longestWay({ least, bite, echo }: Pick<Press, "least" | "bite" | "echo">): number {
  const biteLate = Math.max(0, bite - least);
  const pressLate = Math.max(0, echo - least - ECHO_INTERVAL);
  return Math.min(LATENCY_CAP, least + biteLate + pressLate);
}

/**
 * The time at which the player pressed, ms since the arrow was first drawn. The claim stands where the connection
 * allows it: from the shortest way that is known to the longest, and `PRESS_ALLOWANCE` on either side. Beyond that it
 * is pulled to the nearest time that it allows.
 */
export function judgedElapsed(press: Press): number {
  const { claimed, served, least } = press;
  const earliest = served - longestWay(press) - PRESS_ALLOWANCE;
  const latest = served - Math.min(least, LATENCY_CAP) + PRESS_ALLOWANCE;
  return Math.max(0, Math.min(latest, Math.max(earliest, claimed)));
}
