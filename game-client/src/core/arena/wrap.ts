import { between, type Field } from "@diamond-valley/schemas/arena/fields.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";

/** Where on the screen's side of a wrapping field things are drawn: as near to `focus` (px) as they are to the player. */
export interface Wrap {
  /** Across and down, px, for a place in units. */
  x(units: number): number;
  y(units: number): number;
}

/** The drawn place of everything in `field` around `focus`, which is drawn itself where it says, px. */
export function wrapAround({ width, height }: Pick<Field, "width" | "height">, focus: Point): Wrap {
  const [fx, fy] = [focus.x * PX, focus.y * PX];
  const [homeX, homeY] = [((fx % width) + width) % width, ((fy % height) + height) % height];
  return {
    x: (units) => (fx + between(homeX, units, width, true)) / PX,
    y: (units) => (fy + between(homeY, units, height, true)) / PX,
  };
}
