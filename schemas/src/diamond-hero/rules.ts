import { FEEL } from "../arena/content.ts";
import { openField } from "../arena/fields.ts";
import { type ArenaRules, OUTCOMES } from "../arena/rules.ts";
import { settleDice } from "./cards.ts";
import { ATTACKS, MOBS, PICKUPS, SHOTS } from "./content.ts";
import { leaveDrops, takeDrop } from "./drops.ts";
import { chooseMove, harmOf, pauseOf, speedOf, struckBy } from "./growth.ts";
import { ENDS, OWN, OWN_WORDS } from "./own.ts";
import { beginRun, endRun, stepRun } from "./run.ts";
import { RUN } from "./tuning.ts";
import { stepWeapons } from "./weapons.ts";

/** The orders of the room. */
export const HERO_ORDERS = {
  /** The player leaves: the run is over. */
  leave: 1,
  /** The dice lie: value is the chance of a roll, any 32 bits that nobody could know before the dice were rolled. */
  rolled: 2,
} as const;

const FIELD = openField(RUN.field, RUN.field);

/**
 * The rules of Diamond Hero (spec 2 §1, §9): ten minutes in the open, against more and more mobs. One only walks; weapons
 * strike by themselves, and cards say which.
 */
export const HERO_RULES: ArenaRules = {
  name: "diamond_hero",
  version: RUN.rules,
  feel: { ...FEEL, safe: RUN.safe, attack: null },
  capacity: { mobs: 300, shots: 200, hazards: 60, pickups: 300 },
  words: OWN_WORDS,
  mobs: MOBS,
  shots: SHOTS,
  attacks: ATTACKS,
  pickups: PICKUPS,
  field: () => FIELD,
  begin: beginRun,
  tick: stepRun,
  strike: stepWeapons,
  // Time stands still while cards are shown.
  holds: ({ clock, own }) => own[OWN.left]! > 0 || clock.outcome[0] !== OUTCOMES.running,
  order(world, code, value) {
    if (code === HERO_ORDERS.leave) endRun(world, ENDS.left);
    else if (code === HERO_ORDERS.rolled) settleDice(world, value);
  },
  choose: chooseMove,
  pause: pauseOf,
  speed: speedOf,
  harm: harmOf,
  struck: struckBy,
  fell: leaveDrops,
  picked: takeDrop,
};
