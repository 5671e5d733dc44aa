import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, type Drawing, drawing, path, repeat, stroke } from "../../svg.ts";
import { chimney, door, doorStep, houseTones, roundSign, stoneFoot, windowBox } from "./parts.ts";

const wood = RAMPS.wood;

/** A timber-framed house whose steep gable faces the front. */
export const chalet = (roof: Ramp, icon: string): Drawing => {
  const [width, base, middle] = [256, 284, 128];
  const slope = (x: number, y: number): string => `M${middle} ${20 + y}L${x} ${178 + y}`;
  return drawing(
    width,
    302,
    houseTones(),
    chimney(182, 62),
    path(`M40 170H216V${base - 6}Q${middle} ${base + 8} 40 ${base - 6}z`, "url(#plaster)"),
    path(`M${middle} 44L212 176H44z`, "url(#plaster)"),
    path(`M186 170h30V${base - 6}q-15 4 -30 5z`, "#C9A77F", { opacity: 0.4 }),
    stoneFoot(40, 216, base),
    path("M40 176H216v14H40z", wood.dark),
    path("M40 172H216v13H40z", wood.hi),
    stroke(`M47 184V${base - 30}M209 184V${base - 30}`, wood.mid, 11),
    stroke("M72 168L104 116M184 168L152 116", wood.mid, 8),
    windowBox(76, 200),
    windowBox(180, 200),
    door(middle, base),
    doorStep(middle, base),
    stroke(slope(26, 12), COLOUR.shade, 26, { opacity: 0.25 }),
    stroke(slope(230, 12), COLOUR.shade, 26, { opacity: 0.25 }),
    stroke(slope(238, 6), roof.dark, 30),
    stroke(slope(18, 6), roof.dark, 30),
    stroke(slope(238, 0), roof.lo, 28),
    stroke(slope(18, 0), roof.mid, 28),
    stroke(slope(18, -8), roof.hi, 6, { opacity: 0.8 }),
    repeat(8, (index) => {
      const share = (index + 0.7) / 8;
      const [dx, y] = [share * 110, 20 + share * 158];
      return (
        stroke(`M${middle - dx - 11} ${y - 8}l22 16`, roof.lo, 3.5) +
        stroke(`M${middle + dx + 11} ${y - 8}l-22 16`, roof.dark, 3.5)
      );
    }),
    circle(middle, 18, 12, roof.dark),
    circle(middle, 16, 11, RAMPS.gold.mid),
    circle(middle - 3, 13, 3.5, "#fff", { opacity: 0.8 }),
    roundSign(middle, 124, roof, icon, 0.86),
    box(60, 164, 136, 12, 5, wood.dark),
    box(60, 161, 136, 11, 5, COLOUR.plank),
    repeat(
      9,
      (index) =>
        circle(72 + index * 14, 160, 6.5, ["#FF8FB4", "#FFD34F", "#fff"][index % 3]!) +
        circle(72 + index * 14, 160, 2.2, "#E8952A"),
    ),
  );
};
