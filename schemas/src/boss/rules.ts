import { FEEL } from "../arena/content.ts";
import { ringField, roomField } from "../arena/fields.ts";
import { healPlayer } from "../arena/player-hits.ts";
import { type ArenaRules, OUTCOMES } from "../arena/rules.ts";
import { px } from "../arena/units.ts";
import { ATTACKS, MOBS, PICKUPS, SHOTS } from "./content.ts";
import { beginFight, endFight, stepFight } from "./fight.ts";
import { chooseMove, pauseOf, struck, warnOf } from "./golem.ts";
import { ENDS, OWN, OWN_WORDS } from "./own.ts";
import { BOSS } from "./tuning.ts";

/** The orders of the room. */
export const BOSS_ORDERS = {
  /** The player leaves the circle: the fight is over. */
  leave: 1,
} as const;

const { x, y, radius } = BOSS.circle;
const CIRCLE = ringField(roomField(x + radius, y + radius), px(x), px(y), radius);

/**
 * The rules of the golem's circle (spec 2 §4): one player, one golem, and nothing in the circle that is solid. They need
 * no map, so that a fight replays from its evidence alone; a test holds the map to them.
 */
export const BOSS_RULES: ArenaRules = {
  name: "boss",
  version: BOSS.rules,
  feel: FEEL,
  capacity: { mobs: 1, shots: 32, hazards: 12, pickups: 4 },
  words: OWN_WORDS,
  mobs: MOBS,
  shots: SHOTS,
  attacks: ATTACKS,
  pickups: PICKUPS,
  field: () => CIRCLE,
  begin: beginFight,
  tick: stepFight,
  holds: ({ clock }) => clock.outcome[0] !== OUTCOMES.running,
  order(world, code) {
    if (code === BOSS_ORDERS.leave) endFight(world, ENDS.left);
  },
  choose: chooseMove,
  warn: warnOf,
  pause: pauseOf,
  struck: (world, _, damage) => struck(world, damage),
  fell: (world) => endFight(world, ENDS.won),
  hurt({ own, clock }) {
    own[OWN.hurt] = clock.tick[0]! + 1;
  },
  picked(world, pickup) {
    healPlayer(world, world.pickups.value[pickup]!);
  },
};
