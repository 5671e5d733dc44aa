import { expect, test } from "vitest";
import { arrowPlace, figureBox, isIn, overGoal } from "./on-screen.ts";

const SCREEN = { left: 0, top: 0, right: 390, bottom: 844 };
const CENTRE = { x: 195, y: 422 };

test("the arrow stands at the edge of the screen, on the line to the goal, and points along it", () => {
  const right = arrowPlace(CENTRE, { x: 2_000, y: 422 }, SCREEN, []);
  expect(right).toEqual({ x: 356, y: 422, angle: 0 });
  const down = arrowPlace(CENTRE, { x: 195, y: 3_000 }, SCREEN, []);
  expect([down.x, down.y, down.angle]).toEqual([195, 810, 90]);
  const aslant = arrowPlace(CENTRE, { x: -1_000, y: 1_617 }, SCREEN, []);
  expect(aslant.angle).toBe(135);
  expect(aslant.x).toBeCloseTo(34);
  expect(aslant.y).toBeCloseTo(583);
});

test("the arrow never lies under a part of the screen: it stands beside it, and points to the goal", () => {
  const stick = { left: 0, top: 690, right: 150, bottom: 844 };
  const goal = { x: -300, y: 1_400 };
  const beside = arrowPlace(CENTRE, goal, SCREEN, [stick]);
  const isUnder = isIn(
    { left: stick.left - 34, top: stick.top - 34, right: stick.right + 34, bottom: stick.bottom + 34 },
    beside,
  );
  expect(isUnder).toBe(false);
  const to = (Math.atan2(goal.y - beside.y, goal.x - beside.x) * 180) / Math.PI;
  expect(Math.abs(beside.angle - to)).toBeLessThan(5);
});

test("an arrow to what lies behind a player at the foot of the screen stands beside the player", () => {
  const lying = { left: 0, top: 0, right: 844, bottom: 390 };
  const me = { left: 380, top: 220, right: 464, bottom: 335 };
  const { x, y, angle } = arrowPlace({ x: 422, y: 195 }, { x: 422, y: 384 }, lying, [me]);
  expect([x < me.left || x > me.right, y]).toEqual([true, 356]);
  expect(Math.abs(Math.cos((angle * Math.PI) / 180))).toBeGreaterThan(0.9);
});

test("a goal that is nearer than the edge is where the arrow stands", () => {
  expect(arrowPlace(CENTRE, { x: 250, y: 422 }, SCREEN, [])).toMatchObject({ x: 250, y: 422 });
});

test.each([
  // A door right behind who has just come in, one a few steps down, and the same far to the side.
  [
    { x: 300, y: 440 },
    { x: 300, y: 400 },
    { x: 300, y: 440 },
  ],
  [
    { x: 300, y: 500 },
    { x: 300, y: 400 },
    { x: 300, y: 444 },
  ],
  [
    { x: 460, y: 440 },
    { x: 300, y: 400 },
    { x: 460, y: 290 },
  ],
  // What stands behind the player's back, or far away, has its marker over it.
  [
    { x: 300, y: 360 },
    { x: 300, y: 400 },
    { x: 300, y: 210 },
  ],
  [
    { x: 300, y: 700 },
    { x: 300, y: 400 },
    { x: 300, y: 550 },
  ],
])("over a goal at %o, for who stands at %o, the marker is at %o", (goal, me, marker) => {
  expect(overGoal(goal, me)).toEqual(marker);
});

test("no marker lies over the own face", () => {
  const me = { x: 0, y: 0 };
  for (let x = -200; x <= 200; x += 20)
    for (let y = 20; y <= 300; y += 10)
      expect(isIn(figureBox(me), overGoal({ x, y }, me)), `${x},${y}`).toBe(false);
});
