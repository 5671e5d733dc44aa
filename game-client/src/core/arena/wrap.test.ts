import { openField } from "@diamond-valley/schemas/arena/fields.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { expect, test } from "vitest";
import { createGlide } from "./glide.ts";
import { wrapAround } from "./wrap.ts";

const FIELD = openField(1_000, 800);

test("what is just beyond an edge is drawn just beyond it, on either side and wherever the player is drawn", () => {
  const focus = { x: 1_010, y: 1_590 };
  const { x, y } = wrapAround(FIELD, focus);
  expect([x(990 * PX), x(20 * PX), y(10 * PX), y(780 * PX)]).toEqual([990, 1_020, 1_610, 1_580]);
});

test("nothing is drawn farther away than half of the field", () => {
  const focus = { x: 1_250, y: 1_000 };
  const { x, y } = wrapAround(FIELD, focus);
  for (let at = 0; at < 1_000; at += 7) expect(Math.abs(x(at * PX) - focus.x)).toBeLessThanOrEqual(500);
  for (let at = 0; at < 800; at += 7) expect(Math.abs(y(at * PX) - focus.y)).toBeLessThanOrEqual(400);
});

test("who goes over the edge of a field that wraps glides on at the same pace, one field from its corner", () => {
  const glide = createGlide(FIELD);
  const seen: number[] = [];
  for (let tick = 0; tick < 6; tick += 1) {
    glide.at(tick, { x: (975 + tick * 10) % 1_000, y: 400 });
    seen.push(glide.draw(0.5, 16).x);
  }
  expect(seen.slice(1)).toEqual([1_980, 1_990, 1_000, 1_010, 1_020]);
});
