import type { Character } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { RAMPS } from "../../palette.ts";
import { box, circle, type Drawing, drawing, path, place, stroke } from "../../svg.ts";
import { OUTLINE, type View } from "../robot/pose.ts";
import { type Pose, ROBOT_SIZE, robot, type Worn } from "../robot/robot.ts";

const { coral, gold, leaf, sky, violet } = RAMPS;
const INK = OUTLINE.stroke;

/** A character of the game that has a look of its own; the engineer is the player's robot. */
type Own = Exclude<Character, "engineer">;

/** How the characters of Diamond Hero look. Each has a silhouette of its own. */
const LOOKS: Readonly<Record<Own, CharacterLook>> = {
  "small-robot": {
    head: "round",
    colour: "sky",
    hat: "antenna",
    scarf: "none",
    eyes: "amber",
    accent: "gold",
  },
  "android-bot": {
    head: "dome",
    colour: "lime",
    hat: "antenna",
    scarf: "none",
    eyes: "mint",
    accent: "teal",
  },
  "super-bot": { head: "egg", colour: "coral", hat: "antenna", scarf: "none", eyes: "gold", accent: "gold" },
};

/** How large they are beside the others; all stand on the same ground. */
const SIZE: Readonly<Record<Own, number>> = { "small-robot": 0.78, "android-bot": 1, "super-bot": 1 };

/** A long spring with a lamp: the small robot is all antenna. */
const spring = (): string =>
  stroke("M60 18Q48 12 60 6T60 -6T60 -16", INK, 8) +
  stroke("M60 18Q48 12 60 6T60 -6T60 -16", sky.lo, 3.5) +
  circle(60, -22, 11, gold.mid, OUTLINE) +
  circle(56, -26, 3.6, "#fff");

/** The small robot rolls on wheels. */
const wheel = (x: number, lift: number): string =>
  circle(x, 124 - lift, 10, sky.dark, OUTLINE) +
  circle(x, 124 - lift, 3.6, gold.mid) +
  stroke(`M${x - 5} ${119 - lift}q2 -2 4 -2`, sky.hi, 2.4);

const horns = (): string =>
  [-1, 1]
    .map(
      (side) =>
        stroke(`M${60 + side * 18} 18L${60 + side * 34} -10`, INK, 9) +
        stroke(`M${60 + side * 18} 18L${60 + side * 34} -10`, leaf.mid, 4.5) +
        circle(60 + side * 35, -12, 6, leaf.hi, OUTLINE),
    )
    .join("");

/** A cross on the chest: it mends itself. */
const mending = ({ view }: Pick<Pose, "view">): string =>
  view === "up"
    ? box(44, 88, 32, 26, 9, leaf.dark, OUTLINE) + path("M54 96h12v10h-12z", leaf.hi)
    : place(
        view === "side" ? 8 : 0,
        0,
        circle(60, 102, 12.5, "#fff", OUTLINE) + path("M57 94h6v5h5v6h-5v5h-6v-5h-5v-6h5z", leaf.lo),
      );

const cape = (view: View): string =>
  view === "side"
    ? path("M40 80Q64 78 66 84L50 128Q26 134 6 120Q30 104 40 80z", violet.mid, OUTLINE) +
      stroke("M12 119Q32 129 49 125", gold.mid, 5)
    : path("M34 80Q60 74 86 80L108 122Q84 136 60 131T12 122z", violet.mid, OUTLINE) +
      path("M76 79L86 80L108 122Q94 130 82 131Q88 106 76 79z", violet.lo) +
      stroke("M17 121Q40 132 60 128T103 121", gold.mid, 5);

/** A crest that points back, over a band. */
const crest = (view: View): string =>
  path(
    view === "side" ? "M88 14Q60 -34 20 -28Q40 -14 40 16z" : "M46 16Q48 -26 60 -34Q72 -26 74 16z",
    gold.mid,
    OUTLINE,
  ) +
  path(view === "side" ? "M72 4Q54 -20 32 -23" : "M60 -28Q56 -12 56 10", "none", {
    stroke: gold.hi,
    "stroke-width": 4,
  }) +
  stroke("M22 30Q60 12 98 30", INK, 12) +
  stroke("M22 30Q60 12 98 30", coral.dark, 6);

/** A bolt on the chest. */
const bolt = (view: View): string =>
  view === "up"
    ? ""
    : place(
        view === "side" ? 8 : 0,
        0,
        circle(60, 102, 13, coral.dark, OUTLINE) +
          path("M63 91L52 104h7l-3 9l12 -13h-7z", gold.mid, { stroke: INK, "stroke-width": 1.6 }),
      );

const WORN: Readonly<Record<Own, Worn>> = {
  "small-robot": { hat: spring, foot: wheel },
  "android-bot": { hat: horns, over: mending },
  "super-bot": {
    hat: ({ view }) => crest(view),
    behind: ({ view }) => (view === "up" ? "" : cape(view)),
    over: ({ view }) => (view === "up" ? cape(view) : bolt(view)),
  },
};

/** A character of Diamond Hero in a pose. `you` is the player's own robot, whom the engineer looks like, in what it wears. */
export function heroFigure(
  character: Character,
  pose: Partial<Pose>,
  you: CharacterLook,
  worn: Worn = {},
): Drawing {
  if (character === "engineer") return robot(you, pose, worn);
  const { width, height } = ROBOT_SIZE;
  const scale = SIZE[character];
  const { svg } = robot(LOOKS[character], pose, WORN[character]);
  return drawing(width, height, place((width * (1 - scale)) / 2, (height - 6) * (1 - scale), svg, { scale }));
}
