import { expect, test } from "vitest";
import { isFree } from "../maps/collision.ts";
import { magicCircle } from "../places/maps.fixture.ts";
import { PLACES } from "../places/registry.ts";
import { WALKER_RADIUS } from "../walking/walking.ts";
import { BOSS } from "./tuning.ts";

const { x, y, radius, start } = BOSS.circle;
const turns = Array.from({ length: 128 }, (_, index) => (index * Math.PI) / 64);
const free = (turn: number, way: number): boolean =>
  isFree(magicCircle, x + Math.cos(turn) * way, y + Math.sin(turn) * way, WALKER_RADIUS);

test("the map has the circle of the rules: 100 x 76 tiles, the golem in the middle, the player below it", () => {
  expect([magicCircle.width, magicCircle.height]).toEqual([1_000, 760]);
  expect(magicCircle.spawns.get("golem")).toEqual({ x, y });
  expect(magicCircle.spawns.get("fight")).toEqual({ x, y: y + start });
  expect(magicCircle.ground).toContainEqual({ type: "plaza", x, y, rx: radius, ry: radius });
  expect(PLACES["magic-circle"]).toMatchObject({ room: "boss", private: true, gate: "golem|peace" });
});

test("nothing in the circle is solid", () => {
  for (const turn of turns)
    for (let way = 0; way <= radius - WALKER_RADIUS; way += 12)
      expect(free(turn, way), `${way} px at ${turn}`).toBe(true);
});

test("stones stand around it, with one gate", () => {
  const open = turns.filter((turn) => [4, 12, 20, 28, 36].every((way) => free(turn, radius + way)));
  expect(open.length).toBeGreaterThan(2);
  const [first = 0, last = 0] = [open[0], open.at(-1)];
  // All of what is open lies side by side, and is narrower than an eighth of the circle.
  expect(open.length).toBe(Math.round(((last - first) * 64) / Math.PI) + 1);
  expect(last - first).toBeLessThan(Math.PI / 4);
});
