import { DEFAULT_ROOM } from "@diamond-valley/art-kit/ground/room/default-room.ts";
import { paintRoom } from "@diamond-valley/art-kit/ground/room/paint-room.ts";
import type { DrawScenery } from "@diamond-valley/art-kit/scenery-drawings.ts";
import type { Scenery } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { addLight, pulse } from "./lights.ts";
import type { SceneContext } from "./scene-context.ts";
import type { SceneTheme } from "./theme.ts";

// What only rooms need: fetched with the first place that has floors.

/** How far beyond the map rooms are painted, px: walls stand on floors that end at the map's edge. */
export const MARGIN = 130;

/** The theme of a place for its rooms: under a roof nothing drifts or flies, unless the theme has rooms of its own. */
export const themeIndoors = (theme: SceneTheme): SceneTheme =>
  theme.room
    ? theme
    : { ...theme, room: DEFAULT_ROOM, drift: null, insect: null, beyond: DEFAULT_ROOM.cut.beyond };

/** Paints floors and walls. */
export const paint = (
  pen: CanvasRenderingContext2D,
  { map, theme }: Pick<SceneContext, "map" | "theme">,
  draw: DrawScenery,
): void => paintRoom(pen, map, draw, theme.room, MARGIN);

type Halo = readonly [frame: string, dx: number, up: number, size: number, strength: number];

/** Halos over what burns or shines, px from its foot. */
const HALOS: Readonly<Partial<Record<SceneryType, readonly Halo[]>>> = {
  "wall-lamp": [["glow-gold", 0, 62, 0.8, 0.5]],
  furnace: [["glow-gold", 0, 32, 0.9, 0.55]],
  desk: [["glow-gold", 50, 84, 0.5, 0.45]],
  spotlight: [["glow-gold", 16, 116, 0.7, 0.5]],
  showcase: [["glow-cyan", 0, 84, 0.6, 0.4]],
  statue: [["glow-cyan", 26, 134, 0.5, 0.5]],
  crystal: [["glow-cyan", 0, 60, 0.8, 0.5]],
  "core-machine": [
    ["glow-cyan", 0, 136, 2, 0.55],
    ["glow-violet", 0, 40, 1.2, 0.35],
  ],
  bulkhead: [["glow-cyan", 0, 46, 0.5, 0.5]],
  socket: [["glow-cyan", 0, 24, 0.5, 0.4]],
  turret: [["glow-cyan", 0, 110, 0.4, 0.4]],
  arcade: [["glow-violet", 0, 84, 0.6, 0.35]],
  screen: [["glow-violet", 0, 68, 1, 0.3]],
  "phone-booth": [["glow-gold", 0, 140, 0.5, 0.4]],
  switchboard: [["glow-gold", 0, 100, 0.6, 0.3]],
  projector: [["glow-gold", 44, 88, 0.6, 0.5]],
  "cutting-table": [["glow-gold", 6, 84, 0.4, 0.4]],
  "star-map": [["glow-violet", 0, 52, 0.8, 0.3]],
  "vending-machine": [["glow-gold", 0, 118, 0.6, 0.35]],
  fireplace: [["glow-gold", 0, 24, 1, 0.55]],
  candelabra: [["glow-gold", 0, 112, 0.7, 0.45]],
  "gem-tube": [["glow-cyan", 0, 70, 0.7, 0.45]],
  "mushroom-lamp": [["glow-gold", 0, 52, 0.8, 0.5]],
  "neon-sign": [["glow-violet", 0, 52, 0.9, 0.5]],
  "score-board": [["glow-violet", 0, 50, 0.9, 0.35]],
  speaker: [["glow-cyan", 0, 92, 0.5, 0.35]],
};

/** Halos of posts and doors of acts, by the metal; none where they are `-dark`. */
const METAL_FRAMES: Readonly<Record<string, string>> = {
  "": "glow-gold",
  bronze: "glow-gold",
  silver: "glow-white",
  gold: "glow-gold",
  platinum: "glow-cyan",
  deep: "glow-cyan",
};

const halosOf = ({ type, variant }: Scenery): readonly Halo[] => {
  const frame = METAL_FRAMES[variant];
  if (type === "light-post") return frame ? [[frame, 0, 126, 0.7, 0.6]] : [];
  if (type === "act-door")
    return frame
      ? [
          [frame, 0, 84, 0.9, 0.5],
          [frame, 0, 144, 0.5, 0.4],
        ]
      : [];
  return HALOS[type] ?? [];
};

const simmer = (place: SceneContext, x: number, y: number, depth: number): void => {
  if (place.still) return;
  const puffs = place.scene.add.particles(x, y, place.atlas, {
    frame: "dot-white",
    lifespan: 2_000,
    frequency: 420,
    speedY: { min: -24, max: -14 },
    speedX: { min: -5, max: 5 },
    scale: { start: 0.3 / place.scale, end: 0.9 / place.scale },
    alpha: { start: 0.5, end: 0 },
  });
  place.visibility.watch(puffs.setDepth(depth), x, y, 90);
};

const embers = (place: SceneContext, x: number, y: number, depth: number): void => {
  if (place.still) return;
  const sparks = place.scene.add.particles(x, y, place.atlas, {
    frame: "dot-gold",
    lifespan: 1_300,
    frequency: 240,
    x: { min: -20, max: 20 },
    speedY: { min: -50, max: -24 },
    speedX: { min: -10, max: 10 },
    scale: { start: 0.26 / place.scale, end: 0 },
  });
  place.visibility.watch(sparks.setDepth(depth), x, y, 90);
};

/** Lets lamps and machines glow, pots simmer and fires throw sparks. */
export const enliven = (place: SceneContext): void => {
  for (const thing of place.map.scenery) {
    const { type, x, y, scale } = thing;
    for (const [frame, dx, up, size, strength] of halosOf(thing))
      pulse(
        place,
        addLight(place, frame, x + dx * scale, y - up * scale, y + 1, size * scale, strength),
        strength * 0.62,
        1_300 + ((x * 3 + dx) % 900),
      );
    if (type === "stove") simmer(place, x - 20 * scale, y - 92 * scale, y + 1);
    else if (type === "furnace") embers(place, x, y - 34 * scale, y + 1);
    else if (type === "fireplace") embers(place, x, y - 12 * scale, y + 1);
  }
};
