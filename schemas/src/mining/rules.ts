import { FEEL } from "../arena/content.ts";
import { mapField } from "../arena/map-field.ts";
import { type ArenaRules, OUTCOMES } from "../arena/rules.ts";
import { px } from "../arena/units.ts";
import type { GameMap } from "../maps/map.ts";
import { stepRocks, stepSpring } from "./cave.ts";
import { OWN, OWN_WORDS } from "./own.ts";
import { expeditionOf } from "./setup.ts";
import { MINING } from "./tuning.ts";
import { breakOff, letGo, takeVein, work } from "./work.ts";

/** The orders of the room. */
export const MINING_ORDERS = {
  /** The vein with this number is the player's. */
  give: 1,
  /** The expedition ends at the door. */
  leave: 2,
  /** The connection was lost (1), or is back (0). */
  away: 3,
} as const;

/**
 * The rules of an expedition in a mine (spec 2 §4): rocks fall on its one player, strikes break veins, a spring heals.
 * Veins are shared with others and ore has value, so the room gives veins and decides what comes out of them. It is won
 * when its time is over or the player leaves, and lost when no health is left.
 */
export function miningRules(map: GameMap): ArenaRules {
  const field = mapField(map);
  return {
    name: "mining",
    version: MINING.rules,
    feel: { ...FEEL, attack: null },
    capacity: { mobs: 1, shots: 1, hazards: 8, pickups: 1 },
    words: OWN_WORDS,
    mobs: [],
    shots: [],
    attacks: [],
    pickups: [],
    field: () => field,
    begin({ player, own }, setup) {
      const { x, y } = expeditionOf(setup);
      player.x[0] = px(x);
      player.y[0] = px(y);
      own[OWN.rock] = MINING.rock.first;
    },
    tick(world, input) {
      const { clock, player } = world;
      if (player.hp[0] === 0) {
        clock.outcome[0] = OUTCOMES.lost;
        letGo(world);
      } else if (clock.tick[0]! >= MINING.expedition) {
        clock.outcome[0] = OUTCOMES.won;
        letGo(world);
      }
      if (clock.outcome[0] !== OUTCOMES.running) return;
      stepRocks(world, map);
      stepSpring(world, map);
      work(world, input, map.veins);
    },
    holds: ({ clock }) => clock.outcome[0] !== OUTCOMES.running,
    order(world, code, value) {
      const { clock, own } = world;
      if (code === MINING_ORDERS.leave) {
        clock.outcome[0] = OUTCOMES.won;
        letGo(world);
      } else if (code === MINING_ORDERS.away) {
        own[OWN.away] = value;
        if (value === 1) letGo(world);
      } else {
        const vein = map.veins[value - 1];
        if (vein && clock.outcome[0] === OUTCOMES.running) takeVein(world, vein);
      }
    },
    hurt: breakOff,
  };
}
