import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { isPlace } from "@diamond-valley/schemas/places/registry.ts";
import { MAPS, type ShotName } from "../pictures/catalogue.ts";
import type { StickerName } from "../pictures/stickers.ts";

const { village } = MAPS;

/** The middle of a sign keeps this far from the edges of the map, px, so that it is seen whole. */
const EDGE = { across: 58, down: 56 };

export type AreaName = "town" | "mining" | "fishing" | "combat" | "partner";

interface Plan {
  name: AreaName;
  /** The door of the village map that leads there. */
  door: string;
  /** Whether the area lies before its door, so that it is open even if the door is not. */
  outside?: boolean;
}

/** The five areas of the map (spec 1 §2), in reading order. */
const PLANS: readonly Plan[] = [
  { name: "town", door: "guild-hall", outside: true },
  { name: "mining", door: "mine" },
  { name: "fishing", door: "lake" },
  { name: "combat", door: "forest" },
  { name: "partner", door: "game-hall" },
];

export interface Area extends Point {
  name: AreaName;
  picture: ShotName;
  icon: StickerName;
  /** Whether it can be entered as the game stands; otherwise it is being built. */
  open: boolean;
}

function areaOf({ name, door, outside = false }: Plan): Area {
  const portal = village.portals.find((each) => each.name === door);
  if (!portal) throw new RangeError(`the village has no door "${door}"`);
  return {
    name,
    picture: `area-${name}`,
    icon: `icon-${name}`,
    x: portal.x + portal.width / 2,
    y: portal.y,
    open: outside || isPlace(portal.target),
  };
}

/** The five areas, where their signs stand on the map (px of the map) and which are open. */
export const AREAS: readonly Area[] = PLANS.map(areaOf);

const within = (share: number, edge: number) =>
  `clamp(${edge}px, ${(share * 100).toFixed(1)}%, 100% - ${edge}px)`;

/** The places of the signs as a style sheet: styles in attributes are against the pages' policy. */
export const SIGN_RULES = AREAS.map(({ name, x, y }) => {
  const left = within(x / village.width, EDGE.across);
  const top = within(y / village.height, EDGE.down);
  return `.sign-${name} { left: ${left}; top: ${top}; }`;
}).join(" ");
