import * as z from "zod/mini";
import type { Arrow, PressOutcome } from "./fishing.ts";

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
 * The evidence of a press that was received. Messages come in order, so an honest press is always behind the answer to
 * the bite's ping: where `bite` or `echo` is missing, nothing beyond the least round trip is excused.
 */
export function pressOf({
  bite,
  echo,
  ...received
}: Omit<Press, "bite" | "echo"> & { bite: number | undefined; echo: number | undefined }): Press {
  const { least } = received;
  const isKnown = bite !== undefined && echo !== undefined;
  return { ...received, bite: isKnown ? bite : least, echo: isKnown ? echo : least };
}

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

/**
 * Where the arrow is, 0..1 of the bar, `elapsed` ms after it was first drawn. It sweeps to and fro from a start that
 * the seed decides; only + - * / so that every engine agrees.
 */
export function arrowAt(arrow: Arrow, elapsed: number): number {
  const start = (arrow.seed % 2_000) / 1_000;
  const swept = (start + elapsed / arrow.sweep) % 2;
  return swept <= 1 ? swept : 2 - swept;
}

/** What a press at this place of the bar yields. */
export function outcomeAt(arrow: Arrow, position: number): PressOutcome {
  const distance = Math.abs(position - arrow.centre);
  if (distance <= arrow.success) return "success";
  return distance <= arrow.safe ? "safe" : "miss";
}
