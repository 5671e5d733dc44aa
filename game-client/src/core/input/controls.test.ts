import { expect, test } from "vitest";
import { axesOf } from "./controls.ts";

const STILL = { x: 0, y: 0 };

test("keys add up to a way, and opposite keys to none", () => {
  expect(axesOf(new Set(["KeyW", "ArrowRight"]), STILL)).toEqual({ dx: 100, dy: -100 });
  expect(axesOf(new Set(["KeyA", "KeyD"]), STILL)).toEqual({ dx: 0, dy: 0 });
});

test("two keys for the same way are no faster, nor are keys with the stick", () => {
  expect(axesOf(new Set(["KeyS", "ArrowDown"]), { x: 0, y: 0.5 })).toEqual({ dx: 0, dy: 100 });
});

test("the stick is read in hundredths", () => {
  expect(axesOf(new Set(), { x: 0.256, y: -0.5 })).toEqual({ dx: 26, dy: -50 });
});
