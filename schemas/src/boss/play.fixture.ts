import { beginAttack } from "../arena/attacks.ts";
import { play, STATS } from "../arena/play-ticks.fixture.ts";
import type { PlayerStats } from "../arena/rules.ts";
import { px } from "../arena/units.ts";
import { createWorld, type World } from "../arena/world.ts";
import type { Point } from "../maps/map.ts";
import { GOLEM, phaseOf } from "./golem.ts";
import { OWN } from "./own.ts";
import { BOSS_RULES } from "./rules.ts";
import { bossSetup, type Fight, fightOf } from "./setup.ts";
import { BOSS, strengthOf } from "./tuning.ts";

export const STORY: Fight = { kind: "story", week: 0, calm: false, ease: 0 };
export const weekly = (week: number): Fight => ({ kind: "weekly", week, calm: false, ease: 0 });

/** A place so far (px) from the middle of the circle. */
export const beside = (x: number, y = 0): Point => ({ x: BOSS.circle.x + x, y: BOSS.circle.y + y });

/** A fight that just begins, by a player without levels or mastery. */
export const fight = (how: Partial<Fight> = {}, stats: Partial<PlayerStats> = {}): World =>
  createWorld(BOSS_RULES, bossSetup({ ...STATS, ...stats }, { ...STORY, ...how }));

/** A fight in which the golem does nothing until it is told to. */
export function tame(how: Partial<Fight> = {}, stats: Partial<PlayerStats> = {}): World {
  const world = fight(how, stats);
  world.mobs.pause[GOLEM] = 1_000_000;
  return world;
}

/** Puts the player of a world somewhere. */
export function put({ player }: World, { x, y }: Point): void {
  [player.x[0], player.y[0]] = [px(x), px(y)];
}

/** Puts the golem of a world somewhere. */
export function putGolem({ mobs }: World, { x, y }: Point): void {
  [mobs.x[GOLEM], mobs.y[GOLEM]] = [px(x), px(y)];
}

/** Leaves the golem so much of its health, %, in the phase that this is. */
export function weaken(world: World, percent: number): void {
  const { mobs, own, setup } = world;
  const fight = fightOf(setup);
  mobs.hp[GOLEM] = Math.floor((strengthOf(fight).hp * percent) / 100);
  own[OWN.phase] = phaseOf(fight, mobs.hp[GOLEM]);
}

/** Begins an attack, and plays the tick in which it is announced. */
export function announce(world: World, move: number): void {
  beginAttack(world, GOLEM, move);
  play(world, 1);
}
