import { gem } from "@diamond-valley/art-kit/drawings/gem.ts";
import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { type Canvas, newSurface } from "./canvas.ts";
import { ENGINEER } from "./looks.ts";
import { stampSharp, standRobot } from "./scene-parts.ts";

/** Size of the picture that goes with a shared link, px: the shape that every network shows whole. */
export const SOCIAL = { width: 1200, height: 630 } as const;

const HAPPY = { mood: "happy" } as const;
const CHEERS = { mood: "happy", gesture: "cheer" } as const;

const GEMS = [
  [110, 250, 1.8],
  [1090, 220, 2.2],
  [245, 120, 1.2],
  [960, 110, 1.3],
] as const;

/** Friends before their village: what a link to the site looks like where it is shared. */
export async function paintSocial(village: Canvas): Promise<Canvas> {
  const surface = newSurface(SOCIAL.width, SOCIAL.height);
  surface.brush.drawImage(village as unknown as CanvasImageSource, 435, 470, 1100, 578, 0, 0, 1200, 630);
  const light = surface.brush.createRadialGradient(600, 260, 120, 600, 315, 760);
  light.addColorStop(0, "rgb(255 240 168 / 30%)");
  light.addColorStop(1, "rgb(30 26 90 / 46%)");
  surface.brush.fillStyle = light;
  surface.brush.fillRect(0, 0, SOCIAL.width, SOCIAL.height);
  for (const [x, y, scale] of GEMS) await stampSharp(surface, gem(), { x, y, scale });
  const { fisher, gardener, miner, herald } = CHARACTER_LOOKS;
  await standRobot(surface, robot(miner, HAPPY), { x: 180, y: 610, scale: 2 });
  await standRobot(surface, robot(herald, HAPPY), { x: 1020, y: 610, scale: 2 });
  await standRobot(surface, robot(fisher, HAPPY), { x: 375, y: 618, scale: 2.3 });
  await standRobot(surface, robot(gardener, CHEERS), { x: 825, y: 618, scale: 2.3 });
  await standRobot(surface, robot(ENGINEER, CHEERS), { x: 600, y: 622, scale: 2.9 });
  return surface.canvas;
}
