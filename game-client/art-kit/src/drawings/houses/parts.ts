import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, clipped, ellipse, linear, path, place, repeat, stroke } from "../../svg.ts";

const wood = RAMPS.wood;
const stone = RAMPS.stone;

/** The gradients that the parts below paint with: put them first in a house. */
export const houseTones = (): string =>
  linear("glass", "down", "#FFF6C2", COLOUR.glass) +
  linear("plaster", "right", COLOUR.wall, COLOUR.wallLo) +
  linear("planks", "right", wood.hi, wood.mid);

/** A plastered front between `left` and `right`, from `top` down to a slightly bowed foot. */
export const front = (
  left: number,
  right: number,
  top: number,
  base: number,
  fill = "url(#plaster)",
): string => {
  const middle = (left + right) / 2;
  return (
    path(`M${left} ${top}H${right}V${base - 6}Q${middle} ${base + 8} ${left} ${base - 6}z`, fill) +
    path(`M${right - 30} ${top}h30V${base - 6}q-15 4 -30 5z`, "#C9A77F", { opacity: 0.35 })
  );
};

/** The row of stones that a front stands on. */
export const stoneFoot = (left: number, right: number, base: number): string => {
  const middle = (left + right) / 2;
  return (
    path(`M${left} ${base - 26}H${right}v20Q${middle} ${base + 8} ${left} ${base - 6}z`, "#B4AECF") +
    repeat(Math.floor((right - left - 10) / 27), (index) =>
      box(left + 6 + index * 27, base - 22 + (index % 2) * 3, 23, 13, 6, index % 2 ? "#CFCAE3" : "#C3BDDB"),
    )
  );
};

/** The shade that a roof throws on the front below it. */
export const eaveShade = (left: number, right: number, top: number): string =>
  path(`M${left} ${top}H${right}v22q-${(right - left) / 2} 14 -${right - left} 0z`, COLOUR.shade, {
    opacity: 0.28,
  });

/** A lit window with a flower box; (x, y) is the middle of its upper edge. */
export const windowBox = (x: number, y: number): string =>
  box(x - 22, y, 44, 42, 12, wood.dark) +
  box(x - 18, y + 4, 36, 34, 9, "url(#glass)") +
  stroke(`M${x} ${y + 6}v30M${x - 16} ${y + 21}h32`, wood.mid, 4) +
  stroke(`M${x - 14} ${y + 14}l10 -8`, "#fff", 3, { opacity: 0.9 }) +
  box(x - 26, y + 42, 52, 11, 5, wood.mid) +
  box(x - 26, y + 42, 52, 4, 2, wood.hi) +
  [-18, -6, 6, 18]
    .map(
      (dx, index) =>
        circle(x + dx, y + 41, 6.5, index % 2 ? "#FF8FB4" : "#FFD34F") +
        circle(x + dx, y + 41, 2.3, "#fff", { opacity: 0.9 }),
    )
    .join("");

/** A small arched window without flowers. */
export const archWindow = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    path("M-13 36V14Q-13 0 0 0T13 14V36z", wood.dark) +
      path("M-9 33V14Q-9 4 0 4T9 14V33z", "url(#glass)") +
      stroke("M0 6v26M-8 19h16", wood.mid, 3) +
      stroke("M-6 16Q-6 9 -1 8", "#fff", 2.4, { opacity: 0.9 }) +
      box(-16, 34, 32, 7, 3, stone.lo) +
      box(-16, 33, 32, 4, 2, stone.hi),
    { scale },
  );

/** A round-headed wooden door whose foot is at (x, base). */
export const door = (x: number, base: number): string =>
  path(`M${x - 27} ${base}V${base - 56}q0 -27 27 -27t27 27V${base}q-27 6 -54 0z`, wood.dark) +
  path(`M${x - 21} ${base - 1}V${base - 55}q0 -21 21 -21t21 21V${base - 1}q-21 4 -42 0z`, "url(#planks)") +
  stroke(`M${x - 7} ${base - 72}v70M${x + 8} ${base - 72}v70`, wood.dark, 2.5, { opacity: 0.5 }) +
  circle(x, base - 54, 8.5, wood.dark) +
  circle(x, base - 54, 5.5, COLOUR.cyan) +
  circle(x - 2, base - 56, 1.8, "#fff") +
  circle(x + 13, base - 32, 3.6, COLOUR.glow);

/** The stone step before a door. */
export const doorStep = (x: number, base: number, half = 34): string =>
  path(
    `M${x - half - 5} ${base + 7}q${half + 5} 14 ${half * 2 + 10} 0v5q-${half + 5} 15 -${half * 2 + 10} 0z`,
    stone.lo,
  ) +
  path(
    `M${x - half} ${base + 1}q${half} 10 ${half * 2} 0l5 8q-${half + 5} 12 -${half * 2 + 10} 0z`,
    stone.hi,
  );

/** A stone chimney; (x, y) is its upper left corner. */
export const chimney = (x: number, y: number): string =>
  box(x, y, 32, 62, 5, "#B9B3D3") +
  box(x, y, 14, 62, 5, "#DAD6EC") +
  stroke(`M${x + 18} ${y + 24}h9M${x + 5} ${y + 36}h10`, stone.dark, 3, { opacity: 0.5 }) +
  box(x - 6, y - 6, 44, 13, 6, stone.dark) +
  box(x - 6, y - 7, 44, 6, 3, "#A7A1CB");

/** A round sign with a 32 px icon, centred at (x, y). */
export const roundSign = (x: number, y: number, rim: Ramp, icon: string, scale = 1): string =>
  place(
    x,
    y,
    circle(0, 2, 31, rim.dark) +
      circle(0, 0, 30, rim.hi) +
      circle(0, 0, 27, COLOUR.wall) +
      path("M-27 0a27 27 0 0 0 54 0q-27 16 -54 0z", COLOUR.wallLo, { opacity: 0.6 }) +
      place(-20, -20, icon, { scale: 1.25 }),
    { scale },
  );

/** A row of roof tiles from `left` to `right` with its hem at `y`. */
const tileRow = (roof: Ramp, y: number, left: number, right: number): string => {
  const count = Math.max(2, Math.round((right - left) / 24));
  const step = (right - left) / count;
  const hem = `M${left} ${y}${repeat(count, () => `q${step / 2} 22 ${step} 0`)}`;
  return stroke(hem, roof.lo, 5) + stroke(hem, roof.hi, 2, { opacity: 0.65, transform: "translate(0 -3.5)" });
};

type Roof = {
  /** Path data of the roof's face. */
  readonly outline: string;
  readonly tones: Ramp;
  /** Height of the first row of tiles, rows in all, and the distance between them. */
  readonly first: number;
  readonly rows: number;
  readonly gap?: number;
  /** Half width of the tiled part at a share (0..1) of its height, around `middle`. */
  readonly half: (share: number) => number;
  readonly middle: number;
  /** Where the hem is: darkened below this height. */
  readonly hem: number;
};

/** A roof of scale tiles: mid tone, rows of tiles, shade on the right, dark rim below. */
export const tiledRoof = ({ outline, tones, first, rows, gap = 21, half, middle, hem }: Roof): string =>
  path(outline, tones.dark, { transform: "translate(0 5)" }) +
  clipped(
    `roof${Math.round(middle)}x${Math.round(hem)}`,
    path(outline, "#000"),
    `<rect width="420" height="420" fill="${tones.mid}"/>` +
      repeat(rows, (row) => {
        const reach = half(rows === 1 ? 1 : row / (rows - 1));
        return tileRow(tones, first + row * gap, middle - reach, middle + reach);
      }) +
      path(`M${middle + half(0) * 0.35} 0h420v420h-${420 - half(1) * 0.3}z`, tones.dark, { opacity: 0.2 }) +
      ellipse(middle - half(0.5) * 0.5, first + 6, half(0.5) * 0.45, 22, tones.hi, { opacity: 0.28 }) +
      box(0, hem, 420, 16, 0, tones.lo),
  );

/** A cone roof over a round tower: apex above (x, eave), half width `half`. */
export const coneRoof = (x: number, apex: number, eave: number, half: number, tones: Ramp): string => {
  const outline = `M${x} ${apex}Q${x + half * 0.42} ${(apex + eave) / 2 + 8} ${x + half} ${eave}Q${x} ${eave + half * 0.36} ${x - half} ${eave}Q${x - half * 0.42} ${(apex + eave) / 2 + 8} ${x} ${apex}z`;
  const rows = Math.max(2, Math.round((eave - apex) / 22) - 1);
  return (
    path(outline, tones.dark, { transform: "translate(0 5)" }) +
    clipped(
      `cone${x}x${eave}`,
      path(outline, "#000"),
      `<rect width="420" height="420" fill="${tones.mid}"/>` +
        repeat(rows, (row) => {
          const share = (row + 1) / (rows + 1);
          const reach = half * share ** 1.25 + 4;
          return tileRow(tones, apex + (eave - apex) * share + 8, x - reach, x + reach);
        }) +
        path(
          `M${x + half * 0.12} ${apex}Q${x + half * 0.4} ${eave - 20} ${x + half * 0.35} ${eave + 30}h${half}V${apex}z`,
          tones.dark,
          { opacity: 0.25 },
        ) +
        path(
          `M${x - 2} ${apex + 4}Q${x - half * 0.45} ${(apex + eave) / 2 + 8} ${x - half * 0.8} ${eave - 6}l${half * 0.28} 6Q${x - half * 0.25} ${(apex + eave) / 2} ${x - 2} ${apex + 4}z`,
          tones.hi,
          { opacity: 0.45 },
        ),
    )
  );
};

/** A pole at (x, y) with a pennant that flies to the right. */
export const pennant = (x: number, y: number, tones: Ramp): string =>
  stroke(`M${x} ${y}V${y - 34}`, stone.dark, 4) +
  path(`M${x + 1} ${y - 34}q16 -6 32 4q-14 4 -6 12q-14 4 -26 2z`, tones.mid) +
  path(`M${x + 1} ${y - 34}q16 -6 32 4q-16 0 -32 4z`, tones.hi) +
  circle(x, y - 36, 4, RAMPS.gold.mid);
