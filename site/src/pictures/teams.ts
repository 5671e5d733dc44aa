import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import { COLOUR_RAMPS } from "@diamond-valley/art-kit/drawings/fish.ts";
import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { type Canvas, newSurface } from "./canvas.ts";
import { fillDown, paintPodium, SCENE, stampSharp, standRobot } from "./scene-parts.ts";

/** Who carries each team's colour, in the order of the picture. */
const CAPTAINS: readonly { colour: Colour; look: CharacterLook }[] = [
  {
    colour: "blue",
    look: { head: "dome", colour: "sky", hat: "headphones", scarf: "sky", eyes: "cyan", accent: "white" },
  },
  {
    colour: "yellow",
    look: { head: "round", colour: "gold", hat: "crown", scarf: "gold", eyes: "amber", accent: "white" },
  },
  {
    colour: "green",
    look: { head: "egg", colour: "leaf", hat: "leaf", scarf: "leaf", eyes: "mint", accent: "gold" },
  },
  {
    colour: "red",
    look: { head: "cat", colour: "coral", hat: "beanie", scarf: "coral", eyes: "white", accent: "gold" },
  },
];

const BAND = SCENE.width / CAPTAINS.length;
const CAPTAIN = { y: 812, scale: 2.9 } as const;

/** The four teams side by side, each under the sign of its colour. */
export async function paintTeams(): Promise<Canvas> {
  const surface = newSurface(SCENE.width, SCENE.height);
  for (const [index, { colour }] of CAPTAINS.entries()) {
    const tones = COLOUR_RAMPS[colour];
    const left = index * BAND;
    // Each band leans, and the first and the last one reach into their corners.
    const band = new Path2D(`M${left + 60} -10H1400V910H${left - 60}z`);
    fillDown(surface, index === 0 ? new Path2D("M0 0H1200V900H0z") : band, [0, 900], [tones.hi, tones.mid]);
  }
  for (const [index, { colour }] of CAPTAINS.entries()) {
    const tones = COLOUR_RAMPS[colour];
    const x = (index + 0.5) * BAND;
    surface.brush.globalAlpha = 0.24;
    await stampSharp(surface, badge(colour), { x, y: 560, scale: 7, origin: { x: 0.5, y: 0.5 } });
    surface.brush.globalAlpha = 1;
    paintPodium(
      surface,
      { x, y: 780, rx: 128, ry: 36, height: 150 },
      { top: tones.hi, edge: "#ffffff", side: tones.lo },
    );
  }
  for (const [index, { colour, look }] of CAPTAINS.entries()) {
    const x = (index + 0.5) * BAND;
    const pose = { mood: "happy", gesture: index % 2 ? "cheer" : "walk" } as const;
    await standRobot(surface, robot(look, pose), { x, ...CAPTAIN });
    const sign = { x, origin: { x: 0.5, y: 0.5 } };
    await stampSharp(surface, badge(colour), { ...sign, y: 160, scale: 4.2 });
  }
  return surface.canvas;
}
