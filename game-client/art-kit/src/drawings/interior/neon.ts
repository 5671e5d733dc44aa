import { RAMPS } from "../../palette.ts";
import { box, circle, type Drawing, drawing, linear, path, place, repeat, stroke } from "../../svg.ts";
import { block, contact, facets, halo } from "./parts.ts";
import { TONES } from "./tones.ts";

const { soot, navy, cyan } = TONES;
const { violet, night } = RAMPS;
const GLOW = { pink: "#FF5FC8", cyan: "#5FE8FF", gold: "#FFD84A" } as const;

/** A tube of light along `d`: its halo, its glass and the bright middle. */
const tube = (d: string, colour: string, width = 4): string =>
  stroke(d, colour, width * 2.6, { opacity: 0.22 }) +
  stroke(d, colour, width) +
  stroke(d, "#fff", width * 0.36, { opacity: 0.9 });

/** A sword and a gem of neon on a wall. */
export const neonSign = (): Drawing =>
  drawing(
    124,
    100,
    box(6, 8, 112, 80, 14, soot.dark) + box(6, 6, 112, 79, 14, night.dark),
    tube("M16 18Q16 14 22 14H102Q108 14 108 20V70Q108 76 102 76H22Q16 76 16 70z", GLOW.cyan, 3),
    tube("M62 62L42 40L50 26H74L82 40zM42 40H82M54 40L62 62L70 40L62 26z", GLOW.pink, 3),
    tube("M26 62L36 52M28 54L34 60M98 62L88 52M96 54L90 60", GLOW.gold, 3),
  );

/** A board of light: runs by rank, or the marks (`marks`) that a run may reach. Throws a RangeError for another one. */
export const scoreBoard = (variant = ""): Drawing => {
  if (variant !== "" && variant !== "marks") throw new RangeError(`no board shows "${variant}"`);
  const rows =
    variant === "marks"
      ? repeat(4, (index) => {
          const x = 28 + index * 32;
          return (
            tube(`M${x} 66V${52 - index * 9}`, index === 3 ? GLOW.gold : GLOW.cyan, 5) +
            facets(x, 40 - index * 9, 12, cyan)
          );
        }) + tube("M16 72H136", GLOW.pink, 2.4)
      : repeat(
          4,
          (index) =>
            box(18, 24 + index * 13, 12, 8, 3, [GLOW.gold, "#E9F0FF", "#FFB27A", GLOW.cyan][index]!) +
            box(36, 25.5 + index * 13, 54 - index * 8, 5, 2.5, "#8FA8FF", { opacity: 0.75 }) +
            box(108, 25.5 + index * 13, 26, 5, 2.5, GLOW.pink, { opacity: 0.85 }),
        );
  return drawing(
    152,
    100,
    box(4, 8, 144, 82, 10, soot.dark) +
      box(4, 5, 144, 82, 10, navy.dark) +
      box(10, 11, 132, 70, 6, "#171338"),
    tube("M20 16H132", GLOW.pink, 2.6),
    rows,
    path("M14 78L54 12h12L26 80z", "#fff", { opacity: 0.07 }),
  );
};

/** A loudspeaker as tall as a robot, with two cones that glow. */
export const speaker = (): Drawing => {
  const cone = (y: number, r: number, colour: string): string =>
    circle(38, y, r + 4, soot.dark) +
    circle(38, y, r + 2, colour, { opacity: 0.85 }) +
    circle(38, y, r, night.dark) +
    circle(38, y, r * 0.62, soot.lo) +
    circle(38, y, r * 0.34, soot.hi) +
    circle(38 - r * 0.3, y - r * 0.4, r * 0.16, "#fff", { opacity: 0.7 });
  return drawing(
    76,
    150,
    contact(38, 140, 32, 9),
    block(4, 10, 68, 12, 118, night, 9),
    cone(54, 15, GLOW.cyan) + cone(102, 23, GLOW.pink),
    ...[12, 64].flatMap((x) => [30, 130].map((y) => circle(x, y, 2.6, soot.hi))),
  );
};

/** A counter under a canopy of light, with power-ups behind glass. */
export const neonCounter = (): Drawing =>
  drawing(
    176,
    175,
    contact(88, 164, 78, 10),
    ...[16, 160].map((x) => stroke(`M${x} 120V34`, soot.dark, 9) + stroke(`M${x - 2} 118V36`, violet.mid, 3)),
    path("M4 40L16 10H160L172 40z", night.dark) + path("M8 36L19 12H157L168 36z", violet.lo),
    tube("M6 42Q20 54 34 42T62 42T90 42T118 42T146 42T170 42", GLOW.pink, 4),
    tube("M60 24H116", GLOW.gold, 4),
    box(24, 62, 128, 56, 6, "#171338"),
    ...(
      [
        ["M40 96q-12 -12 -4 -18q4 -2 6 4q2 -6 6 -4q8 6 -8 18z", GLOW.pink],
        ["M76 78l-8 12h7l-4 10l12 -14h-7l4 -8z", GLOW.gold],
        ["M102 98l14 -18M104 90l6 8M116 80l2 -3", GLOW.cyan],
        ["M134 80h14v14h-14zM138 84v.1M144 90v.1M141 87v.1", "#B7FF8A"],
      ] as const
    ).map(([d, colour]) => tube(d, colour, 2.6)),
    stroke("M28 104H148", navy.hi, 3),
    block(8, 112, 160, 16, 36, night, 9),
    tube("M16 148H160", GLOW.cyan, 4),
    repeat(4, (index) => place(34 + index * 36, 138, facets(0, 0, 12, index % 2 ? cyan : RAMPS.pink))),
  );

/** The gate of the arena: dark while diamonds are missing, and full of light (`lit`) once all are found. */
export const startGate = (isLit: boolean): Drawing => {
  const ring = isLit ? GLOW.gold : "#5A5490";
  return drawing(
    200,
    200,
    contact(100, 188, 86, 11),
    linear(
      "way",
      "down",
      isLit ? "#FFF3B0" : "#1B1740",
      isLit ? "#FF8FD0" : "#241E52",
      isLit ? "#7A5BFF" : "#171338",
    ),
    isLit ? halo(100, 110, 92, GLOW.pink, 0.22) : "",
    path("M10 190V86Q10 10 100 10T190 86V190H158V92Q158 44 100 44T42 92V190z", soot.dark),
    path("M12 186V84Q12 12 100 12T188 84V186H162V90Q162 40 100 40T38 90V186z", night.lo),
    path("M18 180V84Q20 22 92 18Q30 34 30 90V180z", night.hi),
    path("M42 190V92Q42 46 100 46T158 92V190z", "url(#way)"),
    isLit
      ? repeat(9, (index) => path(`M100 118L${58 + index * 11} 46l7 -2z`, "#fff", { opacity: 0.14 })) +
          facets(100, 116, 46, cyan)
      : stroke("M64 92V186M88 66V186M112 66V186M136 92V186M46 118H154M44 152H156", "#38316E", 6) +
          box(84, 124, 32, 34, 8, soot.dark) +
          box(86, 124, 26, 31, 7, soot.lo) +
          stroke("M92 124V114Q92 106 100 106T108 114V124", soot.hi, 5) +
          circle(99, 138, 4, "#171338"),
    tube("M26 186V88Q26 27 100 27T174 88V186", ring, isLit ? 5 : 3),
    repeat(5, (index) => {
      const angle = Math.PI + ((index + 0.5) / 5) * Math.PI;
      return place(
        100 + Math.cos(angle) * 74,
        94 + Math.sin(angle) * 68,
        isLit ? facets(0, 0, 17, cyan) : facets(0, 0, 17, RAMPS.iron),
      );
    }),
    box(2, 180, 52, 14, 6, soot.dark) +
      box(146, 180, 52, 14, 6, soot.dark) +
      tube("M10 184H46M154 184H190", isLit ? GLOW.cyan : "#5A5490", 2.4),
  );
};
