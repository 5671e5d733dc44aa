import { BoardQuery, SPANS } from "@diamond-valley/schemas/boards/boards.ts";
import type { TeamBoard } from "@diamond-valley/schemas/teams/board.ts";
import { teamBoard } from "@diamond-valley/schemas/teams/board.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { expect, test } from "vitest";
import { boardsOf, joinTeam } from "./choice.ts";

const BOARD: TeamBoard = { lines: teamBoard(new Map()), flag: null, own: { team: "blue", points: 100 } };

/** Joins the blue team at a server that answers so; what was asked, and what the board says then. */
async function join(answer: () => Promise<unknown>) {
  const asked: unknown[] = [];
  const boards: TeamBoard[] = [];
  const api = {
    call: (...call: unknown[]) => {
      asked.push(call);
      return answer();
    },
  };
  const refused = await joinTeam({ api } as never, { put: (board) => void boards.push(board) }, "blue");
  return { refused, asked, boards };
}

test.each(SPANS)("the board of the span %s is asked for as the server takes it", async (span) => {
  const asked: string[] = [];
  const api = {
    call: async (_: string, path: string) => {
      asked.push(path);
      return BOARD;
    },
  };
  await boardsOf({ api } as never)[span].refresh();
  const { pathname, searchParams } = new URL(asked[0]!, "http://localhost");
  expect(pathname).toBe("/game_rpg/leaderboard/team");
  expect(BoardQuery.parse(Object.fromEntries(searchParams))).toEqual({ span });
});

test("joining asks once, and the answer is the board", async () => {
  expect(await join(async () => BOARD)).toEqual({
    refused: null,
    asked: [["POST", "/game_rpg/team", { team: "blue" }]],
    boards: [BOARD],
  });
});

test.each([
  ["a refusal", () => new ApiProblem("team-joined"), "team-joined"],
  ["a line that broke", () => new Unreachable(), "unavailable"],
] as const)("%s is answered by its code, and the board stays", async (_, error, code) => {
  expect(await join(async () => Promise.reject(error()))).toMatchObject({ refused: code, boards: [] });
});
