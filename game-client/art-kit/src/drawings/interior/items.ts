import { RAMPS } from "../../palette.ts";
import { type Drawing, drawing, place } from "../../svg.ts";
import { coin, gem } from "../gem.ts";
import { golem } from "../golem.ts";
import { badge, bowl, card, digits, goldenKey, key, letter, manual, star } from "./item-cards.ts";
import { catAsleep, mixingBowl, wallBell } from "./item-found.ts";
import { blueprint, CORNERS, cable, cartridge, chip, FRAMES, film, minibot, paint } from "./item-halls.ts";
import { cleaner, flour, lemon, salt, sugar, vinegar } from "./item-kitchen.ts";
import { bearing, crank, fuse, gearOf, oilCan, platinumBattery, wrench } from "./item-tools.ts";
import { TONES } from "./tones.ts";

const { copper, steel, silver } = TONES;
const { gold, coral, teal, leaf, sky } = RAMPS;

/** Pebble, the baby golem, so small that one can pat it. */
const babyGolem = (): Drawing => drawing(104, 102, place(0, 0, golem("stone", "idle").svg, { scale: 0.375 }));

/** What one carries or finds in a story, by its name; where it has several looks, by the word behind a colon. */
const ITEMS: Readonly<Record<string, (variant: string) => Drawing>> = {
  gem,
  wrench,
  "oil-can": oilCan,
  gear: () => gearOf(12, 21, steel),
  "gear-8": () => gearOf(8, 15, steel),
  "gear-10": () => gearOf(10, 18, copper),
  "gear-wheel": () => gearOf(12, 21, gold),
  bearing: () => bearing(steel, false),
  "rusted-bearing": () => bearing(copper, true),
  "silver-bearing": () => bearing(silver, false),
  card: () => card(teal, key),
  "card-201": () => card(coral, digits),
  "card-kitchen": () => card(leaf, bowl),
  "card-tower": () => card(sky, star),
  lemon,
  salt,
  vinegar,
  flour,
  sugar,
  cleaner,
  coin,
  "golden-coin": coin,
  "golden-key": goldenKey,
  minibot,
  "platinum-battery": platinumBattery,
  crank,
  fuse,
  manual,
  film,
  paint,
  cable,
  chip,
  cartridge,
  letter,
  badge,
  "bot-badge": badge,
  blueprint,
  "cat-asleep": catAsleep,
  "mixing-bowl": mixingBowl,
  "wall-bell": wallBell,
  "baby-golem": babyGolem,
};

export const ITEM_NAMES: readonly string[] = Object.keys(ITEMS);
/** The looks of those that have several. */
export const ITEM_VARIANTS: Readonly<Record<string, readonly string[]>> = {
  film: Object.keys(FRAMES),
  paint: ["drop", "sun", "leaf", "flame"],
  blueprint: Object.keys(CORNERS).filter((name) => name !== ""),
};

/** The picture of a thing that one carries, such as `wrench` or `paint:sun`; null where none has that name. */
export const itemDrawing = (name: string): Drawing | null => {
  const [kind = "", variant = ""] = name.split(":");
  return Object.hasOwn(ITEMS, kind) ? ITEMS[kind]!(variant) : null;
};
