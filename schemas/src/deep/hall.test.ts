import { expect, test } from "vitest";
import { STATS } from "../arena/play-ticks.fixture.ts";
import { px } from "../arena/units.ts";
import { isFree } from "../maps/collision.ts";
import { middleOf } from "../maps/points.ts";
import { MAPS } from "../places/maps.fixture.ts";
import { PLACES } from "../places/registry.ts";
import { PARTS } from "../story/parts.ts";
import { WALKER_RADIUS } from "../walking/walking.ts";
import { FIRST } from "./play.fixture.ts";
import { DEEP_RULES } from "./rules.ts";
import { deepSetup } from "./setup.ts";
import { DEEP } from "./tuning.ts";

const map = MAPS["deep-arena"];
const field = DEEP_RULES.field(deepSetup(STATS, FIRST, DEEP.plate));

test("the map has the floors of the rules, and nothing else that is solid", () => {
  const { floor, porch } = DEEP;
  expect(map.ground).toMatchObject([floor, porch]);
  for (let x = 60; x <= 900; x += 5)
    for (let y = 130; y <= 720; y += 5) {
      const walked = isFree(map, x, y, WALKER_RADIUS);
      // On the very edge the map and the rules may round differently.
      const nearEdge = [-1, 1].some((by) =>
        [isFree(map, x + by, y, WALKER_RADIUS), isFree(map, x, y + by, WALKER_RADIUS)].some(
          (free) => free !== walked,
        ),
      );
      if (!nearEdge) expect(field.free(px(x), px(y), WALKER_RADIUS), `${x}, ${y}`).toBe(walked);
    }
});

test("eyes, plate and diamonds are in the hall, and the map names the plate and each diamond", () => {
  const { floor, eyes, heart, plate, gem } = DEEP;
  for (const [x, y] of [...eyes, heart, [plate.x, plate.y] as const]) {
    expect(x > floor.x && x < floor.x + floor.width, `${x}`).toBe(true);
    expect(y > floor.y && y < floor.y + floor.height, `${y}`).toBe(true);
  }
  const lock = map.objects.find(({ name }) => name === "lock")!;
  expect(middleOf(lock)).toEqual({ x: plate.x, y: plate.y });
  const gems = map.objects.filter(({ name }) => name.startsWith("gem-"));
  expect(gems.map(({ name, type }) => [name, type])).toEqual(
    Array.from({ length: gem.count }, (_, index) => [`gem-${index + 1}`, "event"]),
  );
  expect(PARTS.get("diamond")?.gems).toEqual({ count: gem.count, diamonds: 5 });
  expect(PLACES["deep-arena"]).toMatchObject({ room: "deep", part: "diamond", private: true });
});
