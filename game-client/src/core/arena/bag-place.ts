import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { RoomScene } from "../scene/scene-feature.ts";

/** The point of the world under the button of the bag: what was found flies there. */
export function bagPlace({ worldAt }: Pick<RoomScene, "worldAt">): Point {
  const box = document.querySelector("[data-opens=bag]")?.getBoundingClientRect();
  return box ? worldAt(box.x + box.width / 2, box.y + box.height / 2) : { x: 0, y: 0 };
}
