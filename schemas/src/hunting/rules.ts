import { FEEL } from "../arena/content.ts";
import { mapField } from "../arena/map-field.ts";
import { type ArenaRules, OUTCOMES } from "../arena/rules.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import type { GameMap } from "../maps/map.ts";
import { ATTACKS, MOBS, PICKUPS, SHOTS } from "./content.ts";
import { beginFight, getUp, leaveFight, stepFight, takeHerb, winFight } from "./fight.ts";
import { colourHerb } from "./herb-drops.ts";
import { OWN, OWN_WORDS, PHASES } from "./own.ts";
import { outingOf, unpackStrength } from "./setup.ts";
import { chooseMove, isInAir } from "./slime.ts";
import { HERBS_MAX, HUNTING } from "./tuning.ts";

/** The orders of the room. */
export const HUNTING_ORDERS = {
  /** The strength of the next fight: `packStrength`. */
  strength: 1,
  /** A fight begins, with this slime: `packSlime`. */
  fight: 2,
  /** A herb's colour: `packHerb`. */
  herb: 3,
  /** The connection was lost (1), or is back (0). */
  away: 4,
  /** The hunter leaves for good: its fight is over as it stands. */
  leave: 5,
} as const;

/**
 * The rules of an outing in the forest (spec 2 §4): its one player walks about, and fights the slimes that the room gives
 * it, one after the other. Slimes are shared with others and herbs have value, so the room decides who fights which slime
 * and what colour a herb has. An outing ends, won, between two fights; a lost fight ends none.
 */
export function huntingRules(map: GameMap): ArenaRules {
  const field = mapField(map);
  const { clearings } = map;
  return {
    name: "hunting",
    version: HUNTING.rules,
    feel: FEEL,
    capacity: { mobs: 1, shots: 8, hazards: 4, pickups: HERBS_MAX },
    words: OWN_WORDS,
    mobs: MOBS,
    shots: SHOTS,
    attacks: ATTACKS,
    pickups: PICKUPS,
    field: () => field,
    begin({ player }, setup) {
      const { x, y } = outingOf(setup);
      player.x[0] = px(x);
      player.y[0] = px(y);
    },
    tick(world) {
      const { own, clock } = world;
      if (own[OWN.away] === 1) wait(world);
      else if (own[OWN.phase] === PHASES.out) getUp(world);
      else if (own[OWN.slime] !== 0) stepFight(world, clearings);
      else if (clock.tick[0]! >= HUNTING.outing) clock.outcome[0] = OUTCOMES.won;
    },
    holds: ({ clock, own }) => own[OWN.away] === 1 || clock.outcome[0] !== OUTCOMES.running,
    order(world, code, value) {
      if (code === HUNTING_ORDERS.strength) strengthen(world, value);
      else if (code === HUNTING_ORDERS.fight) beginFight(world, value, clearings);
      else if (code === HUNTING_ORDERS.herb) colourHerb(world, value);
      else if (code === HUNTING_ORDERS.away) world.own[OWN.away] = value;
      else if (code === HUNTING_ORDERS.leave) leaveFight(world);
    },
    choose: chooseMove,
    struck: (world, mob, damage) => (isInAir(world, mob) ? 0 : damage),
    fell: winFight,
    picked: takeHerb,
  };
}

/** A fight waits for a lost connection, but not for ever: the slime is not the player's alone. */
function wait(world: World): void {
  const { own } = world;
  if (own[OWN.slime] === 0) return;
  own[OWN.waited]! += 1;
  if (own[OWN.waited]! > HUNTING.fight.away) leaveFight(world);
}

function strengthen({ player }: World, packed: number): void {
  const { hp, damage, reach } = unpackStrength(packed);
  player.hp[0] = player.hpMax[0] = hp;
  player.damage[0] = damage;
  player.reach[0] = px(reach);
}
