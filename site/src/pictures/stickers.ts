import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import { fish } from "@diamond-valley/art-kit/drawings/fish.ts";
import { gem } from "@diamond-valley/art-kit/drawings/gem.ts";
import { type Pose, robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { bag } from "@diamond-valley/art-kit/drawings/tackle.ts";
import { icon } from "@diamond-valley/art-kit/icon.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { ENGINEER, FRIENDS } from "./looks.ts";

const HAPPY: Partial<Pose> = { mood: "happy" };
const CHEERS: Partial<Pose> = { mood: "happy", gesture: "cheer" };
const { fisher, miner, ranger, elder, herald, scientist, mayor, trader, keeper } = CHARACTER_LOOKS;

/** Single drawings that pages show as pictures, and so fetch only when they come near. */
export const STICKERS = {
  engineer: robot(ENGINEER, CHEERS),
  fisher: robot(fisher, HAPPY),
  miner: robot(miner, HAPPY),
  ranger: robot(ranger, HAPPY),
  elder: robot(elder, HAPPY),
  herald: robot(herald, CHEERS),
  scientist: robot(scientist, HAPPY),
  mayor: robot(mayor, CHEERS),
  trader: robot(trader, CHEERS),
  keeper: robot(keeper, HAPPY),
  player: robot(FRIENDS.violet, HAPPY),
  gem: gem(),
  bag: bag(),
  fish: fish("yellow"),
  "badge-blue": badge("blue"),
  "badge-yellow": badge("yellow"),
  "badge-green": badge("green"),
  "badge-red": badge("red"),
  "icon-fishing": icon("fishing-pole", 64),
  "icon-combat": icon("crossed-swords", 64),
  "icon-mining": icon("pick", 64),
  "icon-boss": icon("shield", 64),
  "icon-post-event": icon("ticket", 64),
  "icon-town": icon("house", 64),
  "icon-partner": icon("video-game", 64),
  "icon-crown": icon("crown", 64),
  "icon-party": icon("party-popper", 64),
  "icon-key": icon("key", 64),
  "icon-star": icon("glowing-star", 64),
} as const satisfies Record<string, Drawing>;
export type StickerName = keyof typeof STICKERS;
