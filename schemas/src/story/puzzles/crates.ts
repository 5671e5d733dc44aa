import type { CratesPuzzle } from "./forms.ts";
import type { PuzzleKind } from "./kind.ts";

/** A move by its letter: left, right, up, down. */
export const MOVES = { l: [-1, 0], r: [1, 0], u: [0, -1], d: [0, 1] } as const;
export type Move = keyof typeof MOVES;

/** A place of a board: its row times `WIDE`, and its column. */
type Cell = number;
const WIDE = 64;

/** What of a board never moves. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly walls: ReadonlySet<Cell>;
  readonly marks: ReadonlySet<Cell>;
}

/** How a board stands. */
export interface BoardState {
  readonly robot: Cell;
  readonly crates: ReadonlySet<Cell>;
}

export const cellAt = (column: number, row: number): Cell => row * WIDE + column;
export const columnOf = (cell: Cell): number => cell % WIDE;
export const rowOf = (cell: Cell): number => Math.floor(cell / WIDE);

/** A board as content draws it, and how it stands in the beginning. */
export function readBoard({ board }: Pick<CratesPuzzle, "board">): { board: Board; start: BoardState } {
  const places = board.flatMap((line, row) =>
    [...line].map((sign, column) => ({ sign, cell: cellAt(column, row) })),
  );
  const cells = (signs: string): Set<Cell> =>
    new Set(places.filter(({ sign }) => signs.includes(sign)).map(({ cell }) => cell));
  const [robot = 0] = cells("@+");
  return {
    board: {
      width: Math.max(...board.map((line) => line.length)),
      height: board.length,
      walls: cells("#"),
      marks: cells(".*+"),
    },
    start: { robot, crates: cells("$*") },
  };
}

/** The board after a move; the same state where a wall or a second crate is in the way. */
export function moved({ walls }: Board, state: BoardState, move: Move): BoardState {
  const [dx, dy] = MOVES[move];
  const by = dy * WIDE + dx;
  const robot = state.robot + by;
  if (walls.has(robot)) return state;
  if (!state.crates.has(robot)) return { ...state, robot };
  const pushed = robot + by;
  if (walls.has(pushed) || state.crates.has(pushed)) return state;
  const crates = new Set(state.crates);
  crates.delete(robot);
  crates.add(pushed);
  return { robot, crates };
}

/** How many crates lie on marks. */
export const onMarks = ({ marks }: Board, { crates }: BoardState): number =>
  [...crates].filter((cell) => marks.has(cell)).length;

const isMove = (letter: string): letter is Move => Object.hasOwn(MOVES, letter);

/** Answers are all moves from the beginning, without those that were taken back: `rruld`. */
export const CRATES: PuzzleKind<CratesPuzzle, CratesPuzzle> = {
  view: (puzzle) => puzzle,
  solves(puzzle, answer) {
    const { board, start } = readBoard(puzzle);
    const moves = [...answer];
    if (!moves.every(isMove)) return false;
    const end = moves.reduce<BoardState>((state, move) => moved(board, state, move as Move), start);
    return onMarks(board, end) === board.marks.size;
  },
};
