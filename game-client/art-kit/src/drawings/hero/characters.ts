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

/** A band with a star, and a wing at each side. */
const winged = (view: View): string => {
  const wing = (side: -1 | 1, x: number): string =>
    place(
      x,
      30,
      `<g transform="scale(${side} 1)">${
        path(
          "M0 4Q4 -30 34 -40Q32 -28 28 -24Q36 -22 38 -24Q34 -10 26 -8Q32 -4 34 -5Q26 10 4 12z",
          "#fff",
          OUTLINE,
        ) + path("M4 8Q8 -18 28 -32", "none", { stroke: gold.mid, "stroke-width": 4 })
      }</g>`,
    );
  const band = stroke("M20 30Q60 12 100 30", INK, 13) + stroke("M20 30Q60 12 100 30", gold.mid, 7);
  if (view === "side") return band + wing(-1, 52);
  return (
    wing(-1, 20) +
    wing(1, 100) +
    band +
    (view === "up"
      ? ""
      : path("M60 6L64.5 15L74 16L67 23L69 32L60 27L51 32L53 23L46 16L55.5 15z", gold.hi, {
          ...OUTLINE,
          "stroke-width": 3,
        }))
  );
};

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
    hat: ({ view }) => winged(view),
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
