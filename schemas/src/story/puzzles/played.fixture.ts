import { BELTS_RULES, packed, type Row, type Steps, WALK_START, walked } from "./belts.ts";
import { type BoardState, MOVES, type Move, moved, onMarks, readBoard } from "./crates.ts";
import type { CratesPuzzle } from "./forms.ts";
import { leastTime, rowsOf } from "./lights.ts";
import { degreesAt, type OrbitRun, type OrbitView } from "./orbit.ts";
import type { PuzzleView } from "./puzzle.ts";
import type { Arrival } from "./trial.ts";

/** An answer to a puzzle in time, and when the server gets it, ms after it began. */
export interface Played {
  readonly answer: string;
  readonly served: number;
}

/** When an icon next passes the top from `from` on, ms. */
export function nextPass(
  { icons }: Pick<OrbitView, "icons">,
  run: OrbitRun,
  icon: string,
  from: number,
): number {
  const degrees = degreesAt(run, icons.length, icons.indexOf(icon), from);
  return from + (((360 - degrees) % 360) / 360) * run.turn;
}

/** What somebody answers who plays a puzzle in time without a fault, as its view shows it. */
export function playedWell(view: PuzzleView): Played[] {
  switch (view.kind) {
    case "orbit": {
      let at = 0;
      return view.run!.asked.map((icon) => {
        at = nextPass(view, view.run!, icon, at + 1);
        return { answer: at.toFixed(1), served: at };
      });
    }
    case "lights":
      return [{ answer: lightsOf(view.from, view.to, view.row!).join(","), served: leastTime(view, false) }];
    case "belts": {
      const { rows, tick } = view.run!;
      return [{ answer: packed(stepsThrough(rows)), served: BELTS_RULES.ticks * tick }];
    }
    default:
      throw new RangeError(`${view.kind} is not played in time`);
  }
}

const lightsOf = (from: number, to: number, row: readonly string[]): string[] =>
  rowsOf({ from, to }, row).flat();

/** Steps by which no crate bumps: looked for tick by tick, from all lanes that one may be in. Throws where there are none. */
export function stepsThrough(rows: readonly Row[]): Steps {
  /** By tick, and by the lane in which it ends: the lane and the step that lead there. */
  const ways: Map<number, { from: number; step: -1 | 0 | 1 }>[] = [];
  let lanes = new Set([WALK_START.lane]);
  for (let tick = 0; tick < BELTS_RULES.ticks; tick += 1) {
    const to = new Map<number, { from: number; step: -1 | 0 | 1 }>();
    for (const from of lanes)
      for (const step of [0, -1, 1] as const) {
        const { lane, lives } = walked(rows, { ...WALK_START, lane: from }, tick, step);
        if (lives === WALK_START.lives && !to.has(lane)) to.set(lane, { from, step });
      }
    ways.push(to);
    lanes = new Set(to.keys());
  }
  const [last] = lanes;
  if (last === undefined) throw new Error("no way through");
  let lane = last;
  const steps = new Map<number, -1 | 1>();
  for (let tick = BELTS_RULES.ticks - 1; tick >= 0; tick -= 1) {
    const { from, step }: { from: number; step: -1 | 0 | 1 } = ways[tick]!.get(lane)!;
    if (step !== 0) steps.set(tick, step);
    lane = from;
  }
  return steps;
}

const PATHS = new Map<string, string>();

/** The fewest moves that solve a board, by search. Throws where it has no solution. */
export function shortestMoves(puzzle: Pick<CratesPuzzle, "board">): string {
  const known = PATHS.get(puzzle.board.join());
  if (known !== undefined) return known;
  const { board, start } = readBoard(puzzle);
  const keyOf = ({ robot, crates }: BoardState): string =>
    `${robot}|${[...crates].sort((a, b) => a - b).join()}`;
  const seen = new Set([keyOf(start)]);
  const queue: { state: BoardState; path: string }[] = [{ state: start, path: "" }];
  for (const { state, path } of queue) {
    if (onMarks(board, state) === board.marks.size) {
      PATHS.set(puzzle.board.join(), path);
      return path;
    }
    for (const move of Object.keys(MOVES) as Move[]) {
      const next = moved(board, state, move);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ state: next, path: path + move });
    }
  }
  throw new Error("no solution");
}

/** An answer that comes over a line of no length, so many ms after its puzzle began. */
export const arrivedAt = (served: number): Arrival => ({ served, least: 0, bite: 0, echo: 0 });
