import type { Point } from "@diamond-valley/schemas/maps/map.ts";

/**
 * Calls `found` once it is known where the player stands: at once, or in the first frame in which it is. Whoever has just
 * joined a room again is on the line before its view is drawn. Answers how to stop looking.
 */
export function whenKnown(position: () => Point | null, found: (here: Point) => void): () => void {
  let frame = 0;
  const look = (): void => {
    const here = position();
    if (here) found(here);
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
