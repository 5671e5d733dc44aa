import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Offer } from "../walking/prompt.ts";

/** A door counts from this far outside of it, px, as in the village. */
const THRESHOLD = 18;

/** A door that asks before it opens: the prompt `verb`, ahead of the door's own offer, which knows of no attempt. */
export function askingDoor(
  { portals }: Pick<GameMap, "portals">,
  at: Point,
  verb: string,
  words: string,
): Offer[] {
  const door = portals.find(
    ({ x, y, width, height }) =>
      at.x >= x - THRESHOLD &&
      at.x <= x + width + THRESHOLD &&
      at.y >= y - THRESHOLD &&
      at.y <= y + height + THRESHOLD,
  );
  return door ? [{ prompt: { verb, target: door.target, words, icon: "door" }, distance: -1 }] : [];
}
