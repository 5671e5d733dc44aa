import { draw } from "../arena/entropy.ts";
import { MOB_STATES } from "../arena/layout.ts";
import { lengthOf, px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { ATTACKS, MOVES } from "./content.ts";
import { OWN } from "./own.ts";
import { type Fight, fightOf } from "./setup.ts";
import { BOSS, strengthOf } from "./tuning.ts";

/** The golem's row of the mobs: there is nobody else. */
export const GOLEM = 0;

const percent = (ticks: number, share: number): number => Math.ceil((ticks * share) / 100);

/** In which phase a golem is that has `hp` left, from 1 on, under a version of the rules. */
export function phaseOf(fight: Pick<Fight, "kind" | "week">, hp: number, rules = BOSS.rules): number {
  const { hp: full, phases } = strengthOf(fight, rules);
  return phases.filter((begins) => hp * 100 <= full * begins).length;
}

/** From which phase on the golem of a fight has an attack; null for never. */
function phaseOfMove(move: number, { kind, week }: Fight): number | null {
  const { name } = ATTACKS[move]!;
  if (move === MOVES.sulk && (kind !== "weekly" || week < BOSS.sulk.week)) return null;
  return BOSS[name as keyof typeof MOVES].phase;
}

/** Which attack the golem begins, or -1: any that its phase has and that reaches the player, but never the same thrice. */
export function chooseMove(world: World, mob: number): number {
  const { mobs, player, own, setup } = world;
  const fight = fightOf(setup);
  const distance = lengthOf(player.x[0]! - mobs.x[mob]!, player.y[0]! - mobs.y[mob]!);
  const open = Object.values(MOVES).filter((move) => {
    const phase = phaseOfMove(move, fight);
    const isTired = mobs.last[mob] === move + 1 && mobs.repeats[mob]! >= 2;
    return phase !== null && own[OWN.phase]! >= phase && distance <= px(ATTACKS[move]!.range) && !isTired;
  });
  return open.length === 0 ? -1 : open[draw(world, 0, open.length - 1)]!;
}

/** Ticks of warning: longer in calm mode, and in the story after fights that were lost. */
export function warnOf({ setup }: World, move: number): number {
  const { kind, calm, ease } = fightOf(setup);
  const eased = kind === "story" ? Math.min(ease, BOSS.ease.most) * BOSS.ease.percent : 0;
  return percent(percent(ATTACKS[move]!.warn, 100 + eased), calm ? BOSS.calm.percent : 100);
}

/** Ticks from one attack to the next: shorter from phase to phase and from week to week, longer in calm mode. */
export function pauseOf({ setup, own, rules }: World): number {
  const fight = fightOf(setup);
  const pause = BOSS.pauses[Math.min(own[OWN.phase]!, BOSS.pauses.length) - 1]!;
  return percent(
    percent(pause, strengthOf(fight, rules.version).pause),
    fight.calm ? BOSS.calm.percent : 100,
  );
}

/** Whether the golem takes more damage now: it is dazed or recovers. */
export const isOpen = ({ mobs }: Pick<World, "mobs">): boolean =>
  mobs.state[GOLEM] === MOB_STATES.dazed || mobs.state[GOLEM] === MOB_STATES.recover;

/** The damage that a blow does to the golem. */
export const struck = (world: World, damage: number): number =>
  isOpen(world) ? Math.floor((damage * BOSS.golem.open) / 100) : damage;
