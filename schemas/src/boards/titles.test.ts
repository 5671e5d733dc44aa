import { expect, test } from "vitest";
import { TITLES, titleOf } from "./titles.ts";

test.each([
  [{}, null],
  [{ kind: 1 }, { board: "kind", rank: 1 }],
  [{ kind: TITLES.ranks }, { board: "kind", rank: TITLES.ranks }],
  [{ kind: TITLES.ranks + 1 }, null],
  [
    { kind: 1, boss: 2, hero: 3 },
    { board: "kind", rank: 1 },
  ],
  [
    { kind: 2, boss: 2, hero: 2 },
    { board: "hero", rank: 2 },
  ],
] as const)("ranks %j give %j", (ranks, title) => {
  expect(titleOf((board) => (ranks as Record<string, number>)[board] ?? null)).toEqual(title);
});
