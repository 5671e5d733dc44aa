import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { COLOUR, RAMPS } from "../../palette.ts";
import {
  box,
  circle,
  type Drawing,
  drawing,
  ellipse,
  linear,
  path,
  place,
  repeat,
  stroke,
} from "../../svg.ts";
import { coin, gem } from "../gem.ts";
import { heroFigure } from "./characters.ts";
import { die } from "./die.ts";

/** The screens of "how to play", in their order (spec 2 §2). */
export const HELP_PAGES = ["move", "fire", "cards", "prism", "coins"] as const;
export type HelpPage = (typeof HELP_PAGES)[number];

const WIDTH = 360;
const HEIGHT = 190;
const { coral, gold, leaf, sky, violet } = RAMPS;
/** The colours of the four kinds of weapons; each comes with its shape. */
const FOUR = [sky, gold, leaf, coral] as const;

/** A glowing line along `d`. */
const tube = (d: string, colour: string, width = 3): string =>
  stroke(d, colour, width * 2.6, { opacity: 0.25 }) + stroke(d, colour, width);

/** The street of the arena at dusk: a floor of neon lines that run to a far sky. */
const street = (): string =>
  linear("sky", "down", "#2A1D66", "#7A3F9E", "#F08BB4") +
  linear("floor", "down", "#3A2B86", "#1C1550") +
  box(0, 0, WIDTH, 72, 0, "url(#sky)") +
  repeat(7, (index) => {
    const x = index * 56 - 10;
    const y = 30 + ((index * 37) % 24);
    return (
      box(x, y, 40, 72 - y, 3, "#221858") +
      repeat(3, (row) =>
        box(x + 8 + row * 10, y + 8, 4, 5, 1, index % 2 ? "#FFD84A" : "#5FE8FF", { opacity: 0.8 }),
      )
    );
  }) +
  box(0, 68, WIDTH, HEIGHT - 68, 0, "url(#floor)") +
  repeat(9, (index) =>
    stroke(`M${180 + (index - 4) * 26} 68L${180 + (index - 4) * 86} ${HEIGHT}`, "#FF5FC8", 1.6, {
      opacity: 0.5,
    }),
  ) +
  repeat(4, (index) =>
    stroke(`M0 ${76 + index * index * 9 + index * 8}H${WIDTH}`, "#5FE8FF", 1.6, { opacity: 0.45 }),
  );

const put = (picture: Drawing, x: number, y: number, width: number): string =>
  place(x - width / 2, y - (picture.height * width) / picture.width, picture.svg, {
    scale: width / picture.width,
  });

const shadow = (x: number, y: number, rx: number): string =>
  ellipse(x, y, rx, rx * 0.26, "#120C38", { opacity: 0.5 });

const robotAt = (you: CharacterLook, x: number, y: number, width: number, pose = {}): string =>
  shadow(x, y - 3, width * 0.34) + put(heroFigure("engineer", pose, you), x, y, width);

/** A bug with a grim look, seen small. */
const bug = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    ellipse(0, 15, 17, 5, "#120C38", { opacity: 0.5 }) +
      stroke("M-16 2l-7 8M-16 -4l-9 2M16 2l7 8M16 -4l9 2", COLOUR.ink, 4) +
      path("M-16 6Q-18 -16 0 -16T16 6Q10 15 0 15T-16 6z", violet.lo, {
        stroke: COLOUR.ink,
        "stroke-width": 3,
      }) +
      path("M-13 -2q3 -11 12 -11", "none", { stroke: violet.hi, "stroke-width": 3 }) +
      circle(-6, -2, 4, "#FFF3A8") +
      circle(6, -2, 4, "#FFF3A8") +
      stroke("M-11 -9l7 3M11 -9l-7 3", COLOUR.ink, 2.6),
    { scale },
  );

/** A card with a sign on it. */
const card = (x: number, y: number, turn: number, colour: string, sign: string, isChosen = false): string =>
  place(
    x,
    y,
    box(-32, -44, 64, 88, 10, isChosen ? "#FFCB3D" : "#171338", { opacity: isChosen ? 1 : 0.6 }) +
      box(-29, -42, 58, 82, 8, "#FFFAF0", { stroke: COLOUR.ink, "stroke-width": 2.6 }) +
      box(-23, -36, 46, 42, 6, colour) +
      place(0, -15, sign) +
      box(-20, 14, 40, 5, 2.5, "#C9C4E0") +
      box(-20, 24, 28, 5, 2.5, "#C9C4E0"),
    { turn },
  );

const SWORD =
  stroke("M-10 12L10 -10", COLOUR.ink, 9) +
  stroke("M-10 12L10 -10", "#fff", 4.5) +
  stroke("M-11 2L0 13", COLOUR.ink, 4);
const BOMB =
  circle(0, 3, 12, COLOUR.ink) +
  circle(-4, -1, 3.4, "#fff", { opacity: 0.8 }) +
  stroke("M6 -7Q10 -14 15 -12", COLOUR.ink, 3);
const STAR = path("M0 -14L4 -4L14 -4L6 3L9 14L0 7L-9 14L-6 3L-14 -4L-4 -4z", "#fff", {
  stroke: COLOUR.ink,
  "stroke-width": 2.4,
});

const SCENES: Readonly<Record<HelpPage, (you: CharacterLook) => string>> = {
  move: (you) =>
    tube("M70 158Q120 104 180 138T300 112", "#5FE8FF", 4) +
    path("M292 96L320 108L296 126z", "#5FE8FF") +
    bug(64, 92, 0.8) +
    bug(112, 172, 0.9) +
    bug(262, 166) +
    robotAt(you, 184, 152, 68, { view: "side", step: 1 }),
  fire: (you) =>
    path("M196 96A74 74 0 0 1 262 152L236 148A50 50 0 0 0 190 118z", sky.mid, { opacity: 0.85 }) +
    stroke("M198 100A70 70 0 0 1 258 150", "#fff", 3) +
    tube("M168 110L96 84", "#FFD84A", 5) +
    bug(76, 88) +
    stroke("M58 66l-8 -9M76 62v-12M94 66l8 -9", "#FFF3A8", 4) +
    bug(280, 138) +
    stroke("M304 120l10 -7M310 138h12M304 156l10 7", "#FFF3A8", 4) +
    robotAt(you, 180, 166, 68, { gesture: "cheer", mood: "happy" }),
  cards: () =>
    card(104, 98, -8, sky.mid, SWORD) +
    card(180, 92, 0, coral.mid, BOMB, true) +
    card(256, 98, 8, gold.mid, STAR) +
    put(die(6), 312, 172, 46) +
    repeat(4, (index) => put(gem(), 34 + (index % 2) * 22, 92 + index * 24, 26)),
  prism: (you) =>
    repeat(16, (index) => {
      const colour = FOUR[index % 4]!;
      return place(
        180,
        112,
        path("M44 -6L98 -2L110 0L98 2L44 6z", colour.mid) + stroke("M50 0H96", "#fff", 2),
        { turn: index * 22.5 },
      );
    }) +
    circle(180, 112, 44, "#FFF3D8", { opacity: 0.35 }) +
    robotAt(you, 180, 156, 64, { gesture: "cheer", mood: "happy" }) +
    repeat(
      4,
      (index) =>
        circle(48 + index * 88, 30, 13, FOUR[index]!.mid, { stroke: "#fff", "stroke-width": 3 }) +
        circle(44 + index * 88, 26, 4, FOUR[index]!.hi),
    ),
  coins: (you) =>
    repeat(6, (index) =>
      put(coin(), 60 + (index % 3) * 30 - (index > 2 ? -15 : 0), 150 - (index > 2 ? 22 : 0), 32),
    ) +
    tube("M156 130H204", "#FFD84A", 4) +
    path("M200 118L224 130L200 142z", "#FFD84A") +
    robotAt(you, 288, 168, 74, { gesture: "cheer", mood: "happy" }) +
    repeat(3, (index) =>
      tube(
        `M${240 + index * 48} 82l9 -11l9 11M${240 + index * 48} 92l9 -11l9 11`,
        ["#FF5FC8", "#5FE8FF", "#B7FF8A"][index]!,
        3,
      ),
    ),
};

/** The picture of a screen of "how to play", with the player's own robot in it. */
export const helpScene = (page: HelpPage, you: CharacterLook): Drawing =>
  drawing(WIDTH, HEIGHT, street(), SCENES[page](you));
