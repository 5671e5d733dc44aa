import type { PlayerLine } from "@diamond-valley/schemas/boards/boards.ts";
import { expect, test } from "vitest";
import { totalsOf } from "./totals.ts";

const HERO = { totals: { kills: 120, coins: 40, plays: 2, clears: 0, prisms: 0 }, best: 900 };
const line = (rank: number, own: boolean) => ({ rank, own }) as PlayerLine;

test("totals hold the own rank among the neighbours", () => {
  const around = [line(6, false), line(7, true), line(8, false)];
  expect(totalsOf(HERO, { around, players: 40 })).toEqual({
    defeats: 120,
    best: 900,
    rank: { rank: 7, players: 40 },
  });
});

test("who is on no board has no rank", () => {
  expect(totalsOf(HERO, { around: [], players: 40 }).rank).toBeNull();
});
