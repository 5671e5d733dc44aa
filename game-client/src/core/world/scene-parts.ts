import { drawerOf } from "@diamond-valley/art-kit/drawer-of.ts";
import { type GameMap, isIndoors } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneTheme } from "./theme.ts";

/** Fetches the code that draws only some places: rooms, floors without edges, what stands in rooms. Rejects where it can't be fetched. */
export async function sceneParts(map: GameMap, theme: Pick<SceneTheme, "endless">) {
  const [indoors, endless, draw] = await Promise.all([
    isIndoors(map) ? import("./indoors.ts") : null,
    theme.endless ? import("./endless-floor.ts") : null,
    drawerOf(map.scenery.map(({ type }) => type)),
  ]);
  return { indoors, endless, draw };
}
