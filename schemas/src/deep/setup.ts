import type { ArenaSetup, PlayerStats } from "../arena/rules.ts";
import type { Point } from "../maps/map.ts";
import { masteryEffects } from "../wallet/mastery.ts";
import type { BaseStats } from "../wallet/stats.ts";

/** What a world of the Deep is for: to walk about in, or for a flight. */
export const MODES = { walk: 0, flight: 1 } as const;

/** What a world of the Deep begins with. */
export interface Visit {
  /** One of MODES. */
  readonly mode: number;
  /** Where the player stands, whole px. */
  readonly x: number;
  readonly y: number;
  readonly calm: boolean;
  /** How often shots are slower by a step, 0 to 3: see `easeAfter`. */
  readonly ease: number;
  /** The diamonds that the player has not got yet, a bit each: the n-th is 1 << (n - 1). */
  readonly missing: number;
  /** Whether the door is open already: then it is flown for the diamonds alone. */
  readonly open: boolean;
}

const OPTIONS = { mode: 0, x: 1, y: 2, calm: 3, ease: 4, missing: 5, open: 6 } as const;

/** What the options of a world say. */
export function visitOf({ options }: Pick<ArenaSetup, "options">): Visit {
  const at = (name: keyof typeof OPTIONS): number => options[OPTIONS[name]] ?? 0;
  return {
    mode: at("mode"),
    x: at("x"),
    y: at("y"),
    calm: at("calm") === 1,
    ease: at("ease"),
    missing: at("missing"),
    open: at("open") === 1,
  };
}

/** The setup of a world of the Deep. */
export const deepSetup = (player: PlayerStats, visit: Omit<Visit, "x" | "y">, at: Point): ArenaSetup => ({
  player,
  options: [
    visit.mode,
    Math.floor(at.x),
    Math.floor(at.y),
    visit.calm ? 1 : 0,
    visit.ease,
    visit.missing,
    visit.open ? 1 : 0,
  ],
});

/** What a player brings into the Deep (spec 2 §6, §9): stats by level and tier, health and dash by the mastery of mining. */
export function flyerOf(stats: BaseStats, mining: number): PlayerStats {
  const { hp, dash } = masteryEffects("mining", mining);
  return { ...stats, hp: stats.hp + hp, dash };
}
