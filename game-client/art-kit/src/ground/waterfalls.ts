import { smoothLine } from "@diamond-valley/schemas/maps/curve.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { edgeAt } from "./cliff.ts";

/** Where a river falls over a cliff: the middle of its upper edge, and its size, px. */
export type Waterfall = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** All places where a river of the map meets a cliff. */
export const waterfallsOf = (map: Pick<GameMap, "ground">): Waterfall[] =>
  map.ground.flatMap((cliff) => {
    if (cliff.type !== "cliff") return [];
    const edge = smoothLine(cliff.points);
    return map.ground.flatMap((river): Waterfall[] => {
      if (river.type !== "river") return [];
      const over = smoothLine(river.points).find(({ x, y }) => y >= edgeAt(edge, x));
      return over
        ? [{ x: over.x, y: edgeAt(edge, over.x), width: river.width + 4, height: cliff.height + 30 }]
        : [];
    });
  });
