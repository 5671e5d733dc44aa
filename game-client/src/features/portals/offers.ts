import type { GameMap, Point, Portal } from "@diamond-valley/schemas/maps/map.ts";
import { isRiddle } from "../../core/story/gates.ts";
import type { Text } from "../../core/texts/texts.ts";
import type { Offer } from "../../core/walking/prompt.ts";

/** A portal is offered from this far outside of it, px: a robot's foot at its threshold. */
const THRESHOLD = 18;

function isAt({ x, y, width, height }: Portal, at: Point): boolean {
  return (
    at.x >= x - THRESHOLD &&
    at.x <= x + width + THRESHOLD &&
    at.y >= y - THRESHOLD &&
    at.y <= y + height + THRESHOLD
  );
}

/**
 * The portal that one stands in: an open one comes before everything else, a closed one after it. `reasonOf` answers why one is
 * closed to the player, or null.
 */
export function portalOffers(
  { portals }: Pick<GameMap, "portals">,
  at: Point,
  text: Text,
  reasonOf: (portal: Portal) => string | null,
): Offer[] {
  const portal = portals.find((each) => isAt(each, at));
  if (!portal) return [];
  const place = text(`places:${portal.label}`);
  const reason = portal.closed === null ? reasonOf(portal) : null;
  if (reason !== null) {
    const words = isRiddle(reason) ? text("prompt.unknown") : text("prompt.gated", { place });
    const prompt = { verb: "gated", target: portal.target, words, icon: "locked", refused: true } as const;
    return [{ prompt, distance: Number.POSITIVE_INFINITY }];
  }
  if (portal.closed === null) {
    const words = text("prompt.travel", { place });
    return [{ prompt: { verb: "travel", target: portal.target, words, icon: "door" }, distance: 0 }];
  }
  const words = text("prompt.closed", { place });
  const prompt = { verb: "closed", target: portal.closed, words, icon: "locked", refused: true } as const;
  return [{ prompt, distance: Number.POSITIVE_INFINITY }];
}
