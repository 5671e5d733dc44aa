import { createEvents, type EventList } from "./events.ts";
import type { Field } from "./fields.ts";
import { createGrid, type Grid } from "./grid.ts";
import {
  CLOCK_FIELDS,
  HAZARD_FIELDS,
  MOB_FIELDS,
  PICKUP_FIELDS,
  PLAYER_FIELDS,
  SHOT_FIELDS,
  TALLY_FIELDS,
} from "./layout.ts";
import type { ArenaRules, ArenaSetup } from "./rules.ts";
import { type Table, tableAt } from "./table.ts";
import { perTick, px } from "./units.ts";

/** One player's world. All its state is `memory`; the tables are views of it. */
export interface World {
  readonly rules: ArenaRules;
  readonly setup: ArenaSetup;
  readonly field: Field;
  readonly memory: Int32Array;
  readonly clock: Table<(typeof CLOCK_FIELDS)[number]>;
  readonly tally: Table<(typeof TALLY_FIELDS)[number]>;
  readonly player: Table<(typeof PLAYER_FIELDS)[number]>;
  readonly mobs: Table<(typeof MOB_FIELDS)[number]>;
  readonly shots: Table<(typeof SHOT_FIELDS)[number]>;
  readonly hazards: Table<(typeof HAZARD_FIELDS)[number]>;
  readonly pickups: Table<(typeof PICKUP_FIELDS)[number]>;
  /** The game's own state. */
  readonly own: Int32Array;
  /** Which mobs are near a place; made anew in each step, and no state. */
  readonly grid: Grid;
  /** What happened in the last step, for drawings and sounds; no state. */
  readonly events: EventList;
  /** Only attacks that have begun go on, and nobody is hurt: to look ahead (wayout.ts). No state. */
  trial: boolean;
}

/** A world at its beginning. */
export function createWorld(rules: ArenaRules, setup: ArenaSetup): World {
  const world = emptyWorld(rules, setup);
  const { player } = world;
  player.kind[0] = 1;
  player.hp[0] = player.hpMax[0] = setup.player.hp;
  player.damage[0] = setup.player.damage;
  player.speed[0] = perTick(setup.player.speed);
  player.reach[0] = px(setup.player.reach);
  player.dashEvery[0] = setup.player.dash;
  rules.begin(world, setup);
  return world;
}

/** A world whose memory is all 0, for a snapshot to fill. */
export function emptyWorld(rules: ArenaRules, setup: ArenaSetup): World {
  const { capacity } = rules;
  const field = rules.field(setup);
  const memory = new Int32Array(
    CLOCK_FIELDS.length +
      TALLY_FIELDS.length +
      PLAYER_FIELDS.length +
      MOB_FIELDS.length * capacity.mobs +
      SHOT_FIELDS.length * capacity.shots +
      HAZARD_FIELDS.length * capacity.hazards +
      PICKUP_FIELDS.length * capacity.pickups +
      rules.words,
  );
  let offset = 0;
  const next = <Field extends string>(fields: readonly Field[], rows: number): Table<Field> => {
    const table = tableAt(memory, offset, fields, rows);
    offset += fields.length * rows;
    return table;
  };
  return {
    rules,
    setup,
    field,
    memory,
    clock: next(CLOCK_FIELDS, 1),
    tally: next(TALLY_FIELDS, 1),
    player: next(PLAYER_FIELDS, 1),
    mobs: next(MOB_FIELDS, capacity.mobs),
    shots: next(SHOT_FIELDS, capacity.shots),
    hazards: next(HAZARD_FIELDS, capacity.hazards),
    pickups: next(PICKUP_FIELDS, capacity.pickups),
    own: memory.subarray(offset),
    grid: createGrid(field, capacity.mobs),
    events: createEvents(),
    trial: false,
  };
}

/** A copy that goes its own way. */
export function copyWorld(world: World): World {
  const copy = emptyWorld(world.rules, world.setup);
  copy.memory.set(world.memory);
  return copy;
}
