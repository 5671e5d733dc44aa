import { addHazard } from "@diamond-valley/schemas/arena/hazards.ts";
import { HAZARDS } from "@diamond-valley/schemas/arena/layout.ts";
import { px } from "@diamond-valley/schemas/arena/units.ts";
import { createWorld } from "@diamond-valley/schemas/arena/world.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import { bossSetup, EQUAL } from "@diamond-valley/schemas/boss/setup.ts";
import { BOSS } from "@diamond-valley/schemas/boss/tuning.ts";
import { expect, test } from "vitest";
import { sightOf } from "./sight.ts";

test("what is seen of a fight lies where it is drawn, from the player's place", () => {
  const world = createWorld(BOSS_RULES, bossSetup(EQUAL, { kind: "story", week: 0, calm: false, ease: 0 }));
  const { start } = BOSS.circle;
  const [x, y] = [world.player.x[0]! + px(40), world.player.y[0]! - px(30)];
  addHazard(world, { kind: HAZARDS.circle, x, y, size: px(110), warn: 20, active: 1, damage: 18 });
  addHazard(world, {
    kind: HAZARDS.arc,
    x,
    y,
    heading: 64,
    size: px(90),
    width: 85,
    warn: 9,
    active: 1,
    damage: 15,
  });
  expect(sightOf(world)).toEqual({
    golem: [0, -start],
    middle: [0, -start],
    open: false,
    dangers: [
      { shape: "circle", x: 40, y: -30, size: 110, width: 0, turn: 0, warn: 20 },
      { shape: "arc", x: 40, y: -30, size: 90, width: 120, turn: 90, warn: 9 },
    ],
    stones: [],
    heart: null,
  });
});
