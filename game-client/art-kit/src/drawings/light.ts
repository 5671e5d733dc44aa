import { clipped, type Drawing, drawing, ellipse, linear, path, radial } from "../svg.ts";

const soft = (
  width: number,
  height: number,
  ...stops: readonly (readonly [number, string, number?])[]
): Drawing =>
  drawing(
    width,
    height,
    radial("soft", ...stops),
    ellipse(width / 2, height / 2, width / 2, height / 2, "url(#soft)"),
  );

/** The shadow under what moves: blue, never black. */
export const shadow = (): Drawing =>
  soft(128, 64, [0, "#18285A", 0.62], [0.55, "#18285A", 0.42], [1, "#18285A", 0]);

/** A halo in the colour of its light. (The Canvas renderer cannot tint, so each colour is a picture.) */
export const glow = (colour: string): Drawing =>
  soft(160, 160, [0, colour, 1], [0.25, colour, 0.45], [1, colour, 0]);

/** A mote of smoke, spray or dust. */
export const dot = (colour: string): Drawing =>
  soft(24, 24, [0, colour, 1], [0.5, colour, 0.8], [1, colour, 0]);

/** The shadow of a passing cloud. */
export const cloudShadow = (): Drawing =>
  soft(320, 190, [0, "#1E3C78", 0.3], [0.5, "#1E3C78", 0.2], [1, "#1E3C78", 0]);

/** A petal of a pink tree. */
export const petal = (): Drawing =>
  drawing(
    14,
    12,
    path("M1 7Q4 0 12 2Q13 9 5 11Q1 10 1 7z", "#FFC2D8"),
    path("M3 7Q6 3 10 3Q8 6 4 8z", "#FFE3EE"),
  );

/** A leaf in the wind. */
export const leaf = (): Drawing =>
  drawing(
    14,
    12,
    path("M1 9Q2 0 13 1Q13 11 4 10L1 12z", "#8EDB7C"),
    path("M2 10Q6 5 12 2Q10 8 4 9z", "#C9F29A"),
  );

/** One pair of wings of a butterfly. */
export const wing = (colour: string): Drawing =>
  drawing(
    14,
    18,
    path("M1 9Q2 0 10 1Q14 5 9 9Q13 12 9 16Q3 18 1 9z", colour),
    ellipse(8, 5, 2, 2, "#FFFFFF88"),
  );

/** A dragonfly seen from above, looking up. */
export const dragonfly = (): Drawing =>
  drawing(
    36,
    36,
    ellipse(9, 13, 9, 3.2, "#E8FBFF", { opacity: 0.85, transform: "rotate(14 9 13)" }),
    ellipse(27, 13, 9, 3.2, "#E8FBFF", { opacity: 0.85, transform: "rotate(-14 27 13)" }),
    ellipse(10, 18, 8, 2.8, "#CFF4FF", { opacity: 0.8, transform: "rotate(-12 10 18)" }),
    ellipse(26, 18, 8, 2.8, "#CFF4FF", { opacity: 0.8, transform: "rotate(12 26 18)" }),
    path("M16 9Q18 5 20 9V30Q18 36 16 30z", "#1F9AC0"),
    ellipse(18, 8, 4, 4, "#2FBFB3"),
  );

/** A streak of foam on running water. */
export const streak = (): Drawing =>
  drawing(
    10,
    44,
    linear("run", "down", "#FFFFFF00", "#FFFFFFDD", "#FFFFFF00"),
    path("M5 0Q8 22 5 44Q2 22 5 0z", "url(#run)"),
  );

/** A glint of the sun on still water. */
export const glint = (): Drawing => drawing(30, 10, path("M0 5Q15 0 30 5Q15 10 0 5z", "#fff"));

/** The face of a waterfall, 132 px wide; streaks run over it. */
export const waterfall = (): Drawing =>
  drawing(
    132,
    120,
    linear("sheet", "right", "#7BD8F4", "#C9F6FF", "#58C2EC"),
    clipped(
      "fall",
      '<rect x="2" y="0" width="128" height="120" rx="18"/>',
      `<rect width="132" height="120" fill="url(#sheet)"/>` +
        Array.from({ length: 9 }, (_, index) => {
          const light = index % 2 === 1;
          const [top, long] = [10 + ((index * 37) % 30), 60 + ((index * 23) % 40)];
          return `<rect x="${12 + index * 13}" y="${top}" width="6" height="${long}" rx="3" fill="${light ? "#fff" : "#3CA0DC"}" opacity="${light ? 0.75 : 0.45}"/>`;
        }).join(""),
    ),
  );
