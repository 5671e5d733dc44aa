import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import type { FishingSpot, GameMap, Point, Portal } from "@diamond-valley/schemas/maps/map.ts";
import type { Prompt } from "../app/stores.ts";

/** A gate is offered from this far outside of it, px: a robot's foot at its threshold. */
const THRESHOLD = 18;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function isAt({ x, y, width, height }: Portal, at: Point): boolean {
  return (
    at.x >= x - THRESHOLD &&
    at.x <= x + width + THRESHOLD &&
    at.y >= y - THRESHOLD &&
    at.y <= y + height + THRESHOLD
  );
}

/** The spots in casting reach of `at`, nearest first: the same reach that the server allows. */
export function spotsInReach(map: GameMap, at: Point): FishingSpot[] {
  return map.spots
    .filter((spot) => distance(spot, at) <= FISHING.reach)
    .sort((a, b) => distance(a, at) - distance(b, at));
}

/**
 * What the action key would do for a player who stands at `at`: an open gate, then the nearest of characters and
 * spots, then a closed door. `taken` holds the numbers of the spots where others fish.
 */
export function promptAt(map: GameMap, at: Point, taken: ReadonlySet<number>): Prompt | null {
  const portal = map.portals.find((each) => isAt(each, at));
  if (portal?.closed === null) return { act: "travel", label: portal.label, target: portal.target };
  const [character] = map.characters
    .filter((each) => distance(each, at) <= each.radius)
    .sort((a, b) => distance(a, at) - distance(b, at));
  const spots = spotsInReach(map, at);
  const toSpot = spots[0] ? distance(spots[0], at) : Number.POSITIVE_INFINITY;
  if (character && distance(character, at) <= toSpot) return { act: "talk", character: character.slug };
  if (spots.length > 0) return { act: spots.some(({ number }) => !taken.has(number)) ? "cast" : "taken" };
  return portal?.closed ? { act: "closed", label: portal.label, why: portal.closed } : null;
}

/** Whether two prompts say the same, so that nothing is drawn anew. */
export function isSamePrompt(a: Prompt | null, b: Prompt | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
