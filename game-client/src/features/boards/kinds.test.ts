import { BoardQuery, BossBoardQuery, SPANS } from "@diamond-valley/schemas/boards/boards.ts";
import { ARMS } from "@diamond-valley/schemas/boss/kinds.ts";
import { expect, test } from "vitest";
import { BOARDS, pathOf } from "./kinds.ts";

const QUERIES = { kind: BoardQuery, boss: BossBoardQuery } as const;
const ALL = BOARDS.flatMap((board) =>
  SPANS.flatMap((span) => ARMS.map((arms) => [board, span, arms] as const)),
);

test.each(ALL)(
  "the board %s of the span %s with %s arms is asked for as the server takes it",
  (...chosen) => {
    const [board, span, arms] = chosen;
    const { pathname, searchParams } = new URL(pathOf({ board, span, arms }), "http://localhost");
    expect(pathname).toBe(`/game_rpg/leaderboard/${board === "kind" ? "quests" : "boss"}`);
    const asked = QUERIES[board].safeParse(Object.fromEntries(searchParams));
    expect(asked.data).toEqual(board === "kind" ? { span } : { span, arms });
  },
);
