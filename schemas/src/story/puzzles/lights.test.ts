import { expect, test } from "vitest";
import { LightsPuzzle } from "./forms.ts";
import { LIGHTS, leastTime, rowsOf } from "./lights.ts";
import { arrivedAt, playedWell } from "./played.fixture.ts";
import type { Trial } from "./trial.ts";

const GAME = LightsPuzzle.parse({
  kind: "lights",
  star: 1,
  lights: ["circle", "triangle", "star", "square"],
  from: 3,
  to: 4,
});
const trial = (seed: number, calm = false): Trial => ({ of: "lights", seed, calm, given: [] });
const judged = (answer: string, served: number, of = trial(7)) =>
  LIGHTS.judge(GAME, answer, of, arrivedAt(served));

test("each row is the last one and one light more", () => {
  expect(rowsOf({ from: 3, to: 5 }, ["a", "b", "c", "d", "e"])).toEqual([
    ["a", "b", "c"],
    ["a", "b", "c", "d"],
    ["a", "b", "c", "d", "e"],
  ]);
});

test("all rows repeated are the solution, and nothing else is", () => {
  const [played] = playedWell(LIGHTS.view(GAME, trial(7)));
  const { answer, served } = played!;
  expect(answer.split(",")).toHaveLength(7);
  expect(judged(answer, served)).toBe("solved");
  const lights = answer.split(",");
  const other = lights[6] === "star" ? "circle" : "star";
  for (const wrong of [
    "",
    lights.slice(1).join(","),
    [...lights.slice(0, 6), other].join(","),
    `${answer},star`,
  ])
    expect(judged(wrong, served), wrong).toBe("wrong");
});

test("who answers before the lights have been shown has not looked", () => {
  const [{ answer } = { answer: "" }] = playedWell(LIGHTS.view(GAME, trial(7)));
  const least = leastTime(GAME, false);
  expect(judged(answer, least - 1)).toBe("wrong");
  expect(judged(answer, least)).toBe("solved");
  expect(leastTime(GAME, true)).toBeCloseTo(least * 1.6);
  expect(judged(answer, least, trial(7, true))).toBe("wrong");
});

test("each try has a row of its own, and none is shown before it begins", () => {
  const rows = Array.from({ length: 20 }, (_, seed) => LIGHTS.view(GAME, trial(seed)).row!.join());
  expect(new Set(rows).size).toBeGreaterThan(12);
  expect(LIGHTS.view(GAME, null).row).toBeNull();
});
