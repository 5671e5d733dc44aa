import { COLOUR, type Ramp } from "../../palette.ts";
import { type Drawing, drawing, stroke } from "../../svg.ts";
import {
  chimney,
  door,
  doorStep,
  eaveShade,
  front,
  houseTones,
  roundSign,
  stoneFoot,
  tiledRoof,
  windowBox,
} from "./parts.ts";

/** A cottage under a deep hipped roof with a round sign. */
export const cottage = (roof: Ramp, icon: string): Drawing => {
  const [width, left, right, eave, base] = [240, 30, 210, 168, 262];
  const middle = width / 2;
  return drawing(
    width,
    280,
    houseTones(),
    chimney(right - 58, 22),
    front(left + 8, right - 8, 150, base),
    stoneFoot(left + 8, right - 8, base),
    eaveShade(left + 8, right - 8, 170),
    windowBox(left + 44, 188),
    windowBox(right - 44, 188),
    door(middle, base),
    doorStep(middle, base),
    tiledRoof({
      outline: `M${left + 30} 60Q${middle} 38 ${right - 30} 60L${right + 18} ${eave - 8}Q${right + 20} ${eave + 10} ${right} ${eave + 8}L${left} ${eave + 8}Q${left - 20} ${eave + 10} ${left - 18} ${eave - 8}z`,
      tones: roof,
      first: 68,
      rows: 5,
      half: (share) => 66 + share * 36,
      middle,
      hem: eave - 4,
    }),
    stroke(`M${left + 32} 64Q${middle} 43 ${right - 32} 64`, roof.hi, 9),
    stroke(`M${left + 40} 60Q${middle - 10} 46 ${middle} 50`, COLOUR.white, 3, { opacity: 0.5 }),
    roundSign(middle, 131, roof, icon),
  );
};
