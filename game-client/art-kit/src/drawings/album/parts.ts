import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { circle, path, place, repeat } from "../../svg.ts";

/** How large every picture of the album is, px. */
export const SIZE = 96;
export const MIDDLE = SIZE / 2;

/** The light behind what is rare. */
const GLOWS: Readonly<Record<Colour, string>> = {
  blue: "#BFE3FF",
  yellow: "#FFEFAE",
  green: "#D2F7B8",
  red: "#FFD0BC",
};

const star = (size: number): string =>
  path(
    `M0 ${-size}Q${size * 0.14} ${-size * 0.14} ${size} 0Q${size * 0.14} ${size * 0.14} 0 ${size}Q${-size * 0.14} ${size * 0.14} ${-size} 0Q${-size * 0.14} ${-size * 0.14} 0 ${-size}z`,
    "#FFC136",
    { stroke: "#fff", "stroke-width": 1.5 },
  );

/** Rays and a disc of light, for what is rare. */
export const halo = (colour: Colour): string =>
  repeat(12, (ray) =>
    place(MIDDLE, MIDDLE, path("M-4 0L0 -47L4 0z", GLOWS[colour], { opacity: 0.75 }), { turn: ray * 30 }),
  ) + circle(MIDDLE, MIDDLE, 36, GLOWS[colour], { opacity: 0.9 });

/** Stars that twinkle around what is rare. */
export const stars = (): string =>
  place(16, 20, star(8)) + place(80, 26, star(6)) + place(78, 76, star(8)) + place(20, 78, star(5));

/** Parts seen in a mirror, from the right to the left of x. */
export const mirrored = (x: number, y: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(-1 1)">${content}</g>`;

/** Parts stretched each way. */
export const stretched = (x: number, y: number, wide: number, high: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${wide} ${high})">${content}</g>`;
