import { DEFAULT_ROOM } from "@diamond-valley/art-kit/ground/room/default-room.ts";
import { paintRoom } from "@diamond-valley/art-kit/ground/room/paint-room.ts";
import type { RoomTheme, WallStyle } from "@diamond-valley/art-kit/ground/room/room-theme.ts";
import { anyScenery } from "@diamond-valley/art-kit/object-drawing.ts";
import { FLOOR_STYLES, type FloorStyle, type Scenery } from "@diamond-valley/schemas/maps/map.ts";
import { describe, expect, test } from "vitest";
import { newSurface } from "./canvas.ts";

const WALLS: readonly WallStyle[] = [
  "plaster",
  "brick",
  "panels",
  "damask",
  "night",
  "hull",
  "plaza",
  "lab",
  "salon",
  "bark",
  "neon",
];

/** A room of 300 x 200 px whose floor begins at (60, 130), with a way out below it. */
const paint = (style: FloorStyle, room: RoomTheme = DEFAULT_ROOM, scenery: readonly Scenery[] = []) => {
  const { canvas, brush } = newSurface(560, 560);
  const floor = { type: "floor", x: 60, y: 130, width: 300, height: 200, style } as const;
  const out = { type: "floor", x: 170, y: 330, width: 80, height: 40, style: "plank" } as const;
  paintRoom(brush, { width: 560, height: 560, ground: [floor, out], scenery }, anyScenery, room);
  return {
    pixels: Buffer.from(canvas.data()),
    at(x: number, y: number): string {
      const [r, g, b] = brush.getImageData(x, y, 1, 1).data;
      return `#${[r, g, b].map((value) => value!.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
    },
  };
};

const lamp = (x: number): Scenery => ({ type: "wall-lamp", x, y: 130, scale: 1, flip: false, variant: "" });

/** How bright a colour is, 0 to 765. */
const brightness = (colour: string): number =>
  [1, 3, 5].reduce((sum, from) => sum + Number.parseInt(colour.slice(from, from + 2), 16), 0);

describe.each(FLOOR_STYLES)("a floor of %s", (style) => {
  test("is laid within its walls, and looks the same each time", () => {
    const first = paint(style);
    expect(first.pixels.equals(paint(style).pixels)).toBe(true);
    expect(first.at(540, 540)).toBe(DEFAULT_ROOM.cut.beyond);
    expect(first.at(200, 230)).not.toBe(DEFAULT_ROOM.cut.beyond);
    expect(first.at(50, 230)).toBe(DEFAULT_ROOM.cut.top);
  });
});

test("each kind of wall stands behind the floor, and each looks different", () => {
  const faces = WALLS.map((wall) =>
    paint("plank", { ...DEFAULT_ROOM, wall }).pixels.subarray(0, 560 * 130 * 4),
  );
  expect(new Set(faces.map((face) => face.toString("base64"))).size).toBe(WALLS.length);
});

test("a lamp lights the floor below it, and nothing beyond the walls", () => {
  const [dark, lit] = [paint("plank"), paint("plank", DEFAULT_ROOM, [lamp(76)])];
  expect(brightness(lit.at(90, 160))).toBeGreaterThan(brightness(dark.at(90, 160)));
  for (const [x, y] of [
    [20, 100],
    [50, 150],
    [76, 20],
  ] as const)
    expect(lit.at(x, y), `${x},${y}`).toBe(dark.at(x, y));
});

test("light falls in where a way leads out, and only there", () => {
  const { at } = paint("plank");
  expect(brightness(at(210, 373))).toBeGreaterThan(brightness(at(40, 373)) + 100);
});
