import { bunting } from "@diamond-valley/art-kit/drawings/bunting.ts";
import { type Pose, robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { sparkle } from "@diamond-valley/art-kit/drawings/tackle.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { type Canvas, newSurface } from "./canvas.ts";
import { fillDown, paintPodium, paintRays, SCENE, stampSharp, standRobot } from "./scene-parts.ts";

interface Model {
  x: number;
  y: number;
  scale: number;
  look: CharacterLook;
  pose?: Partial<Pose>;
}

/** Who shows what can be worn: back row first. */
const MODELS: readonly Model[] = [
  {
    x: 190,
    y: 500,
    scale: 2.3,
    look: { head: "drum", colour: "mint", hat: "wizard", scarf: "violet", eyes: "white", accent: "violet" },
  },
  {
    x: 460,
    y: 466,
    scale: 2.3,
    look: { head: "egg", colour: "lime", hat: "leaf", scarf: "gold", eyes: "white", accent: "gold" },
    pose: { mood: "happy" },
  },
  {
    x: 740,
    y: 466,
    scale: 2.3,
    look: { head: "dome", colour: "sky", hat: "straw", scarf: "coral", eyes: "amber", accent: "white" },
    pose: { mood: "happy" },
  },
  {
    x: 1010,
    y: 500,
    scale: 2.3,
    look: { head: "tv", colour: "coral", hat: "miner", scarf: "sky", eyes: "gold", accent: "white" },
  },
  {
    x: 270,
    y: 800,
    scale: 3,
    look: { head: "cat", colour: "pink", hat: "bow", scarf: "leaf", eyes: "mint", accent: "white" },
    pose: { mood: "happy", gesture: "cheer" },
  },
  {
    x: 930,
    y: 800,
    scale: 3,
    look: { head: "tv", colour: "violet", hat: "headphones", scarf: "pink", eyes: "pink", accent: "white" },
    pose: { mood: "happy", gesture: "cheer" },
  },
  {
    x: 600,
    y: 850,
    scale: 3.4,
    look: { head: "round", colour: "cream", hat: "crown", scarf: "coral", eyes: "cyan", accent: "gold" },
    pose: { mood: "happy", gesture: "cheer" },
  },
];

const SPARKLES = [
  [600, 150, 2.4],
  [60, 230, 2],
  [1140, 220, 2.2],
  [80, 640, 1.6],
  [1130, 650, 1.8],
] as const;

/** Robots on a stage, each with another head, hat and scarf. */
export async function paintWardrobe(): Promise<Canvas> {
  const surface = newSurface(SCENE.width, SCENE.height);
  fillDown(surface, new Path2D("M0 0H1200V900H0z"), [0, 900], ["#ffe07a", "#ffb9a8", "#ffa3c4"]);
  paintRays(surface, 600, 470, "rgb(255 255 255 / 20%)");
  await stampSharp(surface, bunting(620), { x: 300, y: 70, scale: 1 });
  await stampSharp(surface, bunting(620), { x: 900, y: 70, scale: 1 });
  paintPodium(surface, { x: 600, y: 480, rx: 560, ry: 80, height: 60 }, STAGE);
  paintPodium(surface, { x: 600, y: 800, rx: 570, ry: 104, height: 70 }, STAGE);
  for (const [x, y, scale] of SPARKLES) await stampSharp(surface, sparkle(), { x, y, scale });
  for (const { look, pose, ...at } of MODELS) await standRobot(surface, robot(look, pose), at);
  return surface.canvas;
}

const STAGE = { top: "#fff6e3", edge: "#ffffff", side: "#8c78f2" };
