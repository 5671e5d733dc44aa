import type { PlazaTheme } from "@diamond-valley/schemas/season/plaza.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { RAMPS } from "../../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { fishBody } from "../fish.ts";
import { herb } from "../herb.ts";
import { crystal, lump } from "../ore.ts";
import { motif } from "./motifs.ts";

const [WIDTH, HEIGHT] = [150, 132];
const MIDDLE = WIDTH / 2;
/** Where the upper basin of the fountain is, that all of this stands in. */
const FOOT = HEIGHT - 8;

/** Foam around what comes out of the water. */
const foam = (): string =>
  ellipse(MIDDLE, FOOT - 2, 38, 10, "#E8FBFF", { opacity: 0.9 }) +
  repeat(7, (index) =>
    circle(MIDDLE - 33 + index * 11, FOOT - 5 + (index % 2) * 4, 6.5, "#fff", { opacity: 0.95 }),
  );

const drop = (x: number, y: number, size: number): string =>
  place(x, y, path("M0 -8Q7 2 0 7Q-7 2 0 -8z", "#BDF1FF", { stroke: "#fff", "stroke-width": 1.5 }), {
    scale: size,
  });

/** A great fish that leaps out of the basin, with two small ones behind it. */
const fishPiece = (): string =>
  place(MIDDLE - 42, FOOT - 30, fishBody("yellow"), { scale: 0.36, turn: -48 }) +
  `<g transform="translate(${MIDDLE + 42} ${FOOT - 30}) scale(-0.36 0.36) rotate(-48)">${fishBody("red")}</g>` +
  place(MIDDLE, FOOT - 58, fishBody("blue"), { scale: 1.05, turn: -62 }) +
  foam() +
  drop(MIDDLE + 38, FOOT - 76, 1) +
  drop(MIDDLE - 34, FOOT - 88, 0.8) +
  drop(MIDDLE + 22, FOOT - 104, 0.7);

/** A bunch as high as a house, of all four colours. */
const herbPiece = (): string => {
  const bloom = (index: number): string => {
    const colour = COLOURS[index % COLOURS.length]!;
    const [x, y, size, turn] = [
      [-34, -64, 0.82, -26],
      [34, -64, 0.82, 26],
      [-18, -84, 0.95, -10],
      [20, -86, 0.95, 12],
      [0, -72, 1.05, 0],
    ][index]!;
    const { svg } = herb(colour);
    return place(MIDDLE + x!, FOOT + y! + 26, place(-36, -36, svg), { scale: size!, turn: turn! });
  };
  return (
    [0, 1, 2, 3, 4].map(bloom).join("") +
    path(
      `M${MIDDLE - 34} ${FOOT - 26}H${MIDDLE + 34}L${MIDDLE + 24} ${FOOT}Q${MIDDLE} ${FOOT + 8} ${MIDDLE - 24} ${FOOT}z`,
      RAMPS.coral.mid,
    ) +
    path(
      `M${MIDDLE - 34} ${FOOT - 26}H${MIDDLE - 14}L${MIDDLE - 12} ${FOOT + 2}Q${MIDDLE - 20} ${FOOT + 2} ${MIDDLE - 24} ${FOOT}z`,
      RAMPS.coral.hi,
      { opacity: 0.7 },
    ) +
    path(`M${MIDDLE - 38} ${FOOT - 34}h76v11h-76z`, RAMPS.coral.lo) +
    path(`M${MIDDLE - 38} ${FOOT - 34}h76v4h-76z`, RAMPS.coral.hi) +
    place(MIDDLE, FOOT - 11, motif.herbs("#fff"), { scale: 0.8 })
  );
};

/** Crystals of all four colours that grew out of one rock. */
const orePiece = (): string =>
  place(
    MIDDLE,
    FOOT - 4,
    crystal("green", -32, -10, 56, -34) +
      crystal("red", 34, -10, 56, 32) +
      crystal("yellow", -16, -16, 80, -12) +
      crystal("blue", 16, -16, 78, 14) +
      lump(44, 32, RAMPS.iron) +
      repeat(3, (index) =>
        stroke(
          `M${-30 + index * 28} ${-86 + (index % 2) * 16}v12M${-36 + index * 28} ${-80 + (index % 2) * 16}h12`,
          "#fff",
          2.6,
        ),
      ),
  );

/** Stones upon stones with two round eyes: nobody knows yet who they are. */
const golemPiece = (): string => {
  const { hi, mid, lo, dark } = RAMPS.stone;
  const stone = (x: number, y: number, wide: number, high: number): string =>
    ellipse(x, y, wide, high, dark) +
    ellipse(x, y - 2, wide - 2, high - 2, mid) +
    ellipse(x + wide * 0.2, y + high * 0.3, wide * 0.6, high * 0.4, lo, { opacity: 0.7 }) +
    ellipse(x - wide * 0.28, y - high * 0.4, wide * 0.42, high * 0.3, hi);
  return (
    stone(MIDDLE - 34, FOOT - 22, 15, 13) +
    stone(MIDDLE + 34, FOOT - 22, 15, 13) +
    stone(MIDDLE, FOOT - 22, 40, 26) +
    stone(MIDDLE, FOOT - 66, 34, 30) +
    path(
      `M${MIDDLE - 22} ${FOOT - 88}Q${MIDDLE - 16} ${FOOT - 104} ${MIDDLE - 4} ${FOOT - 96}Q${MIDDLE} ${FOOT - 112} ${MIDDLE + 8} ${FOOT - 97}Q${MIDDLE + 20} ${FOOT - 102} ${MIDDLE + 22} ${FOOT - 88}Q${MIDDLE} ${FOOT - 80} ${MIDDLE - 22} ${FOOT - 88}z`,
      RAMPS.leaf.mid,
    ) +
    path(
      `M${MIDDLE - 16} ${FOOT - 91}Q${MIDDLE - 10} ${FOOT - 99} ${MIDDLE - 2} ${FOOT - 92}z`,
      RAMPS.leaf.hi,
    ) +
    [-12, 12]
      .map(
        (x) => circle(MIDDLE + x, FOOT - 66, 7.5, "#23224F") + circle(MIDDLE + x - 2, FOOT - 69, 2.6, "#fff"),
      )
      .join("") +
    [-21, 21].map((x) => ellipse(MIDDLE + x, FOOT - 55, 5, 3, "#FF9DB5", { opacity: 0.8 })).join("") +
    stroke(`M${MIDDLE - 5} ${FOOT - 54}q5 5 10 0`, "#23224F", 3) +
    path(
      `M${MIDDLE - 9} ${FOOT - 26}C${MIDDLE - 22} ${FOOT - 38} ${MIDDLE - 2} ${FOOT - 44} ${MIDDLE} ${FOOT - 33}C${MIDDLE + 2} ${FOOT - 44} ${MIDDLE + 22} ${FOOT - 38} ${MIDDLE + 9} ${FOOT - 26}L${MIDDLE} ${FOOT - 16}z`,
      RAMPS.coral.mid,
    )
  );
};

const PIECES: Readonly<Record<PlazaTheme, () => string>> = {
  fish: fishPiece,
  herbs: herbPiece,
  ore: orePiece,
  golem: golemPiece,
};

/** What stands in the upper basin of the fountain while the season has this theme. */
export const centrepiece = (theme: PlazaTheme): Drawing => drawing(WIDTH, HEIGHT, PIECES[theme]());
