import { addHazard } from "@diamond-valley/schemas/arena/hazards.ts";
import { HAZARDS } from "@diamond-valley/schemas/arena/layout.ts";
import { spawnMob } from "@diamond-valley/schemas/arena/mobs.ts";
import { px } from "@diamond-valley/schemas/arena/units.ts";
import { beside, quiet } from "@diamond-valley/schemas/diamond-hero/play.fixture.ts";
import { mobOf } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import { expect, test } from "vitest";
import { sightOf } from "./sight.ts";

test("nothing is seen of a run in which nobody comes", () => {
  expect(sightOf(quiet())).toMatchObject({ threats: [], struck: [], wishes: [], bosses: [] });
});

test("mobs are seen from the player's place, coming, and the large ones from far away", () => {
  const world = quiet();
  spawnMob(world, mobOf("puffer"), ...beside(world, 200));
  spawnMob(world, mobOf("puffer"), ...beside(world, -500));
  spawnMob(world, mobOf("golem"), ...beside(world, 0, -600));
  const { threats, bosses } = sightOf(world);
  expect(threats).toHaveLength(1);
  const [x, y, dx, dy, reach] = threats[0]!;
  expect([x, y, Math.abs(dy)]).toEqual([200, 0, 0]);
  expect(dx).toBeLessThan(0);
  expect(reach).toBeGreaterThan(0);
  expect(bosses).toEqual([[0, -600]]);
});

test("ground that an announced blow will cover is told before it hits", () => {
  const world = quiet();
  const [x, y] = beside(world, 80);
  addHazard(world, { kind: HAZARDS.circle, x, y, size: px(50), warn: 20, active: 1, damage: 18 });
  const places = sightOf(world).struck.map(([dx, dy]) => `${dx} ${dy}`);
  expect(places).toContain("80 0");
  expect(places).toContain("40 0");
  expect(places).not.toContain("0 0");
  expect(places).not.toContain("160 0");
});
