import fc from "fast-check";
import { expect, test } from "vitest";
import { CLOSEST, dragged, held, type MapView, pointAt, WHOLE, zoomedAt } from "./view.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const view = fc
  .record({ zoom: fc.double({ min: 1, max: CLOSEST, noNaN: true }), x: share, y: share })
  .map(held);

const expectOnMap = ({ zoom, x, y }: MapView): void => {
  expect(zoom).toBeGreaterThanOrEqual(1);
  expect(zoom).toBeLessThanOrEqual(CLOSEST);
  for (const middle of [x, y]) {
    expect(middle - 0.5 / zoom).toBeGreaterThanOrEqual(-1e-9);
    expect(middle + 0.5 / zoom).toBeLessThanOrEqual(1 + 1e-9);
  }
};

test("however it is zoomed and dragged, nothing beyond the map shows", () => {
  fc.assert(
    fc.property(view, fc.double({ min: 0.1, max: 9, noNaN: true }), share, share, (from, factor, x, y) => {
      expectOnMap(zoomedAt(from, factor, { x, y }));
      expectOnMap(dragged(from, x * 2 - 1, y * 2 - 1));
    }),
  );
});

test("zooming in keeps the point under the finger where it is, away from the edges", () => {
  const at = { x: 0.6, y: 0.4 };
  const before = pointAt(WHOLE, at);
  const after = pointAt(zoomedAt(WHOLE, 2, at), at);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("what is dragged follows the finger", () => {
  const close = zoomedAt(WHOLE, 2, { x: 0.5, y: 0.5 });
  expect(pointAt(dragged(close, 0.1, 0), { x: 0.6, y: 0.5 }).x).toBeCloseTo(
    pointAt(close, { x: 0.5, y: 0.5 }).x,
  );
});

test("zooming out as far as it goes shows the whole map", () => {
  expect(zoomedAt({ zoom: 3, x: 0.2, y: 0.3 }, 0.1, { x: 0, y: 0 })).toEqual(WHOLE);
});
