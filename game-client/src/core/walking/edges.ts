import { sceneryFrame } from "@diamond-valley/art-kit/scenery-drawings.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { between, pick, seededRandom } from "@diamond-valley/schemas/random.ts";
import { addPicture, FOOT, type SceneContext } from "../world/scene-context.ts";

/** How far beyond the lower edge one can see, px: as much as the buttons there cover on a telephone. */
const BELOW = 260;
/** Whatever is done in a place is done at least this far (px) from the upper end of the view. */
const HEADROOM = 300;

/** Trees that a wood is made of. */
const WOOD: readonly SceneryType[] = ["pine", "tree-leaf", "tree-mint", "tree-lime"];
/** From row to row and from tree to tree, px. */
const ROW = 62;
const STEP = 96;
/** From row to row of what is low, px. */
const LOW = 38;
/** A tree is at most this high, px: rows beyond the view reach into it. */
const TALLEST = 240;

/** What the camera may show of a map, px: more than the map where the interface would cover the player. */
export function viewOf(map: GameMap): { y: number; height: number } {
  const busy = [...map.portals, ...map.characters, ...map.spots, ...map.spawns.values()].map(({ y }) => y);
  const above = Math.max(0, HEADROOM - Math.min(...busy));
  return { y: -above, height: above + map.height + BELOW };
}

/** A wood above and below the map, for as far as it can be seen. */
export function addEdges(place: SceneContext): void {
  const { map } = place;
  const known = WOOD.filter((type) => map.scenery.some((thing) => thing.type === type));
  if (known.length === 0) return;
  const random = seededRandom(map.width);
  const addRow = (y: number, types: readonly SceneryType[] = known): void => {
    for (let x = -STEP; x < map.width + STEP; x += STEP) {
      const at = { x: x + between(random, -26, 26), y: y + between(random, -14, 14) };
      const tree = addPicture(
        place,
        sceneryFrame(pick(random, types), ""),
        at.x,
        at.y,
        0.95 + random() * 0.2,
      );
      tree.setOrigin(FOOT.x, FOOT.y).setDepth(at.y);
      place.visibility.watch(tree, at.x, at.y - tree.displayHeight / 2, tree.displayHeight / 2);
    }
  };
  const view = viewOf(map);
  if (view.y < 0) for (let y = view.y; y <= 40; y += ROW) addRow(y);
  const { edge } = place.theme;
  // What is low leaves the near side of the map in view: the wood begins where its crowns end.
  const first = map.height + (edge ? TALLEST : 70);
  if (edge) for (let y = map.height + LOW / 2; y < first - LOW; y += LOW) addRow(y, [edge]);
  for (let y = first; y < view.y + view.height + TALLEST; y += ROW) addRow(y);
}
