import { COLOUR } from "../palette.ts";
import { box, circle, type Drawing, drawing, ellipse, path, place, radial, repeat } from "../svg.ts";

const STONES = 11;

/** The middle of the gate's whirl, px above the portal's foot. */
export const PORTAL_HEART = 104;

const keystone = (index: number): string => {
  const angle = Math.PI * (0.98 + index * 0.104);
  const jewelled = index % 2 === 1;
  return place(
    100 + Math.cos(angle) * 76,
    104 + Math.sin(angle) * 80,
    box(-15, -17, 30, 36, 8, "#5F5A94") +
      box(-15, -19, 30, 34, 8, jewelled ? "#A9A5D2" : "#B9B5DF") +
      box(-11, -16, 12, 8, 4, "#E2DFF7") +
      (jewelled ? circle(0, 2, 5, COLOUR.cyan) + circle(-1.5, 0.5, 1.6, "#fff") : ""),
    { turn: (angle * 180) / Math.PI + 90 },
  );
};

/** A stone gate; `portalSwirl` turns in it. */
export const portal = (): Drawing =>
  drawing(
    200,
    220,
    ellipse(100, 192, 98, 26, "#7F7AB0"),
    ellipse(100, 184, 98, 26, "#CFCBE8"),
    ellipse(100, 182, 80, 19, "#E6E3F5"),
    path("M14 110h30v76q-16 8 -32 0z", "#8E89C0"),
    path("M14 110h14v80q-9 0 -16 -4z", "#B9B5DF"),
    path("M156 110h30l2 76q-16 8 -32 0z", "#7A75AD"),
    path("M156 110h12v78q-7 0 -12 -2z", "#A9A5D2"),
    repeat(STONES, keystone),
  );

/** What turns in the gate, in three tones from the middle outwards and two arms. */
export const portalSwirl = (
  tones: readonly [string, string, string] = ["#B9F3FF", "#8C6BFF", "#4B2FB8"],
  arms: readonly [string, string] = ["#D9B8FF", "#62E6FF"],
): Drawing =>
  drawing(
    200,
    200,
    radial("light", [0, "#fff"], [0.25, tones[0]], [0.65, tones[1]], [1, tones[2]]),
    circle(100, 100, 96, "url(#light)"),
    repeat(5, (index) =>
      path("M100 100Q140 50 100 20A80 80 0 0 0 50 38Q96 60 100 100", arms[index % 2]!, {
        opacity: 0.55,
        transform: `rotate(${index * 72} 100 100)`,
      }),
    ),
  );

/** A gate that sleeps: dark, with a little light. */
export const portalAsleep = (): Drawing =>
  portalSwirl(["#9D93DC", "#5B51A8", "#37307A"], ["#8278CE", "#6E66BC"]);
