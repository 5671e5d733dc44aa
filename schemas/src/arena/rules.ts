import type { AttackKind, Feel, MobKind, PickupKind, ShotKind } from "./content.ts";
import type { Field } from "./fields.ts";
import type { World } from "./world.ts";

/** What a player brings into a world. Whole numbers, for they are part of the evidence. */
export interface PlayerStats {
  readonly hp: number;
  readonly damage: number;
  /** Px/s. */
  readonly speed: number;
  /** Reach of the blow, px. */
  readonly reach: number;
  /** Ticks from one dash to the next; 0 for a player that can't dash. */
  readonly dash: number;
}

/** What a world begins with. */
export interface ArenaSetup {
  readonly player: PlayerStats;
  /** What else the game wants to know: depth, mode, mastery. The game says what each means. */
  readonly options: readonly number[];
}

/** Most rows that a world has. */
export interface Capacity {
  readonly mobs: number;
  readonly shots: number;
  readonly hazards: number;
  readonly pickups: number;
}

/** How a world ended; a game may use further numbers above 2. */
export const OUTCOMES = { running: 0, won: 1, lost: 2 } as const;

/**
 * A game on the kernel: its content and its hooks. Hooks change the world that they are given and nothing else, and
 * know nothing but that world: chance comes from `draw` (entropy.ts), time is `world.clock.tick`. What they must
 * remember stands in `world.own`. The same operations are forbidden to them as to the kernel (forbidden.fixture.ts).
 */
export interface ArenaRules {
  readonly name: string;
  /** Raised with every change of rules or content; replays keep the old rules. */
  readonly version: number;
  readonly feel: Feel;
  readonly capacity: Capacity;
  /** Words of the game's own state. */
  readonly words: number;
  readonly mobs: readonly MobKind[];
  readonly shots: readonly ShotKind[];
  readonly attacks: readonly AttackKind[];
  readonly pickups: readonly PickupKind[];
  field(setup: ArenaSetup): Field;
  /** Puts the player in its place and sets up what stands there. */
  begin(world: World, setup: ArenaSetup): void;
  /** Once a step, before everything moves: spawns, phases, timers, the outcome. */
  tick?(world: World, input: number): void;
  /** Once a step in which the world moves, when mobs stand where they go to: weapons that strike by themselves. */
  strike?(world: World, input: number): void;
  /** Whether the world stands still in this step: only `tick` was called. */
  holds?(world: World): boolean;
  /** A decision of the room reached the world: a claim, a drop. Codes are the game's own. */
  order?(world: World, code: number, value: number): void;
  /** Which attack the mob begins, by number, or -1; without this hook any that is in range. */
  choose?(world: World, mob: number): number;
  /** The ticks of warning of an attack, where they are not the content's; the same from its start to its end. */
  warn?(world: World, attack: number): number;
  /** Ticks until the mob's next attack, where they are not the content's. */
  pause?(world: World, mob: number): number;
  /** Units a tick that the mob goes, where they are not the content's. */
  speed?(world: World, mob: number): number;
  /** The damage that a hit of `damage` does to the player. */
  harm?(world: World, damage: number): number;
  /** The damage that a blow of `damage` from (x, y) does to the mob. */
  struck?(world: World, mob: number, damage: number, x: number, y: number): number;
  /** The mob has no health left; it is removed afterwards. */
  fell?(world: World, mob: number): void;
  /** The player lost so much health by a hit. */
  hurt?(world: World, lost: number): void;
  /** The player took the pickup; it is removed afterwards. */
  picked?(world: World, pickup: number): void;
}
