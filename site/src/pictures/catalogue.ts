import { GROUND as LAKE_GROUND } from "@diamond-valley/art-kit/ground/themes/lake.ts";
import { GROUND as VILLAGE_GROUND } from "@diamond-valley/art-kit/ground/themes/village.ts";
import lakeMap from "@diamond-valley/schemas/content/maps/lake.tmj?raw";
import villageMap from "@diamond-valley/schemas/content/maps/village.tmj?raw";
import { readMap } from "@diamond-valley/schemas/maps/read-map.ts";
import { asAvif, asJpeg, asWebp, type Canvas, type Crop } from "./canvas.ts";
import { HORIZON, paintHorizon } from "./horizon.ts";
import { ENGINEER, FRIENDS } from "./looks.ts";
import { type Moment, paintPlace } from "./place-picture.ts";
import { SCENE } from "./scene-parts.ts";
import { paintSocial, SOCIAL } from "./social.ts";
import { paintTeams } from "./teams.ts";
import { paintWardrobe } from "./wardrobe.ts";

/** The maps that pictures are taken of. */
export const MAPS = {
  village: readMap(JSON.parse(villageMap)),
  lake: readMap(JSON.parse(lakeMap)),
};

const MOMENTS: Record<keyof typeof MAPS, Moment> = {
  village: {
    map: MAPS.village,
    ground: VILLAGE_GROUND,
    extras: [
      { x: 985, y: 872, look: ENGINEER, pose: { mood: "happy", gesture: "cheer" } },
      { x: 1236, y: 736, look: FRIENDS.berry, pose: { view: "side", step: 1 }, flip: true },
      { x: 868, y: 1004, look: FRIENDS.lime, pose: { mood: "happy" } },
      { x: 660, y: 800, look: FRIENDS.violet, pose: { view: "side", step: 1 } },
      { x: 560, y: 1170, look: FRIENDS.peach, pose: { mood: "happy", gesture: "cheer" } },
      { x: 1420, y: 1160, look: FRIENDS.violet, pose: { view: "side", step: 1 } },
      { x: 1640, y: 1176, look: FRIENDS.peach, pose: { mood: "happy", gesture: "cheer" } },
      { x: 1850, y: 1190, look: FRIENDS.lime, pose: { view: "side", step: 1 }, flip: true },
    ],
    gems: [
      { x: 1060, y: 900 },
      { x: 905, y: 930 },
      { x: 760, y: 1010 },
      { x: 1180, y: 770 },
      { x: 640, y: 1130 },
      { x: 1330, y: 950 },
      { x: 1500, y: 1000 },
    ],
  },
  lake: {
    map: MAPS.lake,
    ground: LAKE_GROUND,
    extras: [
      { x: 856, y: 596, look: ENGINEER, pose: { mood: "happy", gesture: "cheer" } },
      { x: 724, y: 600, look: FRIENDS.violet },
      { x: 1154, y: 560, look: FRIENDS.berry, pose: { mood: "happy" } },
      { x: 480, y: 580, look: FRIENDS.lime, pose: { mood: "happy" } },
    ],
    gems: [],
  },
};

const WHOLE = { x: 0, y: 0 } as const;

type Motif = keyof typeof MOMENTS | "horizon" | "wardrobe" | "teams" | "social";

/** What pictures are taken of; each is painted once. */
const MOTIFS: Record<Motif, () => Promise<Canvas>> = {
  village: () => paintPlace(MOMENTS.village),
  lake: () => paintPlace(MOMENTS.lake),
  horizon: paintHorizon,
  wardrobe: paintWardrobe,
  teams: paintTeams,
  social: async () => paintSocial(await motif("village")),
};

interface Shot {
  name: string;
  of: Motif;
  crop: Crop;
  widths: readonly number[];
  /** Whether a page begins with it. It is made as AVIF too then, which is a third smaller and takes longer to make. */
  first?: boolean;
}

/** How a picture is written. Every browser reads WebP. */
export type Format = "avif" | "webp";

/** Every picture that pages show, by its name: which part of what, in which widths (px). */
export const SHOTS = [
  {
    name: "hero",
    of: "village",
    crop: { x: 20, y: 440, width: 1500, height: 860 },
    widths: [1500, 1100],
    first: true,
  },
  {
    name: "hero-tall",
    of: "village",
    crop: { x: 640, y: 440, width: 700, height: 640 },
    widths: [700],
    first: true,
  },
  { name: "map", of: "village", crop: { ...WHOLE, width: 2200, height: 1720 }, widths: [1400, 700] },
  { name: "area-town", of: "village", crop: { x: 690, y: 470, width: 640, height: 400 }, widths: [640] },
  { name: "area-mining", of: "village", crop: { x: 940, y: 160, width: 480, height: 300 }, widths: [640] },
  { name: "area-fishing", of: "lake", crop: { x: 640, y: 400, width: 720, height: 450 }, widths: [640] },
  { name: "area-combat", of: "village", crop: { x: 426, y: 170, width: 528, height: 330 }, widths: [640] },
  { name: "area-partner", of: "village", crop: { x: 1360, y: 790, width: 720, height: 450 }, widths: [640] },
  {
    name: "partners",
    of: "village",
    crop: { x: 1360, y: 650, width: 840, height: 630 },
    widths: [1000, 720],
  },
  { name: "wardrobe", of: "wardrobe", crop: { ...WHOLE, ...SCENE }, widths: [1000, 720] },
  { name: "teams", of: "teams", crop: { ...WHOLE, ...SCENE }, widths: [1000, 720] },
  { name: "horizon", of: "horizon", crop: { ...WHOLE, ...HORIZON }, widths: [1600], first: true },
  // What a phone's window shows of it.
  {
    name: "horizon-tall",
    of: "horizon",
    crop: { x: 400, y: 0, width: 760, height: 300 },
    widths: [760],
    first: true,
  },
] as const satisfies readonly Shot[];
export type ShotName = (typeof SHOTS)[number]["name"];
/** How wide pages show `hero`: no smaller than its smaller file, as it fills the height of the first screen. */
export const HERO_SIZES = "(width < 1100px) 1100px, 100vw";
/** A picture that a page begins with. */
export type FirstShotName = Extract<(typeof SHOTS)[number], { first: true }>["name"];

/** Address and size of a picture in one of its widths. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** A picture in one of its widths; the widest where unset. */
export function pictureOf(name: ShotName, index = 0, format: Format = "webp"): Picture {
  const { crop, widths }: Shot = SHOTS.find((shot) => shot.name === name) ?? SHOTS[0];
  const width = widths[index] ?? widths[0] ?? crop.width;
  return {
    src: `/art/${name}-${width}.${format}`,
    width,
    height: Math.round((width * crop.height) / crop.width),
  };
}

/** All widths of a picture, for `srcset`. */
export function widthsOf(name: ShotName, format: Format = "webp"): string {
  const { widths }: Shot = SHOTS.find((shot) => shot.name === name) ?? SHOTS[0];
  return widths.map((width, index) => `${pictureOf(name, index, format).src} ${width}w`).join(", ");
}

const painted = new Map<Motif, Promise<Canvas>>();

function motif(name: Motif): Promise<Canvas> {
  const canvas = painted.get(name) ?? MOTIFS[name]();
  painted.set(name, canvas);
  return canvas;
}

/** The files that are made of all pictures: their names without the ending, and what each is of. */
export const FILES = SHOTS.flatMap((shot: Shot) =>
  shot.widths.flatMap((width) =>
    (shot.first ? (["webp", "avif"] as const) : (["webp"] as const)).map((format) => ({
      name: `${shot.name}-${width}`,
      format,
      shot,
      width,
    })),
  ),
);

/** Paints a picture. Each motif is painted once, however many pictures are taken of it. */
export async function take({ of, crop }: Shot, width: number, format: Format): Promise<Buffer> {
  return (format === "avif" ? asAvif : asWebp)(await motif(of), crop, width);
}

/** Paints the picture that goes with a shared link, as JPEG. */
export async function takeSocial(): Promise<Buffer> {
  return asJpeg(await motif("social"), { ...WHOLE, ...SOCIAL }, SOCIAL.width);
}
