import fc from "fast-check";
import { expect, test } from "vitest";
import { cosOf, degrees, directionOf, SCALE, sinOf, TURN, turnBetween, turnedTo } from "./angles.ts";

test("the table is a sine", () => {
  for (let direction = 0; direction < TURN; direction += 1) {
    const angle = (direction * 2 * Math.PI) / TURN;
    expect(Math.abs(sinOf(direction) - Math.sin(angle) * SCALE)).toBeLessThan(1);
    expect(Math.abs(cosOf(direction) - Math.cos(angle) * SCALE)).toBeLessThan(1);
  }
});

test("the direction of a vector is the nearest one", () => {
  const side = fc.integer({ min: -64_000, max: 64_000 });
  fc.assert(
    fc.property(side, side, (dx, dy) => {
      fc.pre(dx !== 0 || dy !== 0);
      const exact = (Math.atan2(dy, dx) * TURN) / (2 * Math.PI);
      const off = Math.abs(((exact - directionOf(dx, dy) + TURN * 1.5) % TURN) - TURN / 2);
      expect(off).toBeLessThan(0.51);
    }),
    { numRuns: 1_000 },
  );
  for (let direction = 0; direction < TURN; direction += 1)
    expect(directionOf(cosOf(direction), sinOf(direction))).toBe(direction);
  expect(directionOf(0, 0)).toBe(0);
});

test("turns go the short way, and degrees become directions", () => {
  expect([turnBetween(250, 6), turnBetween(6, 250), turnBetween(0, 128)]).toEqual([12, -12, -128]);
  expect([turnedTo(-1), turnedTo(300), degrees(90), degrees(35)]).toEqual([255, 44, 64, 24]);
});
