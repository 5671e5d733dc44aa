import { isFree } from "../maps/collision.ts";
import { rememberPlaces } from "../maps/free-places.ts";
import type { GameMap } from "../maps/map.ts";
import { LARGEST_BODY } from "../maps/wall-grid.ts";
import type { Field } from "./fields.ts";
import { px, toPx } from "./units.ts";

const freePlaces = rememberPlaces(isFree);

/**
 * The field of a map: bodies stop where walkers of their size do. What a body may stand on is decided for each whole
 * px, so nothing but whole numbers enters the world. A body has at most LARGEST_BODY px.
 */
export function mapField(map: GameMap): Field {
  return {
    width: px(map.width),
    height: px(map.height),
    wraps: false,
    open: false,
    free: (x, y, radius) => freePlaces(map, Math.min(radius, LARGEST_BODY))(toPx(x), toPx(y)),
  };
}
