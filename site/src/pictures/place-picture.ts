import { gem } from "@diamond-valley/art-kit/drawings/gem.ts";
import { waterfall } from "@diamond-valley/art-kit/drawings/light.ts";
import { PORTAL_HEART, portalAsleep, portalSwirl } from "@diamond-valley/art-kit/drawings/portal.ts";
import { type Pose, robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { createBrush } from "@diamond-valley/art-kit/ground/brush.ts";
import { paintGround } from "@diamond-valley/art-kit/ground/paint-ground.ts";
import { paintShadow } from "@diamond-valley/art-kit/ground/shade.ts";
import type { GroundTheme } from "@diamond-valley/art-kit/ground/theme.ts";
import { waterfallsOf } from "@diamond-valley/art-kit/ground/waterfalls.ts";
import { sceneryDrawing } from "@diamond-valley/art-kit/scenery-drawings.ts";
import { CHARACTER_LOOKS, type CharacterSlug } from "@diamond-valley/schemas/looks/characters.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { doorOf, isLit } from "@diamond-valley/schemas/maps/doors.ts";
import type { GameMap, Point, Scenery } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { type Canvas, newSurface, type Surface, stamp } from "./canvas.ts";

/** Somebody in the picture besides the map's own characters. */
export interface Extra extends Point {
  look: CharacterLook;
  pose?: Partial<Pose>;
  flip?: boolean;
}

/** A place as the game shows it, at one moment. */
export interface Moment {
  map: GameMap;
  ground: GroundTheme;
  extras: readonly Extra[];
  gems: readonly Point[];
}

/** What lies on the ground or the water: under everything that stands. */
const FLAT: ReadonlySet<SceneryType> = new Set(["lily", "boat", "bridge", "magic-circle"]);
/** Bunting hangs in front of what stands beside it, px further down. */
const BUNTING_AHEAD = 110;
const ROBOT_SHADOW = { width: 84, height: 34 };
const WATERFALL = { width: 132, height: 120 };

/** Something that stands, and what it is hidden by: whatever has a greater depth. */
interface Standing {
  depth: number;
  draw(): Promise<void>;
}

/** Paints a whole place, one canvas px for one map px. */
export async function paintPlace(moment: Moment): Promise<Canvas> {
  const { map, ground, extras, gems } = moment;
  const surface = newSurface(map.width, map.height);
  paintGround(surface.brush, map, ground);
  const brush = createBrush(surface.brush, ground);
  for (const { x, y, width, height } of waterfallsOf(map)) {
    surface.brush.save();
    surface.brush.translate(x, y - 10);
    surface.brush.scale(width / WATERFALL.width, height / WATERFALL.height);
    await stamp(surface, waterfall(), { x: 0, y: 0, origin: { x: 0.5, y: 0 } });
    surface.brush.restore();
  }
  const people = [...charactersOf(map), ...extras];
  for (const { x, y } of people) paintShadow(brush, x + 3, y - 3, ROBOT_SHADOW.width, ROBOT_SHADOW.height);
  for (const { x, y } of gems) paintShadow(brush, x + 2, y + 6, 46, 18);
  for (const thing of map.scenery.filter(({ type }) => FLAT.has(type))) await lay(surface, thing);
  const standing: Standing[] = [
    ...map.scenery.filter(({ type }) => !FLAT.has(type)).flatMap((thing) => stand(surface, map, thing)),
    ...people.map(({ x, y, look, pose, flip = false }) => ({
      depth: y,
      draw: () => stamp(surface, robot(look, pose), { x, y, flip }),
    })),
    ...gems.map(({ x, y }) => ({ depth: y, draw: () => stamp(surface, gem(), { x, y }) })),
  ];
  for (const { draw } of standing.sort((a, b) => a.depth - b.depth)) await draw();
  return surface.canvas;
}

function charactersOf(map: GameMap): Extra[] {
  return map.characters.flatMap(({ slug, x, y }) => {
    const look = CHARACTER_LOOKS[slug as CharacterSlug];
    return look ? [{ x, y, look }] : [];
  });
}

function lay(surface: Surface, { type, variant, x, y, scale, flip }: Scenery): Promise<void> {
  const drawing = sceneryDrawing(type, variant);
  if (type !== "magic-circle") return stamp(surface, drawing, { x, y, scale, flip });
  return stamp(surface, drawing, { x, y, scale: 0.84, squeeze: 0.62, origin: { x: 0.5, y: 0.5 } });
}

function stand(surface: Surface, map: GameMap, thing: Scenery): Standing[] {
  const { type, variant, x, y, scale, flip } = thing;
  const self: Standing = {
    depth: type === "bunting" ? y + BUNTING_AHEAD : y,
    draw: () => stamp(surface, sceneryDrawing(type, variant, isLit(map, thing)), { x, y, scale, flip }),
  };
  if (type !== "portal") return [self];
  const heart = doorOf(map, thing)?.closed === null ? portalSwirl() : portalAsleep();
  const middle = { x, y: y - PORTAL_HEART * scale, scale: 0.66 * scale, origin: { x: 0.5, y: 0.5 } };
  return [{ depth: y - 1, draw: () => stamp(surface, heart, middle) }, self];
}
