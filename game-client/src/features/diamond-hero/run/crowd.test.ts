import { openField } from "@diamond-valley/schemas/arena/fields.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { expect, test } from "vitest";
import { createCrowd } from "./crowd.ts";

const FIELD = openField(1_000, 1_000);

/** A table of one row. */
const row = (kind: number, x: number, y: number) =>
  ({
    capacity: 1,
    columns: [],
    kind: Int32Array.of(kind),
    x: Int32Array.of(x * PX),
    y: Int32Array.of(y * PX),
  }) as const;

test("between two ticks a body is on its way from one place to the next", () => {
  const crowd = createCrowd(1, FIELD);
  crowd.step(row(1, 100, 50));
  crowd.step(row(1, 110, 50));
  expect([crowd.x(0, 0), crowd.x(0, 0.5), crowd.x(0, 1), crowd.y(0, 0.5)]).toEqual(
    [100, 105, 110, 50].map((px) => px * PX),
  );
});

test("over an edge of the field it goes the short way", () => {
  const crowd = createCrowd(1, FIELD);
  crowd.step(row(1, 995, 5));
  crowd.step(row(1, 5, 995));
  expect([crowd.x(0, 0), crowd.x(0, 1)]).toEqual([-5 * PX, 5 * PX]);
  expect([crowd.y(0, 0), crowd.y(0, 1)]).toEqual([1_005 * PX, 995 * PX]);
});

test("what was put elsewhere, or has come new into the row, does not fly there", () => {
  const crowd = createCrowd(1, FIELD);
  crowd.step(row(1, 100, 100));
  crowd.step(row(1, 400, 100));
  expect([crowd.x(0, 0), crowd.x(0, 1)]).toEqual([400 * PX, 400 * PX]);
  crowd.step(row(2, 410, 100));
  expect([crowd.x(0, 0), crowd.x(0, 1)]).toEqual([410 * PX, 410 * PX]);
});
