import { RAMPS } from "../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, place, repeat, stroke } from "../svg.ts";

const { wood, sky, pink, gold } = RAMPS;

/** A bed of flowers that hang their heads. */
export const dryFlowers = (): Drawing =>
  drawing(
    76,
    58,
    ellipse(38, 46, 35, 10, wood.dark),
    ellipse(38, 44, 33, 9, wood.lo),
    repeat(5, (index) => circle(14 + index * 12, 44 + (index % 2) * 3, 2.2, wood.hi, { opacity: 0.7 })),
    repeat(3, (index) => {
      const [x, tones] = [18 + index * 20, index % 2 ? gold : pink];
      return (
        stroke(`M${x} 44Q${x - 4} 16 ${x + 8} 18Q${x + 13} 20 ${x + 12} 27`, "#8FA05C", 4) +
        path(`M${x - 1} 36q-11 -1 -12 -8q10 -2 12 8z`, "#A9B874") +
        place(
          x + 12,
          30,
          repeat(5, (petal) =>
            place(0, 0, ellipse(0, 6, 3.6, 5.6, petal % 2 ? tones.lo : tones.mid), { turn: petal * 36 - 72 }),
          ) + circle(0, 0, 4, "#A9834E"),
        )
      );
    }),
  );

/** A watering can of blue tin. */
export const wateringCan = (): Drawing =>
  drawing(
    76,
    60,
    stroke("M24 30Q-2 26 12 10Q22 2 34 18", sky.dark, 7),
    stroke("M24 30Q-2 26 12 10Q22 2 34 18", sky.lo, 4),
    path("M46 38L68 16L73 21L52 48z", sky.dark),
    path("M48 38L68 18L71 21L52 45z", sky.mid),
    path("M62 10Q74 8 75 20L70 25L59 14z", sky.hi, { stroke: sky.dark, "stroke-width": 2 }),
    path("M18 24H52L55 52Q36 60 15 52z", sky.dark),
    path("M20 25H50L52 51Q36 57 18 51z", sky.mid),
    path("M20 25H30L28 53Q22 53 18 51z", sky.hi, { opacity: 0.8 }),
    ellipse(35, 24, 16, 5, sky.dark),
    ellipse(35, 24, 13, 3.4, "#2B2A5A"),
    place(
      38,
      42,
      repeat(5, (petal) => place(0, 0, ellipse(0, -5, 3, 4.4, "#fff"), { turn: petal * 72 })) +
        circle(0, 0, 3, gold.mid),
    ),
  );
