import { isOpenTo } from "@diamond-valley/schemas/places/gate.ts";
import type { Place } from "@diamond-valley/schemas/places/place.ts";
import { isPlace, PLACES } from "@diamond-valley/schemas/places/registry.ts";
import type { Situation } from "@diamond-valley/schemas/story/facts.ts";

/**
 * Whether a place is closed to a player of this situation; a gate is, before the situation is known. The server refuses
 * by the same rule.
 */
export function isClosedTo(place: Pick<Place, "gate">, situation: Situation | null, now: number): boolean {
  if (place.gate === undefined) return false;
  return situation === null || !isOpenTo(place, situation, now);
}

/** Whether the gate of what a door leads to is closed to a player: never where there is no such place yet. */
export function isGateClosed(target: string, situation: Situation | null, now: number): boolean {
  return isPlace(target) && isClosedTo(PLACES[target], situation, now);
}

/** What a place says of whose door nobody knows yet what it is for. */
const RIDDLE = "game:prompt.why.riddle";

/** Whether a place that is closed to the player is unknown to it as well: its door shows no name (spec 2 §2). */
export const isRiddle = (target: string): boolean => gateReason(target) === RIDDLE;

/** Key of what is said of a door that is closed to the player: what the place asks for, where it says so. */
export function gateReason(target: string): string {
  return (isPlace(target) ? PLACES[target].otherwise : undefined) ?? "prompt.why.gated";
}
