import type { EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import { scoreOf } from "@diamond-valley/schemas/boss/score.ts";
import { expect, test } from "vitest";
import { PARTS, partsOf } from "./score-parts.ts";

const answer = (changes: Partial<EndAnswer>): EndAnswer => ({
  attempt: "a",
  kind: "weekly",
  arms: "own",
  ranked: true,
  calm: false,
  outcome: "success",
  reason: "won",
  seconds: 120,
  dealt: 100,
  closeCalls: 4,
  score: 0,
  isBest: false,
  diamonds: 0,
  levelUp: null,
  losses: null,
  lost: null,
  ...changes,
});

test("the parts of a win are those that the score was made of", () => {
  const score = scoreOf({ won: true, dealt: 2_000, hp: 2_000, taken: 40, left: 60, closeCalls: 4 });
  expect(partsOf(answer({ score }))).toEqual({ dealt: 5_000, time: 1_200, unhurt: 1_200, close: 80 });
});

test("a fight in calm mode has more time to be left", () => {
  const score = scoreOf({ won: true, dealt: 2_000, hp: 2_000, taken: 104, left: 120, closeCalls: 0 });
  expect(partsOf(answer({ score, calm: true, closeCalls: 0 })).time).toBe(2_400);
});

test.each(["fallen", "time"] as const)("the parts of a fight that ended with %s are its score", (reason) => {
  for (const dealt of [0, 7, 333, 1_999]) {
    const taken = reason === "fallen" ? 104 : 30;
    const score = scoreOf({ won: false, dealt, hp: 2_000, taken, left: 0, closeCalls: 70 });
    const parts = partsOf(
      answer({ score, outcome: "fail", reason, dealt: Math.floor(dealt / 20), closeCalls: 70 }),
    );
    expect(PARTS.reduce((sum, part) => sum + parts[part], 0)).toBe(score);
    expect([parts.time, parts.close]).toEqual([0, 1_000]);
    if (reason === "fallen") expect(parts.unhurt).toBe(0);
  }
});
