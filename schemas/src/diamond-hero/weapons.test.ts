import { expect, test } from "vitest";
import { spawnMob } from "../arena/mobs.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import type { World } from "../arena/world.ts";
import { COLOURS } from "../wallet/colours.ts";
import { arsenalOf, raise, slotOf } from "./arsenal.ts";
import { OWN, PRISM_SLOT, slotAt } from "./own.ts";
import { beside, quiet } from "./play.fixture.ts";
import { FAMILIES, type Family, mobOf, RUN, type WeaponLevel } from "./tuning.ts";
import { viewHero } from "./view.ts";

/** A world in which the player has one weapon, the Prism too without the four colours. */
function armed(family: Family, level = 1): World {
  const world = quiet();
  world.player.hp[0] = world.player.hpMax[0] = 1_000_000;
  const slot = slotOf(family);
  world.own[slotAt(slot, "family")] = FAMILIES.indexOf(family) + 1;
  world.own[slotAt(slot, "level")] = level;
  return world;
}
/** An elite (it is not pushed) that does nothing, so far from the player (px). */
function target(world: World, x: number, y = 0): number {
  const mob = spawnMob(world, mobOf("elite"), ...beside(world, x, y), 1_000_000);
  world.mobs.state[mob] = 5;
  return mob;
}
const dealtBy = (world: World, ticks: number): number => {
  const before = world.tally.dealt[0]!;
  play(world, ticks);
  return world.tally.dealt[0]! - before;
};

test.each(FAMILIES.filter((family) => RUN.weapons[family].style !== "orbs"))(
  "%s strikes what comes within reach, and nothing else",
  (family) => {
    const { style, width, levels } = RUN.weapons[family];
    const reach = style === "bombs" ? width : levels[0]!.reach;
    const far = armed(family);
    target(far, reach + 34 + 30);
    expect(dealtBy(far, 120)).toBe(0);
    const near = armed(family);
    target(near, reach - 10);
    expect(dealtBy(near, 120)).toBeGreaterThan(0);
  },
);

/** Damage to one mob in ten seconds: how often it strikes times what of it hits one mob. */
test.each([
  ["sword", 1, 60, 12 * 13],
  ["sword", 5, 60, 32 * 16],
  ["spear", 1, 100, 15 * 13],
  ["spear", 5, 100, 30 * 13],
  ["axe", 1, 120, 18 * 8],
  ["bomb", 1, 120, 26 * 7],
  ["laser", 1, 200, 7 * 6 * 4],
  ["laser", 5, 200, 11 * 8 * 4],
] as const)("%s of level %i does its damage at the beat of the table", (family, level, away, damage) => {
  const world = armed(family, level);
  target(world, away);
  const dealt = dealtBy(world, 200);
  const { damage: once, every } = RUN.weapons[family].levels[level - 1]!;
  expect(Math.abs(dealt - damage), `${dealt} of ${damage}, ${once} each ${every}`).toBeLessThanOrEqual(
    once * 4,
  );
});

test("orbs hit what they pass, in all directions, and nobody nearer or farther", () => {
  const world = armed("staff", 3);
  const mobs = [
    [100, 0],
    [0, 100],
    [-100, 0],
    [0, -100],
  ].map(([x, y]) => target(world, x!, y!));
  play(world, 260);
  for (const mob of mobs) expect(world.mobs.hp[mob]).toBeLessThan(1_000_000);
  const apart = armed("staff", 3);
  target(apart, 100 + 36 + 36);
  expect(dealtBy(apart, 260)).toBe(0);
});

test("a spear of the last level strikes both ways", () => {
  const world = armed("spear", 5);
  const [front, behind] = [target(world, 100), target(world, -150)];
  play(world, 2);
  expect(world.mobs.hp[front]).toBeLessThan(1_000_000);
  expect(world.mobs.hp[behind]).toBeLessThan(1_000_000);
});

test("power-ups make every weapon stronger by their share", () => {
  const [plain, strong] = [quiet(), quiet({ powerUps: { health: 0, speed: 0, damage: 10, dice: 0 } })];
  for (const world of [plain, strong]) {
    raise(world, "sword", 1);
    target(world, 60);
    play(world, 40);
  }
  // Three hits, each rounded down on its own.
  expect([plain, strong].map(({ tally }) => tally.dealt[0])).toEqual([3 * 12, 3 * 15]);
});

test("elites come first, wherever others are", () => {
  const world = armed("dagger");
  const bug = spawnMob(world, mobOf("crate-crab"), ...beside(world, 60), 10_000);
  world.mobs.state[bug] = 5;
  const elite = target(world, -200);
  world.own[OWN.bosses] = 1;
  play(world, 30);
  expect(world.mobs.hp[bug]).toBe(10_000);
  expect(world.mobs.hp[elite]).toBeLessThan(1_000_000);
});

test("a shield takes less from its front than from behind", () => {
  const [front, behind] = [40, -40].map((from) => {
    const world = quiet();
    raise(world, "bomb", 1);
    const mob = spawnMob(world, mobOf("shield"), ...beside(world, 200), 10_000);
    world.mobs.state[mob] = 5;
    world.mobs.heading[mob] = 128;
    const { own, mobs } = world;
    own.set([mobs.x[mob]! - from * 16, mobs.y[mob]!, 1, 1], OWN.bombs);
    own[slotAt(slotOf("bomb"), "rest")] = 100;
    play(world, 1);
    return 10_000 - mobs.hp[mob]!;
  });
  const [{ damage }] = RUN.weapons.bomb.levels as [WeaponLevel];
  expect(behind).toBe(damage);
  expect(front).toBe(Math.ceil((damage * RUN.shield.front) / 100));
});

test("the fourth colour brings the Grand Prism, once, and a colour has one weapon", () => {
  const world = quiet();
  for (const family of ["dagger", "staff", "bomb"] as const) raise(world, family, 1);
  raise(world, "sword", 1);
  expect(arsenalOf(world).map(({ family }) => family)).toEqual(["dagger", "staff", "bomb"]);
  expect(viewHero(world).colours).toHaveLength(3);
  raise(world, "wand", 2);
  expect(arsenalOf(world)).toHaveLength(5);
  expect(arsenalOf(world)[PRISM_SLOT]).toMatchObject({ family: "prism", level: 1 });
  raise(world, "prism", 9);
  raise(world, "wand", 1);
  expect(viewHero(world).weapons.map(({ level }) => level)).toEqual([1, 3, 1, 1, 5]);
  expect(viewHero(world).colours).toEqual([...COLOURS]);
});

test("what is drawn of weapons stands where they strike", () => {
  const world = armed("staff", 4);
  play(world, 12);
  const [orbs] = viewHero(world).strikes;
  expect(orbs).toMatchObject({ style: "orbs", radius: RUN.weapons.staff.width });
  if (orbs?.style !== "orbs") throw new Error("no orbs");
  expect(orbs.orbs).toHaveLength(4);
  const { reach } = RUN.weapons.staff.levels[3]!;
  for (const { x, y } of orbs.orbs)
    expect(Math.abs(Math.hypot(x - 2_000, y - 2_000) - reach)).toBeLessThan(3);
  const bombs = armed("bomb", 5);
  target(bombs, 100);
  play(bombs, 3);
  expect(viewHero(bombs).bombs).toEqual([{ x: 2_100, y: 2_000, fuse: 9, radius: 110 }]);
});
