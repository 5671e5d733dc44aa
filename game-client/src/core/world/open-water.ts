import { smoothLine } from "@diamond-valley/schemas/maps/curve.ts";
import type { GameMap, GroundOf, Point } from "@diamond-valley/schemas/maps/map.ts";
import { boundsOf, insidePolygon } from "@diamond-valley/schemas/maps/shapes.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";

/** How far a fish swims before it dives, px. */
export const SWIM = 150;
/** Room (px) that drawings keep from the shores above and below, and from a deck. */
const ABOVE = 26;
const BELOW = 12;
const ASIDE = 30;
const UNDER_DECK = 34;
/** Places that are tried: a pond may be too small for what is looked for. */
const TRIES = 100;

/** A fish's way: from where, and in which direction (radians), `SWIM` px far. */
export interface Swim {
  readonly from: Point;
  readonly turn: number;
}

/** Where something can be drawn on a lake, by chance. Both answer null where the water is too small for it. */
export interface OpenWater {
  place(): Point | null;
  /** A way with nothing but water over all of it; `lean` (radians) is added to its direction. */
  swim(lean: number): Swim | null;
}

export function openWater(lake: GroundOf<"lake">, decks: GameMap["decks"]): OpenWater {
  const outline = smoothLine(lake.points, true);
  const box = boundsOf({ kind: "polygon", points: outline });
  const random = seededRandom(outline.length);
  const isOpen = (x: number, y: number): boolean =>
    insidePolygon(x, y - ABOVE, outline) &&
    insidePolygon(x, y + BELOW, outline) &&
    !decks.some(
      (deck) =>
        x > deck.x - ASIDE &&
        x < deck.x + deck.width + ASIDE &&
        y > deck.y - ASIDE &&
        y < deck.y + deck.height + UNDER_DECK,
    );
  const place = (): Point | null => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [x, y] = [box.x + random() * box.width, box.y + random() * box.height];
      if (isOpen(x, y)) return { x, y };
    }
    return null;
  };
  return {
    place,
    swim(lean) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const from = place();
        if (!from) return null;
        const turn = lean + from.x;
        const isClear = [0.25, 0.5, 0.75, 1].every((part) =>
          isOpen(from.x + Math.cos(turn) * SWIM * part, from.y + Math.sin(turn) * SWIM * part),
        );
        if (isClear) return { from, turn };
      }
      return null;
    },
  };
}
