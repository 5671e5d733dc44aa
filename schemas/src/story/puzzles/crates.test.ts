import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reactionsOf } from "../targets.ts";
import { CRATES, MOVES, type Move, moved, onMarks, readBoard } from "./crates.ts";
import { CratesPuzzle } from "./forms.ts";
import { shortestMoves } from "./played.fixture.ts";

const draw = { random: () => () => 0, order: () => [], recall: () => 0 };
const board = (...rows: string[]) => CratesPuzzle.parse({ kind: "crates", number: 1, of: 1, board: rows });
const solves = (puzzle: CratesPuzzle, answer: string) =>
  "solves" in CRATES && CRATES.solves(puzzle, answer, draw);

describe("pushing", () => {
  const lane = board("#######", "#@$ . #", "#######");
  test.each([
    ["rr", true],
    ["rrr", false],
    ["r", false],
    ["", false],
    ["rlrr", true],
    ["rru", true],
    ["RR", false],
    ["rrx", false],
    ["constructor", false],
  ])("%j solves it: %s", (answer, right) => expect(solves(lane, answer)).toBe(right));

  test("walls and second crates hold, and nothing is pulled", () => {
    const { board: at, start } = readBoard(board("######", "#@$$.#", "#. ###", "######"));
    expect(moved(at, start, "r")).toBe(start);
    expect(moved(at, start, "u")).toBe(start);
    const down = moved(at, start, "d");
    expect(down.crates).toBe(start.crates);
    const { board: wide, start: before } = readBoard(board("#######", "# @$ .#", "#######"));
    const pushed = moved(wide, before, "r");
    expect(moved(wide, pushed, "l").crates).toEqual(pushed.crates);
  });

  test("a crate on its mark may be pushed off again, and only all of them count", () => {
    const two = board("#######", "#@*$ .#", "#  .  #", "#######".replace(".", "#"));
    const { board: at, start } = readBoard(two);
    expect(at.marks.size).toBe(3);
    expect(onMarks(at, start)).toBe(1);
  });
});

describe("the boards of Nut's machine", () => {
  const boards = reactionsOf("android-room", "crates").flatMap(({ puzzle }) =>
    puzzle?.kind === "crates" ? [puzzle] : [],
  );
  const inOrder = boards.toSorted((one, other) => one.number - other.number);
  test("are six, each with a robot and as many crates as marks", () => {
    expect(inOrder.map(({ number, of }) => [number, of])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [number, 6]),
    );
    for (const puzzle of inOrder) {
      const { board: at, start } = readBoard(puzzle);
      expect(start.crates.size).toBe(at.marks.size);
      expect(puzzle.board.join("").match(/[@+]/g)).toHaveLength(1);
      expect(new Set(puzzle.board.map((row) => row.length)).size).toBe(1);
    }
  });
  test("can be solved, each with more moves than the one before it, and fit on a phone", () => {
    const moves = inOrder.map((puzzle) => shortestMoves(puzzle));
    for (const [at, puzzle] of inOrder.entries()) {
      expect(solves(puzzle, moves[at]!)).toBe(true);
      expect(solves(puzzle, moves[at]!.slice(0, -1))).toBe(false);
      expect(readBoard(puzzle).board.width).toBeLessThanOrEqual(8);
    }
    expect(moves.map(({ length }) => length)).toEqual([10, 20, 22, 33, 35, 44]);
  });
  test("never lose a crate, wherever one walks", () => {
    const walks = fc.array(fc.constantFrom(...(Object.keys(MOVES) as Move[])), { maxLength: 80 });
    fc.assert(
      fc.property(fc.constantFrom(...inOrder), walks, (puzzle, moves) => {
        const { board: at, start } = readBoard(puzzle);
        const end = moves.reduce((state, move) => moved(at, state, move), start);
        expect(end.crates.size).toBe(start.crates.size);
        for (const cell of [...end.crates, end.robot]) expect(at.walls.has(cell)).toBe(false);
        expect(end.crates.has(end.robot)).toBe(false);
      }),
    );
  });
});
