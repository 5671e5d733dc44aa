import { expect, test } from "vitest";
import { mapField } from "../arena/map-field.ts";
import { px } from "../arena/units.ts";
import { forest } from "../places/maps.fixture.ts";
import { PLACES } from "../places/registry.ts";
import { HUNTING } from "./tuning.ts";

const { clearings } = forest;
const field = mapField(forest);

test("is of the size and has the clearings of the spec, at least 520 px apart", () => {
  expect([forest.width, forest.height, PLACES.forest.players]).toEqual([2_600, 1_800, 12]);
  expect(clearings.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  for (const one of clearings)
    for (const other of clearings)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(520);
});

test("each clearing is open, and so large that a slime and its hunter find room in its ring", () => {
  const inside = HUNTING.ring.radius - HUNTING.ring.inside;
  for (const { x, y, number } of clearings)
    for (let turn = 0; turn < 64; turn += 1)
      for (const way of [0, 60, 120, 180, inside]) {
        const at = [x + Math.cos(turn) * way, y + Math.sin(turn) * way] as const;
        expect(field.free(px(at[0]), px(at[1]), 16), `clearing ${number}, ${way} px`).toBe(true);
      }
});

test("nobody meets a slime who has just come in", () => {
  const start = forest.spawns.get("start")!;
  for (const { x, y } of clearings)
    expect(Math.hypot(x - start.x, y - start.y)).toBeGreaterThan(HUNTING.approach + 40);
});
