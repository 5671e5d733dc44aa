import { COLOUR } from "../../palette.ts";
import { box, circle, ellipse, path, stroke } from "../../svg.ts";
import type { Mood, RobotTones, View } from "./pose.ts";

const eye = (x: number, mood: Mood, light: string): string => {
  switch (mood) {
    case "calm":
      return box(x - 5.5, 42, 11, 17, 5.5, light) + circle(x - 1.5, 47, 2.6, "#fff");
    case "blink":
      return stroke(`M${x - 5} 52q5 3 10 0`, light, 3.5);
    case "happy":
      return stroke(`M${x - 6} 53q6 -11 12 0`, light, 4.5);
    case "surprised":
      return circle(x, 50, 8, light) + circle(x - 2.5, 47, 3, "#fff");
  }
};

const mouth = (x: number, mood: Mood, light: string): string => {
  if (mood === "happy") return path(`M${x - 6} 60q6 10 12 0z`, light);
  if (mood === "surprised") return ellipse(x, 64, 3, 3.6, light);
  return stroke(`M${x - 4} 62q4 4 8 0`, light, 3);
};

/** The visor with its eyes; from behind, the vents of the head. */
export const face = (tones: RobotTones, view: View, mood: Mood): string => {
  if (view === "up") return stroke("M36 40h48M36 52h48M42 64h36", tones.shell.lo, 5);
  const side = view === "side";
  const [left, width] = side ? [56, 44] : [32, 56];
  const [one, other] = side ? [70, 90] : [48, 72];
  return (
    box(left, 34, width, 36, 17, COLOUR.visor) +
    stroke(`M${left + 8} 42q4 -5 12 -5`, "#fff", 4, { opacity: 0.35 }) +
    eye(one, mood, tones.eyes) +
    eye(other, mood, tones.eyes) +
    mouth((one + other) / 2, mood, tones.eyes) +
    (side
      ? ""
      : ellipse(39, 61, 4.5, 3, COLOUR.blush, { opacity: 0.85 }) +
        ellipse(81, 61, 4.5, 3, COLOUR.blush, { opacity: 0.85 }))
  );
};
