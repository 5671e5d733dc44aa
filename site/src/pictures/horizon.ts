import { bush } from "@diamond-valley/art-kit/drawings/bush.ts";
import { fence } from "@diamond-valley/art-kit/drawings/fence.ts";
import { flowers } from "@diamond-valley/art-kit/drawings/flowers.ts";
import { gem } from "@diamond-valley/art-kit/drawings/gem.ts";
import { lamp } from "@diamond-valley/art-kit/drawings/lamp.ts";
import { pine } from "@diamond-valley/art-kit/drawings/pine.ts";
import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { tree } from "@diamond-valley/art-kit/drawings/tree.ts";
import { RAMPS } from "@diamond-valley/art-kit/palette.ts";
import { sceneryDrawing } from "@diamond-valley/art-kit/scenery-drawings.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { type Canvas, newSurface, type Surface, stamp } from "./canvas.ts";

/** Size of the strip that ends every page, px. */
export const HORIZON = { width: 1600, height: 300 } as const;

const FAR = "M0 190Q160 110 380 150T800 140T1220 150T1600 120V300H0z";
const MIDDLE = "M0 236Q260 160 560 214T1120 196T1600 214V300H0z";
const NEAR = "M0 272Q330 226 780 262T1600 250V300H0z";

function hill({ brush }: Surface, d: string, hi: string, lo: string): void {
  const tone = brush.createLinearGradient(0, 120, 0, HORIZON.height);
  tone.addColorStop(0, hi);
  tone.addColorStop(1, lo);
  brush.fillStyle = tone;
  brush.fill(new Path2D(d));
}

type Standing = readonly [Drawing, number, number, number];

async function standAll(surface: Surface, things: readonly Standing[]): Promise<void> {
  for (const [drawing, x, y, scale] of things) await stamp(surface, drawing, { x, y, scale });
}

/** Hills with houses, trees and robots that see the visitor off; transparent above, the footer's green below. */
export async function paintHorizon(): Promise<Canvas> {
  const surface = newSurface(HORIZON.width, HORIZON.height);
  hill(surface, FAR, "#b9e878", "#94d563");
  await standAll(surface, [
    [pine(), 60, 176, 0.5],
    [pine(), 112, 168, 0.62],
    [tree(RAMPS.pink, 5), 420, 168, 0.62],
    [sceneryDrawing("house-cottage", "member"), 640, 166, 0.5],
    [tree(RAMPS.mint, 8), 742, 160, 0.6],
    [pine(), 1000, 162, 0.58],
    [sceneryDrawing("house-tower", "architect"), 1128, 168, 0.5],
    [tree(RAMPS.pink, 5), 1228, 166, 0.56],
    [pine(), 1520, 146, 0.6],
  ]);
  hill(surface, MIDDLE, "#94d563", "#74bf55");
  await standAll(surface, [
    [tree(RAMPS.lime, 21), 40, 244, 0.8],
    [sceneryDrawing("house-chalet", "android"), 250, 224, 0.6],
    [tree(RAMPS.leaf, 3), 356, 220, 0.74],
    [lamp(), 520, 222, 0.66],
    [sceneryDrawing("house-mushroom", "secret"), 908, 226, 0.56],
    [tree(RAMPS.mint, 8), 1012, 222, 0.72],
    [tree(RAMPS.leaf, 3), 1310, 222, 0.78],
    [sceneryDrawing("house-shop", "game"), 1440, 224, 0.5],
    [lamp(), 1552, 226, 0.66],
  ]);
  hill(surface, NEAR, "#3f9a5e", "#1e7556");
  await standAll(surface, [
    [fence(), 160, 266, 0.8],
    [bush(RAMPS.leaf), 92, 274, 0.8],
    [flowers("#FF8FB4", 2), 480, 262, 0.7],
    [robot(CHARACTER_LOOKS.miner, { mood: "happy", gesture: "cheer" }), 640, 268, 0.62],
    [robot(CHARACTER_LOOKS.fisher, { mood: "happy" }), 730, 270, 0.62],
    [robot(CHARACTER_LOOKS.gardener, { mood: "happy", gesture: "cheer" }), 820, 270, 0.62],
    [gem(), 905, 268, 0.8],
    [flowers("#FFFFFF", 5), 1060, 266, 0.7],
    [bush(RAMPS.mint, "#FF6B8A"), 1250, 266, 0.85],
    [fence(), 1380, 264, 0.8],
  ]);
  return surface.canvas;
}
