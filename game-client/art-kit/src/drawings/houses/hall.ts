import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, type Drawing, drawing, path, stroke } from "../../svg.ts";
import {
  chimney,
  coneRoof,
  door,
  doorStep,
  eaveShade,
  front,
  houseTones,
  pennant,
  roundSign,
  stoneFoot,
  tiledRoof,
  windowBox,
} from "./parts.ts";

const stone = RAMPS.stone;

const column = (x: number, top: number, base: number): string =>
  box(x - 8, top, 16, base - top, 4, stone.mid) +
  box(x - 8, top, 6, base - top, 3, stone.hi) +
  box(x - 12, base - 8, 24, 10, 4, stone.lo) +
  box(x - 12, top - 6, 24, 9, 4, stone.hi);

/** The guild hall: a wide roof, a clock tower in its middle and a porch with columns. */
export const hall = (roof: Ramp, icon: string): Drawing => {
  const [width, left, right, eave, base] = [340, 28, 312, 222, 318];
  const middle = width / 2;
  const porch = `M${middle - 58} ${eave + 22}L${middle} ${eave - 26}L${middle + 58} ${eave + 22}Q${middle} ${eave + 30} ${middle - 58} ${eave + 22}z`;
  return drawing(
    width,
    336,
    houseTones(),
    chimney(right - 66, 92),
    front(middle - 37, middle + 37, 66, 160),
    coneRoof(middle, 14, 84, 54, roof),
    pennant(middle, 20, RAMPS.coral),
    front(left + 10, right - 10, 200, base),
    stoneFoot(left + 10, right - 10, base),
    eaveShade(left + 10, right - 10, eave),
    windowBox(left + 44, eave + 20),
    windowBox(left + 98, eave + 20),
    windowBox(right - 98, eave + 20),
    windowBox(right - 44, eave + 20),
    tiledRoof({
      outline: `M${left + 40} 128Q${middle} 106 ${right - 40} 128L${right + 16} ${eave - 6}Q${right + 18} ${eave + 12} ${right} ${eave + 10}L${left} ${eave + 10}Q${left - 18} ${eave + 12} ${left - 16} ${eave - 6}z`,
      tones: roof,
      first: 136,
      rows: 5,
      gap: 20,
      half: (share) => 108 + share * 44,
      middle,
      hem: eave - 2,
    }),
    stroke(`M${left + 42} 132Q${middle} 111 ${right - 42} 132`, roof.hi, 9),
    roundSign(middle, 120, RAMPS.gold, icon, 0.98),
    path(`M${middle - 46} ${eave + 20}h92V${base}q-46 8 -92 0z`, COLOUR.wallLo),
    path(`M${middle - 46} ${eave + 20}h92v18q-46 12 -92 0z`, COLOUR.shade, { opacity: 0.3 }),
    door(middle, base),
    column(middle - 46, eave + 26, base + 2),
    column(middle + 46, eave + 26, base + 2),
    path(porch, roof.dark, { transform: "translate(0 6)" }),
    path(porch, COLOUR.wall),
    path(`M${middle - 46} ${eave + 16}L${middle} ${eave - 22}L${middle + 46} ${eave + 16}`, "none", {
      stroke: roof.mid,
      "stroke-width": 11,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    }),
    stroke(`M${middle - 48} ${eave + 13}L${middle} ${eave - 27}`, roof.hi, 4),
    box(middle - 9, eave - 4, 18, 18, 5, RAMPS.gold.lo),
    box(middle - 9, eave - 6, 18, 18, 5, RAMPS.gold.mid),
    doorStep(middle, base + 2, 56),
  );
};
