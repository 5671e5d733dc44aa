import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, type Drawing, drawing, path, repeat, stroke } from "../../svg.ts";
import {
  archWindow,
  coneRoof,
  door,
  eaveShade,
  front,
  houseTones,
  pennant,
  roundSign,
  stoneFoot,
  tiledRoof,
} from "./parts.ts";

const gold = RAMPS.gold;
const stone = RAMPS.stone;

const turret = (x: number, roof: Ramp): string =>
  front(x - 36, x + 36, 150, 340) +
  path(`M${x - 36} 250h72v8h-72z`, gold.lo) +
  path(`M${x - 36} 248h72v7h-72z`, gold.hi) +
  eaveShade(x - 36, x + 36, 150) +
  stoneFoot(x - 36, x + 36, 340) +
  archWindow(x, 178) +
  archWindow(x, 270) +
  coneRoof(x, 52, 152, 50, roof) +
  pennant(x, 60, RAMPS.coral);

/** The manor: two turrets, two floors, gold trims and a flight of steps. */
export const manor = (roof: Ramp, icon: string): Drawing => {
  const middle = 180;
  return drawing(
    360,
    366,
    houseTones(),
    front(88, 272, 180, 344),
    stoneFoot(88, 272, 344),
    eaveShade(88, 272, 196),
    archWindow(122, 206),
    archWindow(238, 206),
    path("M88 258h184v9H88z", gold.lo),
    path("M88 256h184v7H88z", gold.hi),
    archWindow(122, 280),
    archWindow(238, 280),
    tiledRoof({
      outline: `M104 108Q${middle} 94 256 108L290 190Q${middle} 212 70 190z`,
      tones: roof,
      first: 118,
      rows: 4,
      gap: 20,
      half: (share) => 84 + share * 24,
      middle,
      hem: 188,
    }),
    stroke(`M106 110Q${middle} 97 254 110`, gold.mid, 8),
    stroke(`M106 108Q${middle} 95 ${middle} 99`, gold.hi, 3),
    turret(54, roof),
    turret(306, roof),
    path(`M${middle - 44} 266h88v10h-88z`, stone.dark),
    path(`M${middle - 50} 258h100v11h-100z`, stone.hi),
    repeat(7, (index) => box(middle - 46 + index * 14, 238, 6, 22, 3, index % 2 ? "#fff" : stone.hi)),
    stroke(`M${middle - 48} 238h96`, gold.mid, 6),
    archWindow(middle, 212, 0.8),
    door(middle, 346),
    path(`M${middle - 50} 348h100l6 8h-112z`, stone.hi),
    path(`M${middle - 58} 355h116l8 9q-66 6 -132 0z`, stone.mid),
    roundSign(middle, 152, gold, icon, 0.94),
    circle(middle, 96, 8, gold.lo),
    circle(middle, 94, 8, gold.hi),
    box(middle - 60, 300, 10, 46, 5, gold.lo),
    box(middle + 50, 300, 10, 46, 5, gold.lo),
    circle(middle - 55, 296, 9, COLOUR.glow),
    circle(middle + 55, 296, 9, COLOUR.glow),
  );
};
