import { GOLEM_POSES } from "@diamond-valley/art-kit/drawings/golem-poses.ts";
import { MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import { createWorld, type World } from "@diamond-valley/schemas/arena/world.ts";
import { ATTACKS } from "@diamond-valley/schemas/boss/content.ts";
import { GOLEM } from "@diamond-valley/schemas/boss/golem.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import { bossSetup, EQUAL } from "@diamond-valley/schemas/boss/setup.ts";
import { expect, test } from "vitest";
import { motionOf, shapeOf } from "./motion.ts";

function golem(state: number, attack: number, timer: number, calm = false): World {
  const world = createWorld(BOSS_RULES, bossSetup(EQUAL, { kind: "weekly", week: 4, calm, ease: 0 }));
  world.mobs.state[GOLEM] = state;
  world.mobs.attack[GOLEM] = attack + 1;
  world.mobs.timer[GOLEM] = timer;
  return world;
}
const poseOf = (world: World) => motionOf(world, GOLEM, false, 0).pose;

test.each(ATTACKS.map(({ name }, index) => [name, index] as const))(
  "a %s has a picture of its own for its announcement and for its blow",
  (_, attack) => {
    const { recover } = ATTACKS[attack]!;
    const [warn, hit] = [
      poseOf(golem(MOB_STATES.telegraph, attack, 3)),
      poseOf(golem(MOB_STATES.attack, attack, 30)),
    ];
    expect([warn, hit].every((pose) => GOLEM_POSES.includes(pose))).toBe(true);
    expect(warn).toMatch(/-warn$/);
    expect(hit).toBe(warn.replace("warn", "hit"));
    // The blow is still seen for a moment; then it is out of breath.
    expect(poseOf(golem(MOB_STATES.recover, attack, recover))).toBe(hit);
    expect(poseOf(golem(MOB_STATES.recover, attack, 2))).toBe("tired");
    expect(poseOf(golem(MOB_STATES.dazed, attack, 20))).toBe("dazed");
  },
);

test("an announcement runs to its end as long as this fight's warning, in calm mode too", () => {
  for (const calm of [false, true])
    for (const [attack] of ATTACKS.entries()) {
      const start = golem(MOB_STATES.telegraph, attack, 0, calm);
      const warn = BOSS_RULES.warn!(start, attack);
      const runAt = (timer: number) =>
        motionOf(golem(MOB_STATES.telegraph, attack, timer, calm), GOLEM, false, 0).run;
      expect([runAt(0), runAt(warn)]).toEqual([0, 1]);
      expect(runAt(warn - 1)).toBeLessThan(1);
    }
});

test("it walks in steps, and stands where it does not move", () => {
  const world = golem(MOB_STATES.approach, -1, 0);
  expect(motionOf(world, GOLEM, true, 0).pose).toBe("step-left");
  expect(motionOf(world, GOLEM, true, 1).pose).toBe("step-right");
  expect(motionOf(world, GOLEM, false, 1).pose).toBe("idle");
});

test("who asked for less motion sees poses, and nothing that breathes or trembles", () => {
  for (const pose of GOLEM_POSES) expect(shapeOf({ pose, run: 1 }, 0).turn).toBe(0);
});
