import fc from "fast-check";
import { expect, test } from "vitest";
import { isFree } from "../maps/collision.ts";
import { village } from "../places/maps.fixture.ts";
import { TICK_RATE } from "../protocol.ts";
import { FACING, PREDICTED_FIELDS, stepWalker, WALK_SPEED, WALKER_RADIUS, Walker } from "./walking.ts";

const SECONDS = 1 / TICK_RATE;
const STEP = WALK_SPEED / TICK_RATE;
const start = village.spawns.get("start")!;
const standing = () => ({ x: start.x, y: start.y, facing: FACING.down as number, walking: false });

test("a step to each side is the speed's whole px, and turns the walker", () => {
  for (const [dx, dy, facing] of [
    [100, 0, FACING.right],
    [-100, 0, FACING.left],
    [0, 100, FACING.down],
    [0, -100, FACING.up],
  ] as const) {
    const walker = standing();
    stepWalker(village, walker, { dx, dy }, SECONDS);
    expect(walker).toEqual({
      x: start.x + Math.sign(dx) * STEP,
      y: start.y + Math.sign(dy) * STEP,
      facing,
      walking: true,
    });
  }
});

test("a slanted push is no faster, a gentle one is slower, the dead middle of the stick stands", () => {
  const moved = (dx: number, dy: number) => {
    const walker = standing();
    stepWalker(village, walker, { dx, dy }, SECONDS);
    return Math.hypot(walker.x - start.x, walker.y - start.y);
  };
  expect(moved(100, 100)).toBeLessThanOrEqual(STEP);
  expect(moved(100, 100)).toBeGreaterThan(STEP * 0.9);
  expect(moved(50, 0)).toBe(STEP / 2);
  expect(moved(5, 5)).toBe(0);
});

test("whatever the inputs, a walker stays on free ground, on whole px that fit an int16", () => {
  // All that fits the message, beyond what an honest client sends.
  const axis = fc.integer({ min: -128, max: 127 });
  fc.assert(
    fc.property(fc.array(fc.record({ dx: axis, dy: axis }), { maxLength: 60 }), (inputs) => {
      const walker = standing();
      for (const input of inputs) {
        const before = { ...walker };
        stepWalker(village, walker, input, SECONDS);
        expect(Math.abs(walker.x - before.x)).toBeLessThanOrEqual(STEP);
        expect(Math.abs(walker.y - before.y)).toBeLessThanOrEqual(STEP);
        expect(Number.isInteger(walker.x) && Number.isInteger(walker.y)).toBe(true);
        expect(isFree(village, walker.x, walker.y, WALKER_RADIUS)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test("the predicted fields are numbers and flags of the state, which the SDK can compare", () => {
  const walker = Object.assign(new Walker(), { x: 0, y: 0, facing: 0, walking: false });
  for (const field of PREDICTED_FIELDS) expect(["number", "boolean"]).toContain(typeof walker[field]);
});
