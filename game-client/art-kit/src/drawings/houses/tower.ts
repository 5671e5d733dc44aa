import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, type Drawing, drawing, ellipse, path, repeat, stroke } from "../../svg.ts";
import { archWindow, coneRoof, door, doorStep, houseTones, pennant, roundSign } from "./parts.ts";

const wood = RAMPS.wood;

/** A tall round tower with a balcony and a steep cone. */
export const tower = (roof: Ramp, icon: string): Drawing => {
  const [width, left, right, base] = [180, 40, 140, 340];
  const middle = width / 2;
  return drawing(
    width,
    358,
    houseTones(),
    path(
      `M${left + 6} 130H${right - 6}L${right + 4} ${base - 4}Q${middle} ${base + 12} ${left - 4} ${base - 4}z`,
      "url(#plaster)",
    ),
    path(`M${right - 34} 130h28L${right + 4} ${base - 4}q-18 7 -36 8z`, "#C9A77F", { opacity: 0.45 }),
    path(
      `M${left - 3} ${base - 30}Q${middle} ${base - 16} ${right + 3} ${base - 30}l1 26Q${middle} ${base + 12} ${left - 4} ${base - 4}z`,
      "#B4AECF",
    ),
    repeat(4, (index) =>
      box(
        left + 2 + index * 25,
        base - 22 + [0, 5, 5, 0][index]!,
        21,
        13,
        6,
        index % 2 ? "#CFCAE3" : "#C3BDDB",
      ),
    ),
    ...[
      [52, 186],
      [112, 214],
      [60, 268],
      [118, 292],
      [106, 150],
    ].map(([x, y]) => box(x!, y!, 20, 11, 5, "#E3CDA8", { opacity: 0.8 })),
    path(`M${left + 4} 136Q${middle} 158 ${right - 4} 136v22Q${middle} 180 ${left + 3} 158z`, COLOUR.shade, {
      opacity: 0.28,
    }),
    archWindow(middle - 26, 162, 0.9),
    archWindow(middle + 28, 164, 0.9),
    ellipse(middle, 222, 66, 15, wood.dark),
    ellipse(middle, 217, 66, 15, wood.hi),
    ellipse(middle, 214, 52, 9, wood.mid),
    ...[28, 52, 76, 104, 128, 152].map((x) => {
      const dip = 12 - ((x - middle) / 62) ** 2 * 12;
      return box(x - 4, 196 + dip, 8, 28, 4, wood.dark) + box(x - 4, 195 + dip, 6, 24, 3, COLOUR.plank);
    }),
    stroke(`M26 198Q${middle} 222 154 198`, wood.dark, 8),
    stroke(`M26 195Q${middle} 219 154 195`, COLOUR.plank, 5),
    door(middle, base - 2),
    doorStep(middle, base - 2),
    coneRoof(middle, 26, 134, 74, roof),
    roundSign(middle, 104, roof, icon, 0.8),
    pennant(middle, 34, RAMPS.gold),
  );
};
