import { between, seededRandom } from "../../random.ts";
import type { BeltsPuzzle } from "./forms.ts";
import type { TimedKind, Trial } from "./trial.ts";

/** Belts side by side, ticks of a walk (40 s, world.md), and bumps that are forgiven. */
export const BELTS_RULES = { lanes: 5, ticks: 800, lives: 3 } as const;
/** Ms of a tick, and in calm mode (play.md 7: 0.65 of the speed). */
const TICK = { plain: 50, calm: Math.round(50 / 0.65) } as const;
/** The first row comes after so many ticks, and none in the last ones. */
const FIRST = 50;
const LAST = 16;
/** A crate is at the robot in its own tick, and in so many before and behind it. */
const SPAN = 2;
/** Nothing bumps for so many ticks after a bump. */
const IMMUNE = 20;
/** Lanes from the free one of a row to that of the next: what two steps reach. */
const REACH = 2;
/** The most steps of an answer. */
const STEPS_MAX = 300;
/** By how much the end may come too early on the server's clock, and too late over a line that stutters, ms. */
const SLACK = { early: 500, late: 15_000 } as const;

/** A row of crates, or a cross belt that carries one lane aside. It is at the robot at its tick. */
export type Row =
  | { readonly at: number; readonly crates: readonly number[]; readonly push?: undefined }
  | { readonly at: number; readonly crates?: undefined; readonly push: -1 | 1 };

export interface BeltsRun {
  readonly rows: readonly Row[];
  /** Ms of a tick. */
  readonly tick: number;
}
export type BeltsView = BeltsPuzzle & { readonly run: BeltsRun | null };

/** Where the robot is, and how it fares. */
export interface Walk {
  readonly lane: number;
  readonly lives: number;
  /** The tick from which a crate bumps again. */
  readonly immune: number;
}

export const WALK_START: Walk = { lane: 2, lives: BELTS_RULES.lives, immune: 0 };

const clamped = (lane: number): number => Math.min(BELTS_RULES.lanes - 1, Math.max(0, lane));

/** The rows of a walk. From each one's free lane that of the next is in reach, so that nobody has to be bumped. */
export function rowsOf({ beat, crates, cross }: BeltsPuzzle, seed: number): Row[] {
  const random = seededRandom(seed);
  const rows: Row[] = [];
  let free = WALK_START.lane;
  for (let at = FIRST; at <= BELTS_RULES.ticks - LAST; at += beat) {
    if (cross > 0 && (rows.length + 1) % cross === 0) {
      const push = random() < 0.5 ? -1 : 1;
      free = clamped(free + push);
      rows.push({ at, push });
      continue;
    }
    free = clamped(free + between(random, -REACH, REACH));
    const others = Array.from({ length: BELTS_RULES.lanes }, (_, lane) => lane).filter(
      (lane) => lane !== free,
    );
    const count = between(random, ...crates);
    while (others.length > count) others.splice(between(random, 0, others.length - 1), 1);
    rows.push({ at, crates: others });
  }
  return rows;
}

/** One tick of a walk: the step aside that was made in it (-1, 0 or 1), then what the belts bring. */
export function walked(rows: readonly Row[], walk: Walk, tick: number, step: number): Walk {
  let { lane, lives, immune } = walk;
  lane = clamped(lane + step);
  for (const { at, crates, push } of rows) {
    if (push !== undefined && at === tick) lane = clamped(lane + push);
    if (!crates || Math.abs(at - tick) > SPAN || tick < immune || !crates.includes(lane)) continue;
    lives -= 1;
    immune = tick + IMMUNE;
  }
  return { lane, lives, immune };
}

/** Steps by their ticks: -1 to the left, 1 to the right; one a tick. */
export type Steps = ReadonlyMap<number, -1 | 1>;

/** Steps as text: ticks since the last one, and the side: `14r3l`. */
export const packed = (steps: Steps): string => {
  let before = 0;
  return [...steps]
    .sort(([one], [other]) => one - other)
    .map(([tick, step]) => {
      const text = `${tick - before}${step < 0 ? "l" : "r"}`;
      before = tick;
      return text;
    })
    .join("");
};

/** Reads them again; null for what is no such text. */
export function unpacked(text: string): Steps | null {
  if (!/^(\d{1,3}[lr])*$/.test(text)) return null;
  const steps = new Map<number, -1 | 1>();
  let tick = 0;
  for (const [, ticks, side] of text.matchAll(/(\d+)([lr])/g)) {
    tick += Number(ticks);
    if (steps.has(tick)) return null;
    steps.set(tick, side === "l" ? -1 : 1);
  }
  return steps.size <= STEPS_MAX ? steps : null;
}

/** Whether a walk comes to its end with these steps. */
export function arrives(rows: readonly Row[], steps: Steps): boolean {
  let walk = WALK_START;
  for (let tick = 0; tick < BELTS_RULES.ticks && walk.lives > 0; tick += 1)
    walk = walked(rows, walk, tick, steps.get(tick) ?? 0);
  return walk.lives > 0;
}

const tickOf = ({ calm }: Pick<Trial, "calm">): number => (calm ? TICK.calm : TICK.plain);

/** The answer is all steps of a walk, sent at its end: it is walked again, and must have taken its time. */
export const BELTS: TimedKind<BeltsPuzzle, BeltsView> = {
  view: (puzzle, trial) => ({
    ...puzzle,
    run: trial && { rows: rowsOf(puzzle, trial.seed), tick: tickOf(trial) },
  }),
  judge(puzzle, answer, trial, { served }) {
    const steps = unpacked(answer);
    const lasts = BELTS_RULES.ticks * tickOf(trial);
    if (!steps || served < lasts - SLACK.early || served > lasts + SLACK.late) return "wrong";
    return arrives(rowsOf(puzzle, trial.seed), steps) ? "solved" : "wrong";
  },
};
