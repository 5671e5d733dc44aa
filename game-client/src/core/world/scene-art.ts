import { bite, emoteBubble, exclamation, question } from "@diamond-valley/art-kit/drawings/bubble.ts";
import { FAILED_ITEMS } from "@diamond-valley/art-kit/drawings/failed-items.ts";
import { fish } from "@diamond-valley/art-kit/drawings/fish.ts";
import { gem } from "@diamond-valley/art-kit/drawings/gem.ts";
import * as light from "@diamond-valley/art-kit/drawings/light.ts";
import { portalAsleep, portalSwirl } from "@diamond-valley/art-kit/drawings/portal.ts";
import { trestle } from "@diamond-valley/art-kit/drawings/sign.ts";
import {
  bag,
  bobber,
  burst,
  fishShade,
  ripple,
  rod,
  sparkle,
  splashDrop,
} from "@diamond-valley/art-kit/drawings/tackle.ts";
import { ICONS, type IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import { COLOUR, RAMPS } from "@diamond-valley/art-kit/palette.ts";
import { type DrawScenery, sceneryDrawing, sceneryFrame } from "@diamond-valley/art-kit/scenery-drawings.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { isLit } from "@diamond-valley/schemas/maps/doors.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { EMOTES, type Emote } from "@diamond-valley/schemas/walking/walking.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";

import type { SceneTheme } from "./theme.ts";

const EMOTE_ICONS: Record<Emote, IconName> = {
  wave: "waving-hand",
  heart: "red-heart",
  laugh: "face-with-tears-of-joy",
  cheer: "party-popper",
  surprise: "astonished-face",
  sleep: "zzz",
};

/** Pictures that every place needs, by frame name. */
const common = (): Record<string, Drawing> => ({
  shadow: light.shadow(),
  "glow-gold": light.glow("#FFD97A"),
  "glow-cyan": light.glow("#7FEFFF"),
  "glow-violet": light.glow("#A98BFF"),
  "glow-white": light.glow("#FFFFFF"),
  "dot-white": light.dot("#FFFFFF"),
  "dot-gold": light.dot("#FFF3B0"),
  "dot-cyan": light.dot(COLOUR.cyan),
  "dot-violet": light.dot("#D9B8FF"),
  cloud: light.cloudShadow(),
  petal: light.petal(),
  leaf: light.leaf(),
  streak: light.streak(),
  glint: light.glint(),
  waterfall: light.waterfall(),
  dragonfly: light.dragonfly(),
  "wing-gold": light.wing(RAMPS.gold.mid),
  "wing-pink": light.wing("#FF9AD0"),
  "wing-white": light.wing(COLOUR.white),
  "wing-violet": light.wing("#9C8CFF"),
  swirl: portalSwirl(),
  "swirl-asleep": portalAsleep(),
  trestle: trestle(ICONS["hammer-and-wrench"]),
  "trestle-locked": trestle(ICONS.locked),
  exclamation: exclamation(),
  question: question(),
  bite: bite(),
  gem: gem(),
  sparkle: sparkle(),
  burst: burst(),
  rod: rod(),
  bobber: bobber(),
  ripple: ripple(),
  drop: splashDrop(),
  "fish-shade": fishShade(),
  bag: bag(),
  ...Object.fromEntries(EMOTES.map((name) => [`emote-${name}`, emoteBubble(ICONS[EMOTE_ICONS[name]])])),
  ...Object.fromEntries(COLOURS.map((colour) => [`fish-${colour}`, fish(colour)])),
  ...Object.fromEntries(Object.entries(FAILED_ITEMS).map(([name, draw]) => [`failed-${name}`, draw()])),
});

/**
 * All pictures of a place, by frame name: what its map shows, as its theme draws it, and what every place needs. `draw` knows
 * the map's kinds of scenery (`drawerOf`).
 */
export const scenePictures = (
  map: Pick<GameMap, "scenery" | "portals">,
  drawings: SceneTheme["drawings"] = {},
  draw: DrawScenery = sceneryDrawing,
): Record<string, Drawing> => ({
  ...common(),
  ...Object.fromEntries(
    map.scenery.map((thing) => {
      const { type, variant } = thing;
      const lit = isLit(map, thing);
      return [sceneryFrame(type, variant, lit), drawings[type]?.() ?? draw(type, variant, lit)];
    }),
  ),
});
