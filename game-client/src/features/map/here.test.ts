import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenKnown } from "./here.ts";

const AT: Point = { x: 120, y: 80 };

/** Frames that come when the test says so. */
let frames: Map<number, () => void>;
const drawFrame = (): void => {
  const due = [...frames.values()];
  frames.clear();
  for (const each of due) each();
};

beforeEach(() => {
  frames = new Map();
  let last = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => {
    last += 1;
    frames.set(last, frame);
    return last;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});
afterEach(() => void vi.unstubAllGlobals());

test("a map that is opened as the room was joined again shows where the player stands once that is known", () => {
  let here: Point | null = null;
  const found = vi.fn();
  whenKnown(() => here, found);
  drawFrame();
  expect(found).not.toHaveBeenCalled();
  here = AT;
  drawFrame();
  drawFrame();
  expect(found.mock.calls).toEqual([[AT]]);
});

test("where the player stands is known at once in a room that is on the screen", () => {
  const found = vi.fn();
  whenKnown(() => AT, found);
  expect(found.mock.calls).toEqual([[AT]]);
  expect(frames.size).toBe(0);
});

test("nobody looks on once the map is closed", () => {
  const position = vi.fn(() => null);
  whenKnown(position, () => {})();
  drawFrame();
  expect(position).toHaveBeenCalledOnce();
});
