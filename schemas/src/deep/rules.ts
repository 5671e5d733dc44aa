import { FEEL } from "../arena/content.ts";
import { type Box, roomField } from "../arena/fields.ts";
import { type ArenaRules, OUTCOMES } from "../arena/rules.ts";
import { ATTACKS, MOBS, PICKUPS, SHOTS } from "./content.ts";
import { beginVisit, endFlight, stepVisit } from "./flight.ts";
import { takeGem } from "./gems.ts";
import { ENDS, OWN_WORDS } from "./own.ts";
import { DEEP } from "./tuning.ts";

/** The orders of the room. */
export const DEEP_ORDERS = {
  /** The player leaves the hall: the flight is over. */
  leave: 1,
} as const;

/** The hall with its porch below, as what is beside them: the map's walls. */
function hall(): ReturnType<typeof roomField> {
  const { floor, porch } = DEEP;
  const [right, foot] = [floor.x + floor.width, porch.y + porch.height];
  const beside: Box[] = [
    { x: 0, y: 0, width: right, height: floor.y },
    { x: 0, y: 0, width: floor.x, height: foot },
    { x: 0, y: porch.y, width: porch.x, height: porch.height },
    { x: porch.x + porch.width, y: porch.y, width: right - porch.x - porch.width, height: porch.height },
  ];
  return roomField(right, foot, beside);
}

const HALL = hall();

/**
 * The rules of the hall of the Deep (spec 2 §4: dodge projectiles until the door reopens). One walks about in it, and a flight is a
 * world of its own, so that it replays from its evidence alone; a test holds the map to these walls.
 */
export const DEEP_RULES: ArenaRules = {
  name: "deep",
  version: DEEP.rules,
  feel: { ...FEEL, attack: null },
  capacity: { mobs: DEEP.eyes.length + 1, shots: 60, hazards: 1, pickups: 6 },
  words: OWN_WORDS,
  mobs: MOBS,
  shots: SHOTS,
  attacks: ATTACKS,
  pickups: PICKUPS,
  field: () => HALL,
  begin: beginVisit,
  tick: stepVisit,
  holds: ({ clock }) => clock.outcome[0] !== OUTCOMES.running,
  order(world, code) {
    if (code === DEEP_ORDERS.leave) endFlight(world, ENDS.left);
  },
  // The beat of the flight says who fires.
  choose: () => -1,
  picked: takeGem,
};
