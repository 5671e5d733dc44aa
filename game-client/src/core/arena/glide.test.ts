import { expect, test } from "vitest";
import { createGlide } from "./glide.ts";

test("between ticks a body is on the straight way from the last place to this one", () => {
  const glide = createGlide();
  glide.at(1, { x: 100, y: 50 });
  glide.at(2, { x: 110, y: 50 });
  expect(glide.draw(0, 0)).toEqual({ x: 100, y: 50 });
  expect(glide.draw(0.5, 0)).toEqual({ x: 105, y: 50 });
  expect(glide.draw(3, 0)).toEqual({ x: 110, y: 50 });
});

test("a place that was put right is glided to, not jumped to", () => {
  const glide = createGlide();
  glide.at(1, { x: 100, y: 50 });
  glide.at(1, { x: 140, y: 50 });
  expect(glide.draw(1, 0)).toEqual({ x: 100, y: 50 });
  const soon = glide.draw(1, 80).x;
  expect(soon).toBeGreaterThan(115);
  expect(soon).toBeLessThan(140);
  expect(glide.draw(1, 1_000).x).toBeCloseTo(140, 3);
});

test("a dash of four ticks is no correction, and a far place is another place", () => {
  const glide = createGlide();
  glide.at(1, { x: 0, y: 0 });
  glide.at(2, { x: 30, y: 0 });
  expect(glide.draw(1, 0)).toEqual({ x: 30, y: 0 });
  glide.at(3, { x: 800, y: 600 });
  expect(glide.draw(0, 0)).toEqual({ x: 800, y: 600 });
});

test("ticks that were made at once are gone through at once", () => {
  const glide = createGlide();
  glide.at(1, { x: 0, y: 0 });
  glide.at(8, { x: 70, y: 0 });
  expect(glide.draw(1, 0)).toEqual({ x: 70, y: 0 });
});
