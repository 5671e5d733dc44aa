import { IDLE, unpackInput } from "@diamond-valley/schemas/arena/input.ts";
import { expect, test } from "vitest";
import { inputOf } from "./arena-input.ts";

const NONE = { attack: false, dash: false, interact: false };

test.each([
  ["right", 100, 0, 0],
  ["down", 0, 100, 64],
  ["left", -100, 0, 128],
  ["up", 0, -100, 192],
  ["down and right", 100, 100, 32],
] as const)("keys to the %s go that way at full pace", (_, dx, dy, move) => {
  expect(unpackInput(inputOf({ dx, dy }, NONE))).toEqual({ ...IDLE, pace: 3, move });
});

test.each([
  [8, 0],
  [30, 1],
  [70, 2],
  [90, 3],
])("a stick at %i of 100 goes at pace %i", (dx, pace) => {
  expect(unpackInput(inputOf({ dx, dy: 0 }, NONE)).pace).toBe(pace);
});

test("buttons count beside the way, and standing still with none is the idle input", () => {
  const input = unpackInput(inputOf({ dx: 0, dy: 0 }, { attack: true, dash: true, interact: false }));
  expect(input).toEqual({ ...IDLE, attack: true, dash: true });
  expect(inputOf({ dx: 3, dy: -4 }, NONE)).toBe(0);
});
