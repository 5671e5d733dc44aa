import { isClosedForNow } from "@diamond-valley/schemas/places/closed.ts";
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

/** What a place says of whose door nobody knows yet what it is for. */
const RIDDLE = "game:prompt.why.riddle";

/** Whether the reason of a closed door is that its place is unknown to the player as well: it shows no name (spec 2 §2). */
export const isRiddle = (reason: string | null): boolean => reason === RIDDLE;

/**
 * Key of what is said of a door that is closed to the player: what the place asks for, where it says so, or that its game is
 * closed for now. Null where it is open, and where there is no such place yet.
 */
export function closedReason(target: string, situation: Situation | null, now: number): string | null {
  if (!isPlace(target)) return null;
  if (isClosedTo(PLACES[target], situation, now)) return PLACES[target].otherwise ?? "prompt.why.gated";
  return situation && isClosedForNow(target, situation.season) ? "errors:game-closed.message" : null;
}
