import fc from "fast-check";
import { expect, test } from "vitest";
import { lake, village } from "../places/maps.fixture.ts";
import { type Field, openField, ringField, roomField } from "./fields.ts";
import { mapField } from "./map-field.ts";
import { moveBody, type Positions } from "./movement.ts";
import { tableAt } from "./table.ts";
import { px } from "./units.ts";

const RADIUS = 16;
const bodyAt = (x: number, y: number): Positions => {
  const body = tableAt(new Int32Array(2), 0, ["x", "y"], 1);
  [body.x[0], body.y[0]] = [x, y];
  return body;
};
const placeOf = (body: Positions): number[] => [body.x[0]!, body.y[0]!];

const box = fc.record({
  x: fc.integer({ min: 0, max: 360 }),
  y: fc.integer({ min: 0, max: 260 }),
  width: fc.integer({ min: 1, max: 120 }),
  height: fc.integer({ min: 1, max: 120 }),
});
const way = fc.integer({ min: -px(60), max: px(60) });

function walkAbout(field: Field, startX: number, startY: number, ways: readonly [number, number][]): void {
  const body = bodyAt(startX, startY);
  for (const [dx, dy] of ways) {
    const [x, y] = placeOf(body) as [number, number];
    moveBody(field, body, 0, dx, dy, RADIUS);
    expect(field.free(body.x[0]!, body.y[0]!, RADIUS)).toBe(true);
    // Slipping past a corner and sliding take no more than the way itself.
    expect(Math.abs(body.x[0]! - x) + Math.abs(body.y[0]! - y)).toBeLessThanOrEqual(
      2 * Math.max(Math.abs(dx), Math.abs(dy)) + px(1),
    );
  }
}

test("nobody passes a wall: not by long ways, and not at thin walls", () => {
  fc.assert(
    fc.property(
      fc.array(box, { maxLength: 8 }),
      fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 20 }),
      (boxes, ways) => {
        const field = roomField(480, 380, boxes);
        fc.pre(field.free(px(240), px(190), RADIUS));
        walkAbout(field, px(240), px(190), ways);
      },
    ),
    { numRuns: 300 },
  );
  const fence = roomField(400, 100, [{ x: 200, y: 0, width: 1, height: 100 }]);
  const body = bodyAt(px(100), px(50));
  expect(moveBody(fence, body, 0, px(250), 0, RADIUS)).toBe(false);
  expect(placeOf(body)).toEqual([px(184), px(50)]);
});

test.each([village, lake])("nobody passes a wall of $name", (map) => {
  const field = mapField(map);
  const { x, y } = map.spawns.get("start")!;
  fc.assert(
    fc.property(fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 40 }), (ways) => {
      walkAbout(field, px(Math.round(x)), px(Math.round(y)), ways);
    }),
    { numRuns: 40 },
  );
});

test("a body slides along a wall, and slips past a corner", () => {
  const field = roomField(400, 400, [{ x: 200, y: 0, width: 50, height: 200 }]);
  const sliding = bodyAt(px(180), px(100));
  moveBody(field, sliding, 0, px(20), px(20), RADIUS);
  expect(placeOf(sliding)).toEqual([px(184), px(120)]);
  const slipping = bodyAt(px(180), px(212));
  for (let tick = 0; tick < 8; tick += 1) moveBody(field, slipping, 0, px(10), 0, RADIUS);
  expect(slipping.x[0]).toBeGreaterThan(px(220));
});

test("a tip that points at the body stops it, and does not turn it to one side", () => {
  const field = roomField(400, 400, [{ x: 200, y: 199, width: 100, height: 2 }]);
  const body = bodyAt(px(100), px(200));
  for (let tick = 0; tick < 20; tick += 1) moveBody(field, body, 0, px(10), 0, 4);
  expect(placeOf(body)).toEqual([px(196), px(200)]);
});

test("a point is not free within a box either", () => {
  const field = roomField(400, 400, [{ x: 100, y: 100, width: 50, height: 50 }]);
  expect([field.free(px(120), px(120), 0), field.free(px(90), px(120), 0)]).toEqual([false, true]);
});

test("a plain without walls wraps, a ring holds a body", () => {
  const body = bodyAt(px(5), px(5));
  moveBody(openField(100, 100), body, 0, -px(10), -px(10), RADIUS);
  expect(placeOf(body)).toEqual([px(95), px(95)]);
  const ring = ringField(roomField(1_000, 1_000), px(500), px(500), 100);
  const held = bodyAt(px(500), px(500));
  moveBody(ring, held, 0, px(300), 0, RADIUS);
  expect(placeOf(held)).toEqual([px(584), px(500)]);
});
