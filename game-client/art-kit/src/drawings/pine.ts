import { RAMPS } from "../palette.ts";
import { clipped, type Drawing, drawing, linear, path } from "../svg.ts";

const needles = RAMPS.pine;

/** The outline of one tier: a bell whose hem hangs in four waves. */
const bell = (x: number, y: number, half: number, height: number): string =>
  `M${x} ${y}C${x + half * 0.35} ${y + height * 0.5} ${x + half * 0.7} ${y + height * 0.8} ${x + half} ${y + height}` +
  `q-${half * 0.3} 12 -${half * 0.5} 2q-${half * 0.25} 14 -${half * 0.5} 4q-${half * 0.25} 12 -${half * 0.5} -4` +
  `q-${half * 0.3} 10 -${half * 0.5} -2C${x - half * 0.7} ${y + height * 0.8} ${x - half * 0.35} ${y + height * 0.5} ${x} ${y}z`;

const tier = (name: string, y: number, half: number, height: number): string => {
  const lit =
    `M66 ${y + 6}Q${70 - half * 0.4} ${y + height * 0.6} ${70 - half * 0.85} ${y + height}` +
    `L${70 - half * 0.35} ${y + height * 0.95}Q${70 - half * 0.1} ${y + height * 0.5} 70 ${y + 8}z`;
  return (
    path(bell(70, y + 5, half, height), needles.dark) +
    clipped(
      name,
      path(bell(70, y, half, height), "#000"),
      `<rect width="140" height="200" fill="${needles.lo}"/>` +
        path(bell(62, y - 2, half * 0.95, height * 0.96), needles.mid) +
        path(lit, needles.hi, { opacity: 0.6 }),
    )
  );
};

/** A pine in three tiers. */
export const pine = (): Drawing =>
  drawing(
    140,
    200,
    linear("bark", "right", RAMPS.wood.hi, RAMPS.wood.dark),
    path("M60 150h20l5 40q-15 6 -30 0z", "url(#bark)"),
    tier("low", 86, 58, 72),
    tier("middle", 48, 48, 62),
    tier("top", 14, 36, 52),
  );
