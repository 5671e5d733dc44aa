import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { RoomScene } from "../scene/scene-feature.ts";

/** The middle of the counter of diamonds on the screen, as a point of the world: where diamonds fly to. */
export function counterAt({ worldAt }: Pick<RoomScene, "worldAt">): Point {
  const box = document.querySelector(".me .diamonds")?.getBoundingClientRect();
  return box ? worldAt(box.x + 22, box.y + box.height / 2) : { x: 0, y: 0 };
}
