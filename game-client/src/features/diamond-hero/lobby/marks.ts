import type { HeroAccount } from "@diamond-valley/schemas/diamond-hero/account.ts";
import {
  EXTREMES,
  type Extreme,
  HERO,
  LAST_LEVEL,
  MISSIONS,
  type Mission,
  POWER_UPS,
} from "@diamond-valley/schemas/diamond-hero/progress-content.ts";

/** How far something counted is from a goal. */
interface Progress {
  readonly count: number;
  readonly goal: number;
  readonly diamonds: number;
  /** Whether it is paid. */
  readonly isDone: boolean;
}

export interface ShownMilestone {
  /** From 1 on. */
  readonly number: number;
  readonly seconds: number;
  readonly diamonds: number;
  readonly isDone: boolean;
}

/** A mission at the goal that comes next, or at its last one where all are paid. */
export interface ShownMission extends Progress {
  readonly mission: Mission;
  /** How many of its goals are paid, of how many. */
  readonly paid: number;
  readonly goals: number;
}

export interface ShownExtreme extends Progress {
  readonly extreme: Extreme;
}

/** All that Diamond Hero pays, and what of it the player has. */
export interface Marks {
  readonly milestones: readonly ShownMilestone[];
  readonly missions: readonly ShownMission[];
  readonly extremes: readonly ShownExtreme[];
  /** Whether the extreme missions count: from the first clear on. */
  readonly isExtreme: boolean;
  /** Diamonds. */
  readonly paid: number;
  readonly all: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

/** How many an extreme mission counts. */
function extremeCount({ totals, powerUps }: HeroAccount, extreme: Extreme): number {
  return extreme === "upgrades"
    ? POWER_UPS.filter((powerUp) => powerUps[powerUp] >= LAST_LEVEL).length
    : totals[extreme];
}

/** How the player stands with milestones and missions (spec 2 §3, §9). */
export function marksOf(account: HeroAccount): Marks {
  const { totals, milestones, missions, extreme } = account;
  const shown = {
    milestones: HERO.milestones.map(({ seconds, diamonds }, index) => ({
      number: index + 1,
      seconds,
      diamonds,
      isDone: milestones[index] ?? false,
    })),
    missions: MISSIONS.map((mission) => {
      const { goals, diamonds } = HERO.missions[mission];
      const paid = missions[mission];
      const at = Math.min(paid, goals.length - 1);
      const goal = goals[at] ?? 0;
      return {
        mission,
        paid,
        goals: goals.length,
        goal,
        count: Math.min(totals[mission], goal),
        diamonds: diamonds[at] ?? 0,
        isDone: paid >= goals.length,
      };
    }),
    extremes: EXTREMES.map((name) => ({
      extreme: name,
      goal: HERO.extreme.goals[name],
      count: Math.min(extremeCount(account, name), HERO.extreme.goals[name]),
      diamonds: HERO.extreme.diamonds,
      isDone: extreme[name],
    })),
  };
  const series = MISSIONS.map((mission) => HERO.missions[mission].diamonds.slice(0, missions[mission]));
  return {
    ...shown,
    isExtreme: totals.clears > 0,
    paid: sum([
      ...[...shown.milestones, ...shown.extremes].map(({ isDone, diamonds }) => (isDone ? diamonds : 0)),
      ...series.flat(),
    ]),
    all: sum([
      ...[...shown.milestones, ...shown.extremes].map(({ diamonds }) => diamonds),
      ...MISSIONS.flatMap((mission) => HERO.missions[mission].diamonds),
    ]),
  };
}
