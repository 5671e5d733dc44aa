import type { GameMap, Portal } from "@diamond-valley/schemas/maps/map.ts";
import { isRiddle } from "../../core/story/gates.ts";

/** The name of a place that nobody knows yet, among the texts of places. */
const UNKNOWN = "place.unknown";

/** Whether a door leads on, is closed to the player by its gate, or leads nowhere yet. */
export type WayState = "open" | "locked" | "closed";

/** A door on the map. */
export interface Way extends Pick<Portal, "name" | "label" | "x" | "y" | "width"> {
  readonly state: WayState;
  /** Key of what a locked door says. */
  readonly why?: string;
}

/** The doors of a place, as they stand to a player; `reasonOf` answers why what a door leads to is closed, or null. */
export function waysOf(
  { portals }: Pick<GameMap, "portals">,
  reasonOf: (target: string) => string | null,
): Way[] {
  return portals.map(({ name, label, x, y, width, target, closed }) => {
    const way = { name, label, x, y, width };
    if (closed !== null) return { ...way, state: "closed" };
    const why = reasonOf(target);
    return why === null
      ? { ...way, state: "open" }
      : { ...way, label: isRiddle(why) ? UNKNOWN : label, state: "locked", why };
  });
}
