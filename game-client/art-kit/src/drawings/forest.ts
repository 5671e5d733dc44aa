import { between, seededRandom } from "@diamond-valley/schemas/random.ts";
import { RAMPS } from "../palette.ts";
import {
  circle,
  type Drawing,
  drawing,
  ellipse,
  linear,
  path,
  place,
  radial,
  repeat,
  stroke,
} from "../svg.ts";

/** Old wood and deep leaves: bluish and dark, so that they stand behind everything that plays. */
const BARK = { hi: "#6A5A63", mid: "#4C4152", lo: "#382F43", dark: "#262238" };
const LEAVES = { hi: "#3F9C7C", mid: "#257A68", lo: "#1A6058", dark: "#124A4A" };

/** An old tree, three times as high as a robot: a mighty trunk under layers of hanging leaves. `seed` varies it. */
export const oldTree = (seed: number): Drawing => {
  const random = seededRandom(seed + 5);
  const lean = between(random, -10, 10);
  const bough = (y: number, half: number, tones: readonly [string, string]): string => {
    const count = 7;
    const drops = repeat(count, (index) => {
      const x = 150 - half + (index * 2 * half) / (count - 1);
      const low = y + 28 + between(random, 0, 26) - Math.abs(index - 3) * 5;
      return ellipse(x + lean, low, half / 4.2, 30, tones[0]);
    });
    return (
      drops +
      ellipse(150 + lean, y + 8, half * 1.06, 40, tones[0]) +
      ellipse(142 + lean, y, half, 34, tones[1]) +
      ellipse(112 + lean, y - 10, half * 0.42, 13, LEAVES.hi, { opacity: 0.5 })
    );
  };
  return drawing(
    360,
    430,
    linear("bark", "right", BARK.hi, BARK.mid, BARK.dark),
    place(
      30,
      0,
      [
        path(
          "M122 180Q132 320 96 408Q112 402 122 414Q138 402 150 418Q166 402 180 414Q192 402 206 408Q170 320 180 180z",
          "url(#bark)",
        ),
        stroke("M140 220Q142 320 126 392M158 230Q158 320 172 388", BARK.dark, 4, { opacity: 0.6 }),
        ellipse(151, 300, 13, 18, BARK.dark) + ellipse(149, 298, 9, 13, "#171528"),
        circle(146, 296, 2.6, "#FFE48A") + circle(155, 296, 2.6, "#FFE48A"),
        bough(196, 128, [LEAVES.dark, LEAVES.lo]),
        bough(130, 104, [LEAVES.dark, LEAVES.lo]),
        bough(74, 74, [LEAVES.lo, LEAVES.mid]),
        bough(38, 42, [LEAVES.lo, LEAVES.mid]),
      ].join(""),
    ),
  );
};

/** A bank of mist. */
export const mist = (): Drawing =>
  drawing(
    420,
    130,
    radial("mist", [0, "#E8FFF6", 0.62], [0.55, "#DDF7F0", 0.3], [1, "#D2F0EC", 0]),
    ellipse(150, 70, 150, 52, "url(#mist)"),
    ellipse(270, 62, 148, 56, "url(#mist)"),
    ellipse(210, 82, 190, 44, "url(#mist)"),
  );

/** A shaft of late light that falls from the upper left. */
export const shaft = (): Drawing =>
  drawing(
    300,
    460,
    `<linearGradient id="shaft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF1B8" stop-opacity="0"/><stop offset="0.25" stop-color="#FFF1B8" stop-opacity="0.5"/><stop offset="0.7" stop-color="#FFE39A" stop-opacity="0.24"/><stop offset="1" stop-color="#FFE39A" stop-opacity="0"/></linearGradient>`,
    path("M20 0L74 0L226 440L116 440z", "url(#shaft)"),
    path("M96 0L116 0L286 420L240 430z", "url(#shaft)", { opacity: 0.7 }),
  );

/** Leaves that hang into the picture from over the edge of the forest. */
export const overhang = (): Drawing => {
  const random = seededRandom(3);
  return drawing(
    360,
    120,
    repeat(16, (index) =>
      ellipse(12 + index * 22.5, between(random, 18, 60), 24, between(random, 26, 50), LEAVES.dark),
    ),
    repeat(15, (index) => ellipse(22 + index * 22.5, between(random, 4, 34), 22, 30, LEAVES.lo)),
    repeat(9, (index) =>
      ellipse(22 + index * 40, between(random, 0, 14), 14, 10, RAMPS.pine.mid, { opacity: 0.5 }),
    ),
  );
};
