import { RAMPS } from "../palette.ts";
import { type Drawing, drawing, place, stroke } from "../svg.ts";
import { fishBody } from "./fish.ts";

const wood = RAMPS.wood;

/** A rack on which fish dry. */
export const fishRack = (): Drawing =>
  drawing(
    112,
    92,
    stroke("M14 88V16M98 88V16M6 88l8 -14M22 88l-8 -14M90 88l8 -14M106 88l-8 -14", wood.dark, 7),
    stroke("M12 86V16M96 86V16", wood.hi, 3),
    stroke("M4 18h104", wood.dark, 8),
    stroke("M6 16h100", wood.hi, 4),
    ...(["blue", "yellow", "red"] as const).map(
      (colour, index) =>
        stroke(`M${30 + index * 26} 20v10`, "#fff", 2) +
        place(30 + index * 26, 48, fishBody(colour), { scale: 0.62, turn: 82 }),
    ),
  );
