import { expect, test } from "vitest";
import { beginAttack } from "./attacks.ts";
import { EVENTS } from "./events.ts";
import { MOB_STATES } from "./layout.ts";
import { TOY_ATTACKS, TOY_FIELDS } from "./toy-rules.fixture.ts";
import { mobBeside, play, toyWorld, withMob } from "./toy-world.fixture.ts";
import { lengthOf, px } from "./units.ts";

const attackOf = (name: string) => TOY_ATTACKS.findIndex((attack) => attack.name === name);

test("an attack is announced, hits after its warning, and is recovered from", () => {
  const world = toyWorld();
  const mob = mobBeside(world, "golem", 60);
  beginAttack(world, mob, attackOf("stomp"));
  const { warn, recover } = TOY_ATTACKS[attackOf("stomp")]!;
  play(world, warn);
  expect([world.mobs.state[mob], world.player.hp[0]]).toEqual([MOB_STATES.telegraph, 100]);
  play(world, 1);
  expect([world.mobs.state[mob], world.player.hp[0]]).toEqual([MOB_STATES.recover, 82]);
  play(world, recover - 1);
  expect(world.mobs.state[mob]).toBe(MOB_STATES.recover);
  play(world, 1);
  expect([world.mobs.state[mob], world.mobs.pause[mob]]).toEqual([MOB_STATES.approach, 10]);
});

test("the same attack never comes three times in a row", () => {
  const world = toyWorld({}, { hp: 1_000_000 });
  mobBeside(world, "golem", 80);
  const attacks = play(world, 6_000)
    .filter(({ code }) => code === EVENTS.telegraph)
    .map(({ value }) => value);
  expect(attacks.length).toBeGreaterThan(60);
  expect(new Set(attacks).size).toBe(7);
  for (let index = 2; index < attacks.length; index += 1)
    expect(new Set(attacks.slice(index - 2, index + 1)).size).toBeGreaterThan(1);
});

test("a mob that chases comes as fast as it goes, one that keeps its distance keeps it, one that is still stays", () => {
  const world = toyWorld({ mobs: withMob("spitter", { attacks: [] }) });
  const { mobs, player } = world;
  const [bug, spitter, turret] = ["bug", "spitter", "turret"].map((name, index) =>
    mobBeside(world, name, 100 - 100 * index, -300),
  );
  mobs.y[spitter!] = player.y[0]! + px(40);
  mobs.pause[turret!] = 1_000;
  const distance = (mob: number) => lengthOf(mobs.x[mob]! - player.x[0]!, mobs.y[mob]! - player.y[0]!);
  const before = distance(bug!);
  play(world, 20);
  expect(Math.abs(before - distance(bug!) - px(90))).toBeLessThan(px(3));
  play(world, 20);
  expect(distance(spitter!)).toBeGreaterThan(px(115));
  expect([mobs.x[turret!]! - player.x[0]!, mobs.y[turret!]! - player.y[0]!]).toEqual([px(-100), px(-300)]);
});

test("mobs go apart, also two in the very same place", () => {
  const world = toyWorld({ mobs: withMob("bug", { speed: 0 }) });
  const [a, b] = [mobBeside(world, "bug", 200), mobBeside(world, "bug", 200)];
  play(world, 30);
  expect(Math.abs(world.mobs.x[a]! - world.mobs.x[b]!)).toBeGreaterThan(px(24));
});

test("a mob that rolls into a wall is dazed, and its roll is over", () => {
  const world = toyWorld({}, {}, TOY_FIELDS.room);
  world.player.y[0] = px(300);
  world.player.x[0] = px(600);
  const mob = mobBeside(world, "golem", -100);
  beginAttack(world, mob, attackOf("roll"));
  world.player.y[0] = px(60);
  play(world, TOY_ATTACKS[attackOf("roll")]!.warn + 14);
  expect(world.mobs.state[mob]).toBe(MOB_STATES.dazed);
  expect(world.hazards.kind.every((kind) => kind === 0)).toBe(true);
  // The room ends at 720.
  expect(world.mobs.x[mob]).toBe(px(696));
  expect(world.player.hp[0]).toBe(100);
});

test("what is thrown ahead lands where the player heads, and on one who stands", () => {
  const landing = (pace: number): number => {
    const world = toyWorld();
    const mob = mobBeside(world, "golem", 150);
    play(world, 1, { pace });
    beginAttack(world, mob, attackOf("toss"));
    const from = world.player.x[0]!;
    play(world, 1, { pace });
    return world.hazards.x[0]! - from;
  };
  // One tick on its way, and ten more ahead.
  expect([landing(0), landing(3)]).toEqual([0, px(110)]);
});

test("a mob that falls takes back what it had announced", () => {
  const world = toyWorld({ mobs: withMob("golem", { hp: 10 }) });
  const mob = mobBeside(world, "golem", 60);
  beginAttack(world, mob, attackOf("stomp"));
  play(world, 5);
  expect(play(world, 1, { attack: true })).toContainEqual(expect.objectContaining({ code: EVENTS.fell }));
  play(world, 30);
  expect([world.player.hp[0], world.tally.kills[0], world.tally.dealt[0]]).toEqual([100, 1, 10]);
});

test("warnings, pauses, speeds and damage may be the game's own", () => {
  const world = toyWorld({
    warn: () => 30,
    pause: () => 7,
    speed: () => px(1),
    harm: (_, damage) => damage * 2,
  });
  const mob = mobBeside(world, "golem", 60);
  expect(world.mobs.pause[mob]).toBe(7);
  beginAttack(world, mob, attackOf("stomp"));
  play(world, 30);
  expect(world.player.hp[0]).toBe(100);
  play(world, 1);
  expect(world.player.hp[0]).toBe(64);
  const bug = mobBeside(world, "bug", 300);
  const from = world.mobs.x[bug]!;
  play(world, 10);
  expect(from - world.mobs.x[bug]!).toBe(px(10));
});

test("touching hurts, but not while the mob is dazed", () => {
  const world = toyWorld({ mobs: withMob("bug", { push: 0, speed: 0 }) });
  const mob = mobBeside(world, "bug", 20);
  world.mobs.state[mob] = MOB_STATES.dazed;
  world.mobs.timer[mob] = 5;
  play(world, 4);
  expect(world.player.hp[0]).toBe(100);
  play(world, 1);
  expect(world.player.hp[0]).toBe(94);
});

test("a world that holds lets only its game count on, and goes on afterwards as if nothing had been", () => {
  let [holds, counted] = [true, 0];
  const tick = () => {
    counted += 1;
  };
  const world = toyWorld({ holds: () => holds, tick });
  const mob = mobBeside(world, "golem", 60);
  beginAttack(world, mob, attackOf("stomp"));
  const before = world.mobs.columns.map((column) => [...column]);
  play(world, 50, { pace: 3, attack: true });
  expect(counted).toBe(50);
  expect(world.mobs.columns.map((column) => [...column])).toEqual(before);
  expect(world.player.hp[0]).toBe(100);
  holds = false;
  play(world, TOY_ATTACKS[attackOf("stomp")]!.warn + 1);
  expect(world.player.hp[0]).toBe(82);
});
