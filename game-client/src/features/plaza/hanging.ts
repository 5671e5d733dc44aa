import { LAMP_LIGHT } from "@diamond-valley/art-kit/drawings/lamp.ts";
import type { GameMap, GroundOf, Point } from "@diamond-valley/schemas/maps/map.ts";

/** How far beyond the paving a lamp still belongs to the plaza, px. */
const BESIDE = 60;
/** From a lamp's foot up to where garlands are tied, px. */
const TIED = LAMP_LIGHT + 14;

/** A garland between two lamps: where it begins, and how far it goes, px; `flip` where it goes to the left. */
export interface Hanging extends Point {
  readonly dx: number;
  readonly dy: number;
  readonly flip: boolean;
  /** Where it stands in depth. */
  readonly depth: number;
}

/** The lamps around the plaza with the fountain, clockwise from the upper left one. */
export function lampsOf({ scenery, ground }: Pick<GameMap, "scenery" | "ground">): Point[] {
  const fountain = scenery.find(({ type }) => type === "fountain");
  const plazas = ground.filter((each): each is GroundOf<"plaza"> => each.type === "plaza");
  const around =
    fountain &&
    plazas.toSorted(
      (a, b) =>
        Math.hypot(a.x - fountain.x, a.y - fountain.y) - Math.hypot(b.x - fountain.x, b.y - fountain.y),
    )[0];
  if (!around) return [];
  const { x, y, rx, ry } = around;
  return scenery
    .filter(
      (each) =>
        each.type === "lamp" &&
        ((each.x - x) / (rx + BESIDE)) ** 2 + ((each.y - y) / (ry + BESIDE)) ** 2 <= 1,
    )
    .toSorted((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x));
}

/** Garlands from lamp to lamp, but for the side that is open to who comes from below. */
export function garlandsOf(lamps: readonly Point[], middle: Point): Hanging[] {
  return lamps.flatMap((from, index): Hanging[] => {
    const to = lamps[(index + 1) % lamps.length];
    if (!to || to === from || Math.min(from.y, to.y) > middle.y) return [];
    const [upper, lower] = from.y <= to.y ? [from, to] : [to, from];
    return [
      {
        x: upper.x,
        y: upper.y - TIED,
        dx: Math.abs(lower.x - upper.x),
        dy: lower.y - upper.y,
        flip: lower.x < upper.x,
        depth: lower.y + 1,
      },
    ];
  });
}
