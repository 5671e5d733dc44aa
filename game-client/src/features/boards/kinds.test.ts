import { BossBoardQuery, KindHeroesQuery } from "@diamond-valley/schemas/boards/boards.ts";
import { expect, test } from "vitest";
import { type BoardName, KINDS, pathOf } from "./kinds.ts";

const QUERIES = { kind: KindHeroesQuery, boss: BossBoardQuery } as const;

test.each(
  (Object.keys(KINDS) as BoardName[]).flatMap((name) => KINDS[name].map((kind) => [name, kind] as const)),
)("the board %s of the kind %s is asked for as the server takes it", (name, kind) => {
  const { pathname, searchParams } = new URL(pathOf(name, kind), "http://localhost");
  expect(pathname).toBe(`/game_rpg/leaderboard/${name === "kind" ? "quests" : "boss"}`);
  const asked = QUERIES[name].safeParse(Object.fromEntries(searchParams));
  expect(asked.success && Object.values(asked.data)).toEqual([kind]);
});
