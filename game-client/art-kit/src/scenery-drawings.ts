import type { OutdoorType, SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { bench } from "./drawings/bench.ts";
import { boat, boatAshore } from "./drawings/boat.ts";
import { bridge } from "./drawings/bridge.ts";
import { bunting } from "./drawings/bunting.ts";
import { bush } from "./drawings/bush.ts";
import { cave } from "./drawings/cave.ts";
import { barrel, crate } from "./drawings/crate.ts";
import { fence } from "./drawings/fence.ts";
import { fishRack } from "./drawings/fish-rack.ts";
import { flowers } from "./drawings/flowers.ts";
import { forestGate } from "./drawings/forest-gate.ts";
import { fountain } from "./drawings/fountain.ts";
import { arena } from "./drawings/houses/arena.ts";
import { chalet } from "./drawings/houses/chalet.ts";
import { cottage } from "./drawings/houses/cottage.ts";
import { dome } from "./drawings/houses/dome.ts";
import { hall } from "./drawings/houses/hall.ts";
import { manor } from "./drawings/houses/manor.ts";
import { mushroom } from "./drawings/houses/mushroom.ts";
import { shop } from "./drawings/houses/shop.ts";
import { tower } from "./drawings/houses/tower.ts";
import { lamp } from "./drawings/lamp.ts";
import { lily } from "./drawings/lily.ts";
import { magicCircle } from "./drawings/magic-circle.ts";
import { pine } from "./drawings/pine.ts";
import { portal } from "./drawings/portal.ts";
import { reeds } from "./drawings/reeds.ts";
import { rock } from "./drawings/rock.ts";
import { sign } from "./drawings/sign.ts";
import { trailArch } from "./drawings/trail-arch.ts";
import { tree } from "./drawings/tree.ts";
import { willow } from "./drawings/willow.ts";
import { isIconName } from "./icon.ts";
import { ICONS, type IconName } from "./icons.gen.ts";
import { COLOUR, RAMPS, type Ramp } from "./palette.ts";
import type { Drawing } from "./svg.ts";

/** Roof and sign of each house on the maps, by the `variant` of its map object. */
const HOUSES: Record<string, { readonly roof: Ramp; readonly icon: IconName }> = {
  guild: { roof: RAMPS.teal, icon: "gear" },
  member: { roof: RAMPS.coral, icon: "house" },
  architect: { roof: RAMPS.sky, icon: "building-construction" },
  phone: { roof: RAMPS.sky, icon: "mobile-phone" },
  android: { roof: RAMPS.violet, icon: "robot" },
  game: { roof: RAMPS.gold, icon: "video-game" },
  studio: { roof: RAMPS.teal, icon: "clapper-board" },
  gallery: { roof: RAMPS.pink, icon: "framed-picture" },
  secret: { roof: RAMPS.coral, icon: "mushroom" },
  lab: { roof: RAMPS.sky, icon: "gem-stone" },
  vip: { roof: RAMPS.violet, icon: "crown" },
  fisher: { roof: RAMPS.teal, icon: "tropical-fish" },
};

const houseOf = (variant: string): { readonly roof: Ramp; readonly icon: string } => {
  const house = HOUSES[variant];
  if (!house) throw new RangeError(`no house looks like "${variant}"`);
  return { roof: house.roof, icon: ICONS[house.icon] };
};

const iconOf = (variant: string): string => {
  if (!isIconName(variant)) throw new RangeError(`no icon is called "${variant}"`);
  return ICONS[variant];
};

const DRAWINGS: Record<OutdoorType, (variant: string) => Drawing> = {
  "tree-leaf": () => tree(RAMPS.leaf, 3),
  "tree-mint": () => tree(RAMPS.mint, 8),
  "tree-pink": () => tree(RAMPS.pink, 5),
  "tree-lime": () => tree(RAMPS.lime, 21),
  pine,
  willow,
  bush: () => bush(RAMPS.leaf),
  "bush-berries": () => bush(RAMPS.mint, "#FF6B8A"),
  "flowers-pink": () => flowers("#FF8FB4", 2),
  "flowers-white": () => flowers("#FFFFFF", 5),
  "flowers-violet": () => flowers("#9C8CFF", 9),
  rock,
  lamp,
  fountain,
  portal,
  cave,
  "forest-gate": forestGate,
  "magic-circle": magicCircle,
  bridge,
  sign: (variant) => sign(iconOf(variant)),
  "trail-arch": (variant) => trailArch(iconOf(variant)),
  crate,
  barrel,
  bench,
  fence,
  lily,
  reeds,
  boat: () => boat(RAMPS.coral),
  "boat-shore": () => boatAshore(RAMPS.sky),
  bunting: (variant) => bunting(Number(variant)),
  "fish-rack": fishRack,
  "house-cottage": (variant) => cottage(houseOf(variant).roof, houseOf(variant).icon),
  "house-hall": (variant) => hall(houseOf(variant).roof, houseOf(variant).icon),
  "house-tower": (variant) => tower(houseOf(variant).roof, houseOf(variant).icon),
  "house-dome": (variant) => dome(houseOf(variant).icon),
  "house-chalet": (variant) => chalet(houseOf(variant).roof, houseOf(variant).icon),
  "house-mushroom": (variant) => mushroom(houseOf(variant).roof, houseOf(variant).icon),
  "house-manor": (variant) => manor(houseOf(variant).roof, houseOf(variant).icon),
  "house-shop": (variant) => shop(houseOf(variant).roof, houseOf(variant).icon),
  "house-arena": arena,
};

/** What stands in a glass pane by day with somebody at home, and what stands there with nobody. */
const DARK_GLASS: readonly (readonly [lit: string, dark: string])[] = [
  ["#FFF6C2", "#8792CE"],
  [COLOUR.glass, "#4A5599"],
];

/** The same house with nobody at home: its windows are dark. */
const unlit = ({ svg, ...size }: Drawing): Drawing => ({
  ...size,
  svg: svg.replace(/<linearGradient id="glass".*?<\/linearGradient>/, (pane) =>
    DARK_GLASS.reduce((dark, [from, to]) => dark.replaceAll(from, to), pane),
  ),
});

/** Whether a kind of scenery stands out of doors, so that `sceneryDrawing` has its picture. */
export const isOutdoors = (type: SceneryType): type is OutdoorType => Object.hasOwn(DRAWINGS, type);

/** Draws kinds of scenery; a house may be unlit. Throws a RangeError for a variant that a kind does not have. */
export type DrawScenery = (type: SceneryType, variant: string, lit?: boolean) => Drawing;

/**
 * The picture of a thing that stands out of doors. Throws a RangeError for what stands in rooms: those pictures are a file of
 * their own, which `drawerOf` brings.
 */
export const sceneryDrawing: DrawScenery = (type, variant, lit = true) => {
  if (!isOutdoors(type)) throw new RangeError(`"${type}" stands in rooms`);
  const drawing = DRAWINGS[type](variant);
  return lit ? drawing : unlit(drawing);
};

/** The name under which a thing's picture stands in the atlas. */
export const sceneryFrame = (type: SceneryType, variant: string, lit = true): string =>
  `${variant === "" ? type : `${type}:${variant}`}${lit ? "" : ":unlit"}`;
