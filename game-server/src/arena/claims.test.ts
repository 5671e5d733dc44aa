import { expect, test } from "vitest";
import type { Problem } from "../http/problem.ts";
import { createClaims } from "./claims.ts";

const RULES = { rest: 45, taken: "monster-taken", resting: "monster-gone" } as const;

function claims() {
  const shown = [1, 2].map(() => ({ taken: false, rest: 0 }));
  return { shown, ...createClaims(shown, RULES) };
}

function codeOf(act: () => void): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return (error as Problem).code;
  }
}

test("a thing is one session's, until that gives it back", () => {
  const { shown, take, release, releaseAll } = claims();
  take(1, "ann");
  expect(shown).toEqual([
    { taken: true, rest: 0 },
    { taken: false, rest: 0 },
  ]);
  expect([codeOf(() => take(1, "ben")), codeOf(() => take(1, "ann"))]).toEqual(["monster-taken", "not-now"]);
  release(1);
  take(1, "ben");
  take(2, "ben");
  releaseAll("ann");
  expect(codeOf(() => take(2, "ann"))).toBe("monster-taken");
  releaseAll("ben");
  expect(shown.some(({ taken }) => taken)).toBe(false);
});

test("what is used up is free and rests, in whole seconds that are told", () => {
  const { shown, take, rest, advance } = claims();
  take(2, "ann");
  rest(2);
  expect(shown[1]).toEqual({ taken: false, rest: 3 });
  for (let tick = 0; tick < 44; tick += 1) advance();
  expect([shown[1]!.rest, codeOf(() => take(2, "ben"))]).toEqual([1, "monster-gone"]);
  advance();
  expect(shown[1]!.rest).toBe(0);
  take(2, "ben");
});
