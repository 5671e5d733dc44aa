import { expect, test } from "vitest";
import { beginAttack } from "../arena/attacks.ts";
import { faultsIn } from "../arena/content-check.ts";
import { EVENTS } from "../arena/events.ts";
import { spawnMob } from "../arena/mobs.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { findBreach } from "../arena/telegraph-law.ts";
import type { World } from "../arena/world.ts";
import { ATTACKS, MOVE_OF, MOVES } from "./content.ts";
import { OWN } from "./own.ts";
import { beside, quiet } from "./play.fixture.ts";
import { HERO_RULES } from "./rules.ts";
import { type MobName, mobOf, RUN } from "./tuning.ts";

const ATTACKERS = Object.entries(MOVE_OF).map(([name, move]) => [name as MobName, move] as const);

/** One attack, and touching hurts nobody: the law is about what is announced. */
const UNTOUCHED = {
  ...HERO_RULES,
  capacity: { ...HERO_RULES.capacity, mobs: 4, shots: 30 },
  mobs: HERO_RULES.mobs.map((kind) => ({ ...kind, touch: 0 })),
  pause: () => 1_000_000,
};

/** A mob beside the player (px) that begins its attack. */
function attacked(name: MobName, away: readonly [number, number], calm = false): World {
  const world = quiet({ calm }, 1, UNTOUCHED);
  world.player.hp[0] = world.player.hpMax[0] = 100_000;
  const mob = spawnMob(world, mobOf(name), ...beside(world, ...away), 100_000);
  beginAttack(world, mob, MOVES[MOVE_OF[name]!] + (calm ? 1 : 0));
  return world;
}

test("the content holds together", () => expect(faultsIn(HERO_RULES)).toEqual([]));

test.each(RUN.minutes.map((minute, index) => [index, minute] as const))(
  "the mobs of minute %i are all of them, and none waits behind another's room",
  (_, { mix, cap }) => {
    expect(Object.values(mix).reduce((sum, share) => sum + share, 0)).toBe(100);
    expect(cap).toBeLessThanOrEqual(HERO_RULES.capacity.mobs);
  },
);

test.each(ATTACKERS)("%s keeps the telegraph law with its %s, wherever the player stands", (name) => {
  const gap = RUN.mobs[name].radius + 10;
  const places = [
    [gap, 0],
    [0, -gap],
    [gap + 20, gap],
    [-120, 30],
    [200, 90],
  ] as const;
  for (const [index, away] of [...places, places[0]].entries()) {
    const calm = index === places.length;
    const world = attacked(name, away, calm);
    const breach = findBreach(world, (second) => 7_919 * (away[0] + 300) + second);
    expect(breach, `${away}, calm ${calm}`).toBeNull();
  }
});

test.each(ATTACKERS)("%s hits whoever stays after the warning of its %s, and not before", (name, move) => {
  const world = attacked(name, [RUN.mobs[name].radius + 12, 0]);
  const hits = (ticks: number) => play(world, ticks).filter(({ code }) => code === EVENTS.hurt);
  expect(hits(RUN[move].warn)).toEqual([]);
  expect(hits(20)[0]).toMatchObject({ value: RUN[move].damage });
});

test("every shot is slower than somebody who walks, and no mob is faster than 95 % of it", () => {
  for (const name of ["spit", "ring"] as const) {
    expect(RUN[name].speed).toBeGreaterThanOrEqual(110);
    expect(RUN[name].speed).toBeLessThanOrEqual(160);
  }
  expect(RUN.growth.fastest).toBeLessThanOrEqual(190);
});

test("no more shots of mobs fly than anybody can read, however many spit", () => {
  const world = quiet({}, 7_300);
  world.player.hp[0] = world.player.hpMax[0] = 1_000_000;
  for (let mob = 0; mob < 250; mob += 1)
    spawnMob(
      world,
      mobOf("spitter"),
      ...beside(world, ((mob % 25) - 12) * 18, (Math.floor(mob / 25) - 5) * 30),
    );
  let most = 0;
  for (let tick = 0; tick < 400; tick += 1) {
    play(world, 1);
    const { shots, own } = world;
    most = Math.max(most, shots.kind.filter((kind, row) => kind !== 0 && shots.own[row] === 0).length);
    expect(own[OWN.foeShots]).toBeLessThanOrEqual(RUN.shotsMost);
  }
  expect(most).toBeLessThanOrEqual(60);
  expect(most).toBeGreaterThan(20);
  expect(ATTACKS[MOVES.spit]!.parts).toHaveLength(1);
});
