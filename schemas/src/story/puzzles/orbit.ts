import { judgedElapsed } from "../../fishing/press.ts";
import { between, seededRandom } from "../../random.ts";
import type { OrbitPuzzle } from "./forms.ts";
import type { TimedKind, Trial } from "./trial.ts";

/** A round that is played: a pure function of these and the time says where each icon is (see `degreesAt`). */
export interface OrbitRun {
  /** The icon of each press, in their order. */
  readonly asked: readonly string[];
  /** How far the first icon is past the top as the round begins, 0..1 of a turn. */
  readonly start: number;
  /** Ms. */
  readonly turn: number;
  /** How far from the top a press may be, degrees on either side. */
  readonly window: number;
}

export type OrbitView = Pick<OrbitPuzzle, "kind" | "icons" | "presses"> & {
  /** Null before a round begins. */
  readonly run: OrbitRun | null;
};

/** Degrees on either side of the top (world.md), and in calm mode, which turns slower too. */
const WINDOW = 22;
const CALM = { window: 40, speed: 0.6 } as const;

/** At least so many places before the top is what is asked for next: time to read it, at any speed. */
const AHEAD = 2;

/** The longest number that is an answer. */
const ANSWER = /^\d{1,7}(\.\d{1,3})?$/;

function runOf(
  { icons, presses, turn }: OrbitPuzzle,
  { seed, calm }: Pick<Trial, "seed" | "calm">,
): OrbitRun {
  const random = seededRandom(seed);
  let at = between(random, 0, icons.length - 1);
  // The first one comes to the top after half a turn or a little less.
  const start = (at / icons.length + 0.5 + random() / icons.length) % 1;
  const asked = [icons[at]!];
  while (asked.length < presses) {
    at = (at + between(random, AHEAD, icons.length - 1)) % icons.length;
    asked.push(icons[at]!);
  }
  return {
    asked,
    start,
    turn: Math.round(calm ? turn / CALM.speed : turn),
    window: calm ? CALM.window : WINDOW,
  };
}

/** How far an icon is past the top, -180..180 degrees clockwise, `elapsed` ms after the round was first drawn. */
export function degreesAt({ start, turn }: OrbitRun, icons: number, icon: number, elapsed: number): number {
  const turned = (start - icon / icons + elapsed / turn + 1) % 1;
  return turned > 0.5 ? turned * 360 - 360 : turned * 360;
}

/** Whether a press hits: the icon that the k-th press asks for is near enough to the top. */
export function isHit(
  { icons }: Pick<OrbitView, "icons">,
  run: OrbitRun,
  k: number,
  elapsed: number,
): boolean {
  const icon = icons.indexOf(run.asked[k] ?? "");
  return icon >= 0 && Math.abs(degreesAt(run, icons.length, icon, elapsed)) <= run.window;
}

/** Each answer is a press: the ms since this client first drew the round, trusted as far as its line allows (`judgedElapsed`). */
export const ORBIT: TimedKind<OrbitPuzzle, OrbitView> = {
  view: (puzzle, trial) => ({
    kind: puzzle.kind,
    icons: puzzle.icons,
    presses: puzzle.presses,
    run: trial && runOf(puzzle, trial),
  }),
  judge(puzzle, answer, trial, arrival) {
    if (!ANSWER.test(answer)) return "wrong";
    const elapsed = judgedElapsed({ ...arrival, claimed: Number(answer) });
    const pressed = trial.given.length;
    if (!isHit(puzzle, runOf(puzzle, trial), pressed, elapsed)) return "wrong";
    return pressed + 1 >= puzzle.presses ? "solved" : "on";
  },
};
