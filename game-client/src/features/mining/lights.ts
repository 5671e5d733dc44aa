import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Light } from "../../core/world/light-map.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";

/** The dark of the cave: violet, never black, and never so thick that a wall is lost. */
export const DARK = "rgba(20, 12, 52, 0.82)";

/** The lights of a cave that stand still: lamps, the door, the spring. */
export function caveLights({ map }: Pick<SceneContext, "map">): Light[] {
  return [
    ...map.scenery
      .filter(({ type }) => type === "lamp")
      .map(({ x, y }) => ({ x, y: y - 50, radius: 190, strength: 0.85 })),
    ...map.portals.map(({ x, y, width }) => ({ x: x + width / 2, y: y - 30, radius: 250, strength: 0.9 })),
    ...map.springs.map(({ x, y }) => ({ x, y, radius: 230, strength: 0.95 })),
  ];
}

/** How far a rock's announcement is lit, px: it must be seen in the darkest corner. */
export const HAZARD_LIGHT = 130;

/** The lamp of a miner: the own one reaches farther. */
export const minerLight = ({ x, y }: Point, isMine: boolean): Light => ({
  x,
  y: y - 40,
  radius: isMine ? 290 : 170,
});
