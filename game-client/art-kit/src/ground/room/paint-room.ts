import type { Floor, GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import type { DrawScenery } from "../../scenery-drawings.ts";
import { paintSceneryShadow } from "../shade.ts";
import { DEFAULT_ROOM } from "./default-room.ts";
import { type Edge, edgesOf } from "./edges.ts";
import { paintFloor } from "./floors.ts";
import { paintLight } from "./room-light.ts";
import type { RoomTheme } from "./room-theme.ts";
import { paintFace } from "./wall-faces.ts";
import { blend, type Face, patch, plate, type RoomBrush } from "./wall-tools.ts";

/** How high a wall's face is, px. */
export const WALL_HEIGHT = 96;
/** How thick walls are where they are cut, px. */
const THICK = 18;
/** A way out of the place is at most this wide, px: a floor's lower edge that is no wider lets light in. */
const WAY_OUT = 170;

/** How far the shade of the house reaches into the dark, px. */
const FADE = 60;

const SHADE = "20,28,80";

/** The faces of the walls over the upper edges of all floors, px; lower where the next floor is near. */
export const facesOf = (top: readonly Edge[]): Face[] =>
  top.map(({ at, from, to, room }) => {
    const height = Math.min(WALL_HEIGHT, room);
    return { x: from, y: at - height, width: to - from, height };
  });

/** The lower edges that lead out of the place: short ones at the lower end of it. */
export const waysOut = (bottom: readonly Edge[]): Edge[] => {
  const lowest = Math.max(...bottom.map(({ at }) => at));
  return bottom.filter(({ at, from, to }) => at === lowest && to - from <= WAY_OUT);
};

/** All parts as one shape, so that where they overlap nothing is painted twice. */
const outline = (parts: readonly Face[], by: number, round: number): Path2D => {
  const shape = new Path2D();
  for (const { x, y, width, height } of parts)
    shape.roundRect(x - by, y - by, width + by * 2, height + by * 2, round);
  return shape;
};

/** The tops of the walls, all around what is inside. */
const paintCut = ({ canvas, room }: RoomBrush, inside: readonly Face[]): void => {
  const { rim, top, beyond } = room.cut;
  const fill = (by: number, round: number, colour: string): void => {
    canvas.fillStyle = colour;
    canvas.fill(outline(inside, by, round));
  };
  // A soft shade around the house, in thin layers: a blur of this size would take longer than all the rest.
  for (let by = THICK + FADE; by > THICK; by -= 6) fill(by, by, "rgba(0,0,0,.05)");
  fill(THICK + 3, 11, beyond);
  fill(THICK, 9, rim);
  fill(THICK - 3, 7, top);
};

/** The shade of walls on the floor beside them. */
const paintShade = (brush: RoomBrush, { top, bottom, left, right }: ReturnType<typeof edgesOf>): void => {
  const dark = (alpha: number): string => `rgba(${SHADE},${alpha})`;
  for (const { at, from, to } of top)
    blend(brush, { x: from, y: at, width: to - from, height: 34 }, "down", dark(0.42), dark(0.12), dark(0));
  for (const { at, from, to } of left)
    blend(brush, { x: at, y: from, width: 40, height: to - from }, "right", dark(0.34), dark(0.1), dark(0));
  for (const { at, from, to } of right)
    blend(brush, { x: at - 22, y: from, width: 22, height: to - from }, "right", dark(0), dark(0.2));
  for (const { at, from, to } of bottom)
    blend(brush, { x: from, y: at - 16, width: to - from, height: 16 }, "down", dark(0), dark(0.22));
};

/** Light from outside where a way leads out, over the wall that is open there. */
const paintWayOut = (brush: RoomBrush, { at, from, to }: Edge): void => {
  const { day, cut } = brush.room;
  patch(brush, from, at, to - from, THICK + 4, cut.beyond);
  const light = { x: from, y: at - 46, width: to - from, height: 46 + THICK + 4 };
  blend(
    brush,
    light,
    "down",
    `rgba(${day},0)`,
    `rgba(${day},.25)`,
    `rgba(${day},.7)`,
    `rgba(${day},.45)`,
    `rgba(${day},0)`,
  );
};

/** A floor that lies on another one, such as a runner, throws a thin shade. */
const lies = (floor: Floor, before: readonly Floor[]): boolean =>
  before.some(
    ({ x, y, width, height }) =>
      floor.x >= x &&
      floor.y >= y &&
      floor.x + floor.width <= x + width &&
      floor.y + floor.height <= y + height,
  );

/**
 * Paints the rooms of a map in map px, seen as into a dolls' house: floors, the faces of the walls behind them, the cut tops of
 * all others, light and shade; beyond is dark. The caller scales the canvas, and may move it: `margin` px around the map are
 * painted too.
 */
export const paintRoom = (
  canvas: CanvasRenderingContext2D,
  map: Pick<GameMap, "width" | "height" | "ground" | "scenery">,
  draw: DrawScenery,
  room: RoomTheme = DEFAULT_ROOM,
  margin = 0,
): void => {
  const brush: RoomBrush = { canvas, room, random: seededRandom(room.seed) };
  const floors = map.ground.filter((part): part is Floor => part.type === "floor");
  const edges = edgesOf(floors);
  const faces = facesOf(edges.top);
  patch(brush, -margin, -margin, map.width + margin * 2, map.height + margin * 2, room.cut.beyond);
  paintCut(brush, [...floors, ...faces]);
  for (const face of faces) paintFace(brush, face);
  for (const [index, floor] of floors.entries()) {
    const { x, y, width, height } = floor;
    if (lies(floor, floors.slice(0, index)))
      plate(brush, x - 2, y, width + 6, height + 5, 4, `rgb(${SHADE})`, 0.22);
    paintFloor(brush, floor);
  }
  paintShade(brush, edges);
  for (const edge of waysOut(edges.bottom)) paintWayOut(brush, edge);
  canvas.save();
  canvas.clip(outline([...floors, ...faces], 0, 0));
  paintLight(brush, map.scenery);
  canvas.restore();
  for (const thing of map.scenery) paintSceneryShadow(brush, thing, draw);
};
