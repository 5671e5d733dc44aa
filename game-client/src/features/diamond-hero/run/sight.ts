import { wayX, wayY } from "@diamond-valley/schemas/arena/places.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { DROPS } from "@diamond-valley/schemas/diamond-hero/content.ts";

type Place = readonly [x: number, y: number];

/** What a player sees around itself (px from where it stands): for those who look at the page and not at its picture. */
export interface Sight {
  /** The nearest mobs. */
  readonly mobs: readonly Place[];
  /** Shots that fly at it. */
  readonly shots: readonly Place[];
  /** The nearest things to take. */
  readonly pickups: readonly Place[];
}

/** So many of each are told, and no farther away than this, px. */
const MOST = 12;
const FAR = 320;

/** Reads it from the own world. */
export function sightOf(world: World): Sight {
  const { player, mobs, shots, pickups } = world;
  const nearest = (
    table: { readonly kind: Int32Array; readonly x: Int32Array; readonly y: Int32Array },
    counts: (row: number) => boolean,
  ): Place[] => {
    const found: (readonly [far: number, place: Place])[] = [];
    for (let row = 0; row < table.kind.length; row += 1) {
      if (table.kind[row] === 0 || !counts(row)) continue;
      const x = Math.round(wayX(world, player.x[0]!, table.x[row]!) / PX);
      const y = Math.round(wayY(world, player.y[0]!, table.y[row]!) / PX);
      const far = x * x + y * y;
      if (far <= FAR * FAR) found.push([far, [x, y]]);
    }
    return found
      .sort(([a], [b]) => a - b)
      .slice(0, MOST)
      .map(([, place]) => place);
  };
  return {
    mobs: nearest(mobs, () => true),
    shots: nearest(shots, (row) => shots.own[row] === 0),
    pickups: nearest(pickups, (row) => pickups.kind[row] !== DROPS.spark + 1 || pickups.value[row]! > 0),
  };
}
