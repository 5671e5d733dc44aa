import { expect, test } from "vitest";
import { type Deeds, scoreOf } from "./score.ts";

const NOTHING: Deeds = { won: false, dealt: 0, hp: 2_000, taken: 0, left: 0, closeCalls: 0 };

test.each<[string, Partial<Deeds>, number]>([
  ["standing idle until the time is up", { taken: 40 }, 0],
  ["standing there unharmed", {}, 0],
  ["half of its health, unharmed", { dealt: 1_000 }, 3_500],
  ["half of its health, with 30 lost", { dealt: 1_000, taken: 30 }, 3_200],
  ["half of its health, with more lost than anybody has", { dealt: 1_000, taken: 180 }, 2_500],
  ["time that is left of a fight that was lost", { dealt: 1_000, left: 90, taken: 100 }, 2_500],
  ["a win with 60 s left", { won: true, dealt: 2_000, left: 60, taken: 45 }, 5_000 + 1_200 + 1_100],
  ["close calls", { dealt: 1_000, taken: 100, closeCalls: 7 }, 2_640],
  ["at most 50 of them", { dealt: 1_000, taken: 100, closeCalls: 51 }, 3_500],
  ["parts of points are dropped", { dealt: 1, hp: 2_300, taken: 50 }, 2],
])("%s", (_, deeds, score) => {
  expect(scoreOf({ ...NOTHING, ...deeds })).toBe(score);
});
