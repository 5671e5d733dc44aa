import { box, circle, path, stroke } from "../../svg.ts";
import { type Gesture, OUTLINE, type RobotTones, type View } from "./pose.ts";

/** A foot whose sole is at y 133, lifted by `lift` px. */
export const foot = (x: number, lift: number, tones: RobotTones): string =>
  path(`M${x - 11} ${128 - lift}q0 -12 11 -12t11 12q0 5 -5 5h-12q-5 0 -5 -5z`, tones.shell.dark, OUTLINE) +
  stroke(`M${x - 6} ${122 - lift}q2 -3 6 -3`, tones.shell.mid, 2.5, { opacity: 0.8 });

/** An arm from the shoulder over an elbow to the hand. */
const limb = (d: string, handX: number, handY: number, tones: RobotTones): string =>
  stroke(d, OUTLINE.stroke, 14) +
  stroke(d, tones.sleeve, 7) +
  circle(handX, handY, 7.5, tones.glove, OUTLINE);

const hanging = (x: number, side: number, swing: number, tones: RobotTones): string =>
  limb(`M${x} 88q${side * 14} 4 ${side * 13} ${20 + swing}`, x + side * 13, 110 + swing, tones);

const raised = (x: number, side: number, tones: RobotTones): string =>
  limb(`M${x} 92q${side * 20} 2 ${side * 22} -20`, x + side * 22, 70, tones);

const forward = (x: number, side: number, tones: RobotTones): string =>
  limb(`M${x} 90q${side * 12} 16 ${-side * 16} 18`, x - side * 16, 108, tones);

type Arms = { readonly behind: string; readonly before: string };

/** The arms that the body hides and those that it does not. `swing` is -1..1. */
export const arms = (gesture: Gesture, view: View, swing: number, tones: RobotTones): Arms => {
  if (view === "side") {
    const near = {
      walk: hanging(58, 1, -swing * 5, tones),
      hold: limb("M58 92q18 16 34 8", 92, 100, tones),
      cast: limb("M58 90q-22 -4 -26 -20", 32, 70, tones),
      cheer: raised(60, 1, tones),
    }[gesture];
    return { behind: gesture === "walk" ? hanging(62, -1, swing * 3, tones) : "", before: near };
  }
  switch (gesture) {
    case "walk":
      return { behind: hanging(36, -1, swing * 4, tones) + hanging(84, 1, -swing * 4, tones), before: "" };
    case "cheer":
      return { behind: raised(36, -1, tones) + raised(84, 1, tones), before: "" };
    case "cast":
      return { behind: hanging(36, -1, 0, tones) + raised(84, 1, tones), before: "" };
    case "hold": {
      const both = forward(38, -1, tones) + forward(82, 1, tones);
      return view === "up" ? { behind: both, before: "" } : { behind: "", before: both };
    }
  }
};

const back = (tones: RobotTones): string =>
  box(44, 88, 32, 26, 9, tones.shell.dark) +
  box(49, 93, 22, 6, 3, tones.shell.hi) +
  box(49, 103, 14, 6, 3, tones.accent);

const belly = (x: number, tones: RobotTones): string =>
  circle(x, 102, 12, tones.shell.dark) +
  circle(x, 102, 8, tones.eyes) +
  circle(x - 3, 99, 3, "#fff", { opacity: 0.9 });

/** The trunk with its light, and the scarf around the neck. */
export const trunk = (view: View, tones: RobotTones): string =>
  path("M36 86Q36 78 60 78T84 86L88 112Q88 124 60 124T32 112z", tones.shell.mid, OUTLINE) +
  path("M70 80q14 1 12 8l4 24q0 8 -14 10q4 -22 -2 -42z", tones.shell.lo) +
  path("M39 88q1 -5 8 -6q-3 16 -2 34q-9 -1 -9 -6z", tones.shell.hi, { opacity: 0.8 }) +
  (view === "up" ? back(tones) : belly(view === "side" ? 68 : 60, tones));

/** The scarf, whose end hangs to the left. */
export const scarf = (view: View, { scarf: cloth }: RobotTones): string =>
  cloth === null
    ? ""
    : (view === "up" ? "" : path("M39 88l-6 17q5 5 11 2l4 -17z", cloth.lo, OUTLINE)) +
      path("M36 80q24 12 48 0q6 6 0 12q-24 10 -48 0q-6 -6 0 -12z", cloth.mid, OUTLINE) +
      stroke("M40 86q10 5 20 5", cloth.hi, 3);
