import { OUTCOMES } from "../arena/rules.ts";
import type { World } from "../arena/world.ts";
import type { GameMap } from "../maps/map.ts";
import { depthOf } from "./cave.ts";
import { OWN, strikesOf } from "./own.ts";
import { type Expedition, expeditionOf } from "./setup.ts";
import { MINING } from "./tuning.ts";

/** The ring around the vein that the player works at. Ticks. */
export interface Ring extends Pick<Expedition, "perfect" | "strike"> {
  /**
   * Since it began, as a press in the next tick is judged: it has closed at `strike`, and `perfect` ticks before and behind
   * that a press is perfect.
   */
  readonly elapsed: number;
  /** Whether it was pressed already, too early to be perfect. */
  readonly pressed: boolean;
}

/** What a client shows of an expedition beside the figure, read from its own world. Times are ticks. */
export interface ExpeditionView {
  readonly hp: number;
  readonly hpMax: number;
  readonly depth: number;
  /** The vein that is the player's, 0 for none; it stays so for a step aside. */
  readonly vein: number;
  /** How late each strike on it was pressed; null for a ring that was let pass. */
  readonly strikes: readonly (number | null)[];
  /** Null while the player does not strike: the next press at its vein begins one. */
  readonly ring: Ring | null;
  readonly left: number;
  /** Until the spring heals again, and until the next dash. */
  readonly spring: number;
  readonly dash: number;
  /** One of OUTCOMES. */
  readonly outcome: number;
}

/** What there is to show of an expedition. */
export function viewExpedition(map: GameMap, world: World): ExpeditionView {
  const { player, own, clock, setup } = world;
  const { perfect, strike } = expeditionOf(setup);
  const running = own[OWN.ring]!;
  const pressed = own[OWN.log + own[OWN.strikes]!] !== 0;
  return {
    hp: player.hp[0]!,
    hpMax: player.hpMax[0]!,
    depth: depthOf(map, world),
    vein: own[OWN.vein]!,
    strikes: own[OWN.vein] === 0 ? [] : strikesOf(world),
    ring: running === 0 ? null : { elapsed: running, pressed, perfect, strike },
    left: clock.outcome[0] === OUTCOMES.running ? Math.max(0, MINING.expedition - clock.tick[0]!) : 0,
    spring: own[OWN.spring]!,
    dash: player.dashRest[0]!,
    outcome: clock.outcome[0]!,
  };
}
