import { COLOUR, RAMPS } from "../palette.ts";
import { circle, type Drawing, drawing, linear, path, place, stroke } from "../svg.ts";
import { type GolemLook, golemFace } from "./golem-face.ts";
import { BUILDS, FEET, type GolemPose, type Limb } from "./golem-poses.ts";
import { OUTLINE, RIMS, stone, TONES } from "./golem-stone.ts";

/** Size of every picture of a golem, px at scale 1, and how high its foot stands over the lower edge. */
export const GOLEM_SIZE = { width: 276, height: 272, foot: 20 } as const;

/** A boulder, its foot at the origin: 148 px wide, 156 px high. */
const BODY =
  "M-70 -30C-84 -70 -74 -118 -44 -140C-22 -156 22 -160 48 -138C78 -112 84 -66 70 -28C56 -2 -54 -2 -70 -30z";

/** What grows on its head: moss with a sprout; of ink, what drips upwards from a brush; of neon, splinters. */
const TUFTS: Record<GolemLook, string> = {
  stone:
    path(
      "M-46 -132C-56 -150 -34 -166 -20 -156C-16 -172 10 -174 16 -158C34 -168 54 -150 44 -132C30 -120 20 -132 8 -122C-6 -132 -18 -120 -28 -126Q-38 -122 -46 -132z",
      RAMPS.leaf.mid,
      OUTLINE,
    ) +
    path(
      "M-38 -138C-42 -150 -28 -156 -20 -148C-12 -162 6 -162 10 -150C0 -152 -10 -146 -14 -140Q-28 -144 -38 -138z",
      RAMPS.leaf.hi,
    ) +
    path(
      "M2 -160C-2 -178 -18 -184 -26 -180C-24 -168 -12 -158 2 -160zM4 -160C6 -182 22 -192 34 -186C32 -170 20 -158 4 -160z",
      RAMPS.lime.mid,
      {
        ...OUTLINE,
        "stroke-width": 4,
      },
    ),
  ink:
    path(
      "M-44 -134C-52 -152 -30 -158 -24 -150C-26 -172 -8 -182 0 -200C6 -182 26 -170 22 -150C34 -160 52 -148 42 -132C20 -120 -20 -120 -44 -134z",
      "#1D1A45",
      RIMS.ink,
    ) + path("M-8 -150C-10 -166 -2 -172 1 -184C6 -170 12 -166 8 -150Q0 -142 -8 -150z", "#6A63A8"),
  neon:
    path(
      "M-52 -130L-46 -172L-30 -140L-14 -196L4 -146L22 -186L32 -142L50 -164L46 -128Q0 -112 -52 -130z",
      "#2B0F5C",
      RIMS.neon,
    ) + stroke("M-43 -158L-40 -140M-13 -180L-8 -148M21 -172L24 -146", "#7FF3FF", 5),
};

/** What tells them apart on the belly: a rune that glows, a seal in red, or a cut stone of light. */
const BELLIES: Record<GolemLook, string> = {
  stone:
    circle(0, -44, 17, "#1F6F8A", { opacity: 0.35 }) +
    path("M0 -60Q4 -48 16 -44Q4 -40 0 -28Q-4 -40 -16 -44Q-4 -48 0 -60z", "#7FF0FF") +
    path("M0 -53Q2 -46 9 -44Q2 -42 0 -35Q-2 -42 -9 -44Q-2 -46 0 -53z", "#fff"),
  ink:
    path("M-15 -60H15V-30H-15z", "#D6453F", {
      stroke: "#8E2436",
      "stroke-width": 3,
      "stroke-linejoin": "round",
    }) + stroke("M-8 -53V-37H8M-8 -45H6M8 -53V-50", "#FFE9DC", 3.4),
  neon:
    circle(0, -44, 22, "#7FF3FF", { opacity: 0.25 }) +
    path("M0 -22L-19 -47L-11 -60H11L19 -47z", "#7FF3FF", {
      stroke: "#fff",
      "stroke-width": 3.4,
      "stroke-linejoin": "round",
    }) +
    path("M-19 -47H19L0 -22z", "#35B9E8"),
};

const body = (look: GolemLook): string => {
  const { hi, lo, dark } = TONES[look];
  return (
    path(BODY, "url(#golem)", RIMS[look]) +
    path("M-66 -34C-50 -10 50 -10 68 -34Q58 -6 0 -6Q-58 -6 -66 -34z", dark, { opacity: 0.55 }) +
    path("M-58 -96C-56 -118 -40 -136 -20 -142C-30 -128 -40 -116 -44 -98Q-52 -90 -58 -96z", hi, {
      opacity: 0.95,
    }) +
    circle(-54, -76, 5, hi) +
    stroke("M52 -126L44 -112L54 -102L48 -92", lo, 4, { opacity: 0.8 }) +
    stroke("M-70 -52L-56 -48L-52 -36", lo, 4, { opacity: 0.8 }) +
    place(0, 9, BELLIES[look], { scale: 0.92 })
  );
};

/** Rolled up: a ball that turns. */
const ball = (look: GolemLook): string => {
  const { hi, lo, dark } = TONES[look];
  return place(
    0,
    -72,
    circle(0, 0, 70, "url(#golem)", RIMS[look]) +
      path("M-62 24A66 66 0 0 0 62 24Q30 46 0 46T-62 24z", dark, { opacity: 0.5 }) +
      path("M-50 -24C-44 -46 -24 -58 -4 -58C-22 -48 -34 -36 -38 -20Q-46 -16 -50 -24z", hi) +
      stroke("M-12 -10A26 26 0 1 1 -18 22", lo, 9) +
      place(
        34,
        -46,
        circle(0, 0, 17, look === "stone" ? RAMPS.leaf.mid : "#1D1A45", { ...RIMS[look], "stroke-width": 4 }),
      ) +
      golemFace(look, "shut", 12),
  );
};

/** A golem in a pose. */
export const golem = (look: GolemLook, pose: GolemPose): Drawing => {
  const { face, hands, feet = FEET, lift = 0, high = 1, lean = 0, extra } = BUILDS[pose];
  const tones = TONES[look];
  const { width, height, foot } = GOLEM_SIZE;
  const limb = ({ x, y, size = 1 }: Limb): string => stone(x, y, size, look);
  const drawn =
    pose === "roll-hit"
      ? ball(look)
      : feet.map(limb).join("") +
        place(
          0,
          -lift,
          `<g transform="rotate(${lean}) scale(${1 + (1 - high) * 0.6} ${high})">${body(look)}${golemFace(look, face)}${TUFTS[look]}</g>`,
        ) +
        hands.map(limb).join("") +
        (extra?.(look) ?? "");
  return drawing(
    width,
    height,
    linear("golem", "down", tones.hi, tones.mid, tones.lo),
    place(width / 2, height - foot, drawn),
  );
};

/** Cracks that open in its stone at each phase; they lie over the body. `depth` from 1 on. */
export const golemCracks = (look: GolemLook, depth: number): Drawing => {
  const lines = [
    "M40 -140L30 -122L44 -108L34 -92",
    "M-60 -112L-44 -104L-48 -86L-32 -78M62 -60L46 -54L50 -38",
    "M-8 -20L-18 -30L-8 -42M18 -22L30 -34L24 -48M-40 -138L-34 -124",
  ].slice(0, depth);
  const light = look === "stone" ? "#FFD75E" : "#C9B8FF";
  return drawing(
    GOLEM_SIZE.width,
    GOLEM_SIZE.height,
    place(
      GOLEM_SIZE.width / 2,
      GOLEM_SIZE.height - GOLEM_SIZE.foot,
      lines.map((line) => stroke(line, COLOUR.ink, 8) + stroke(line, light, 3.6)).join(""),
    ),
  );
};
