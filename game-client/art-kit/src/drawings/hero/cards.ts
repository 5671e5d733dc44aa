import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { COLOUR } from "../../palette.ts";
import { box, circle, type Drawing, drawing, path, place, radial } from "../../svg.ts";
import { badge } from "../badge.ts";
import { COLOUR_RAMPS } from "../fish.ts";
import { coin } from "../gem.ts";
import { heart } from "../golem-pieces.ts";
import { axe, bomb, knife, orb, prism, ray, shard, sunspark } from "./weapons.ts";

/** What a card can be of. */
export const CARD_PICTURES = [
  "sword",
  "dagger",
  "spear",
  "staff",
  "axe",
  "bomb",
  "wand",
  "laser",
  "prism",
  "coins",
  "heart",
] as const;
export type CardPicture = (typeof CARD_PICTURES)[number];

const inner = ({ svg }: Drawing): string => svg.replace(/^<svg[^>]*>|<\/svg>$/g, "");
const at = (picture: Drawing, x: number, y: number, scale: number, turn = 0): string =>
  place(x, y, place((-picture.width / 2) * scale, (-picture.height / 2) * scale, inner(picture), { scale }), {
    turn,
  });

const INK = { stroke: COLOUR.ink, "stroke-width": 4, "stroke-linejoin": "round" } as const;

const sword = (): string => {
  const { hi, mid, dark } = COLOUR_RAMPS.blue;
  return place(
    48,
    50,
    path("M-7 14L-9 -26L0 -40L9 -26L7 14z", mid, INK) +
      path("M0 -38L-7 -25L-5 12H0z", hi) +
      path("M-18 12H18V19H-18z", dark, INK) +
      path("M-4 19H4V34H-4z", "#D79A63", INK) +
      circle(0, 37, 5, "#FFCB3D", INK),
    { turn: 40 },
  );
};

const spear = (): string => {
  const { hi, mid } = COLOUR_RAMPS.green;
  return place(
    48,
    50,
    path("M-3.4 42V-12H3.4V42z", "#D79A63", INK) +
      path("M0 -44Q16 -22 0 -6Q-16 -22 0 -44z", mid, INK) +
      path("M0 -40Q-9 -22 -1 -11z", hi),
    { turn: 42 },
  );
};

const wand = (): string =>
  place(48, 50, path("M-3.4 40V-8H3.4V40z", "#8C5FE0", INK), { turn: 40 }) + at(sunspark(), 62, 34, 1.25);

const PICTURES: Record<CardPicture, () => string> = {
  sword,
  dagger: () => at(knife(), 42, 40, 1.35, -40) + at(knife(), 56, 60, 1.35, -40),
  spear,
  staff: () => at(orb(), 34, 40, 0.95) + at(orb(), 62, 58, 0.95),
  axe: () => at(axe(), 48, 50, 1.2, 24),
  bomb: () => at(bomb(), 48, 46, 1.3),
  wand,
  laser: () => at(ray(), 52, 50, 0.85, -34) + at(sunspark(), 20, 70, 1),
  prism: () => at(shard(), 20, 72, 0.7, 150) + at(shard(), 76, 72, 0.7, 30) + at(prism(), 48, 46, 0.95),
  coins: () => at(coin(), 36, 56, 1) + at(coin(), 60, 42, 1.15),
  heart: () => at(heart(), 48, 48, 1.25),
};

const PLATES: Record<CardPicture, Colour | null> = {
  sword: "blue",
  dagger: "blue",
  spear: "green",
  staff: "green",
  axe: "red",
  bomb: "red",
  wand: "yellow",
  laser: "yellow",
  prism: null,
  coins: null,
  heart: null,
};

/** A weapon, coins or a heart on a plate in its colour, with the mark of that colour in the corner. */
export const cardPicture = (of: CardPicture): Drawing => {
  const colour = PLATES[of];
  const tones = colour
    ? COLOUR_RAMPS[colour]
    : { hi: "#E7D8FF", mid: "#A98BFF", lo: "#6A55D0", dark: "#3A2E84" };
  return drawing(
    96,
    100,
    radial("plate", [0, tones.hi, 0.95], [0.7, tones.lo, 1], [1, tones.dark, 1]),
    box(3, 4, 90, 92, 22, tones.dark),
    box(3, 3, 90, 88, 22, "url(#plate)", { stroke: "#fff", "stroke-width": 4 }),
    PICTURES[of](),
    colour ? at(badge(colour), 80, 82, 0.62) : "",
  );
};
