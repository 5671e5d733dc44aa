import { sortMobs } from "./grid.ts";
import { carryHazards, covers, isLive, stepHazards } from "./hazards.ts";
import { IDLE, packInput } from "./input.ts";
import { MOB_STATES } from "./layout.ts";
import { stepMobs } from "./mobs.ts";
import { moveBody } from "./movement.ts";
import { shotTouches, stepShots } from "./shots.ts";
import { perTick, px } from "./units.ts";
import { copyWorld, type World } from "./world.ts";

/** The slowest player, px/s, and for how many ticks one goes on as before after an announcement: 250 ms + 150 ms. */
export const SLOWEST = 200;
export const REACTION = 8;

/** Longest (ticks) and farthest (strides of a tick, in each direction) that is looked ahead. */
const HORIZON = 240;
const FARTHEST = 32;
const SIDE = 2 * FARTHEST + 1;
const PLACES = SIDE * SIDE;
const START = FARTHEST * SIDE + FARTHEST;
/** Ways of one tick: stand, right, down, left, up. Slanted ways are left out: a real player has more choice, not less. */
const MOVES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const INPUTS = [0, 64, 128, 192].map((move) => packInput({ ...IDLE, pace: 3, move }));
/** The packed input of each of MOVES. */
const inputOf = (move: number): number => (move === 0 ? 0 : INPUTS[move - 1]!);

/**
 * How a player at the slowest speed gets out of everything that is announced or flies now: an input for each tick, or
 * null where there is no way. For REACTION ticks it goes on with `committed`. Places are flooded tick by tick, as far
 * as walls and what hits in that tick allow. Touching mobs are left out, and so is what is not announced yet.
 */
export function wayOut(world: World, committed: readonly number[] = []): number[] | null {
  const future = copyWorld(world);
  future.trial = true;
  const ground = createGround(world);
  /** For each tick, by which move each place is reached, plus one. */
  const history: Uint8Array[] = [];
  let reached = new Uint8Array(PLACES);
  reached[START] = 1;
  for (let tick = 0; tick < HORIZON; tick += 1) {
    const moves = tick < REACTION ? [moveOfInput(committed[tick] ?? 0)] : [0, 1, 2, 3, 4];
    const next = spread(reached, moves, ground, lookAhead(future));
    if (!next) return null;
    history.push(next);
    reached = next;
    if (isOver(future) && tick >= REACTION) break;
  }
  return trace(history);
}

/** The places that can be reached in one more tick without being hit; null where there is none. */
function spread(
  reached: Uint8Array,
  moves: readonly number[],
  ground: Ground,
  hits: (x: number, y: number) => boolean,
): Uint8Array<ArrayBuffer> | null {
  const next = new Uint8Array(PLACES);
  let any = false;
  for (let place = 0; place < PLACES; place += 1) {
    if (reached[place] === 0) continue;
    for (const move of moves) {
      const to = shifted(place, move, 1);
      if (to < 0 || next[to] !== 0 || !ground.passes(place, move) || hits(ground.x(to), ground.y(to)))
        continue;
      next[to] = move + 1;
      any = true;
    }
  }
  return any ? next : null;
}

/** The way back from any place that was reached last. */
function trace(history: readonly Uint8Array[]): number[] {
  let place = history.at(-1)!.findIndex((move) => move !== 0);
  const inputs: number[] = [];
  for (const reached of history.toReversed()) {
    const move = reached[place]! - 1;
    inputs.push(inputOf(move));
    place = shifted(place, move, -1);
  }
  return inputs.reverse();
}

/** The place that a move leads to, or comes from; -1 for one that is too far away. */
function shifted(place: number, move: number, sign: number): number {
  const [dx, dy] = MOVES[move]!;
  const column = (place % SIDE) + dx * sign;
  const row = Math.floor(place / SIDE) + dy * sign;
  return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? -1 : row * SIDE + column;
}

const moveOfInput = (input: number): number => (input === 0 ? 0 : INPUTS.indexOf(input) + 1);

/** Makes one tick without the player, and answers whom something hits in it. */
function lookAhead(world: World): (x: number, y: number) => boolean {
  const { hazards, shots, rules } = world;
  sortMobs(world.grid, world.mobs);
  stepMobs(world);
  stepShots(world);
  carryHazards(world);
  const live = [...hazards.kind.keys()].filter((row) => isLive(world, row) && hazards.damage[row]! > 0);
  const flying = [...shots.kind.keys()].filter((row) => shots.kind[row] !== 0 && shots.own[row] === 0);
  const now = copyWorld(world);
  stepHazards(world);
  const hurt = px(rules.feel.hurt);
  return (x, y) =>
    live.some((row) => covers(now, row, x, y, hurt)) ||
    flying.some((row) => shotTouches(now, row, x, y, hurt));
}

/** Whether nothing is left that could hit. */
function isOver({ hazards, shots, mobs }: World): boolean {
  for (let row = 0; row < hazards.capacity; row += 1) if (hazards.damage[row]! > 0) return false;
  for (let row = 0; row < shots.capacity; row += 1)
    if (shots.kind[row] !== 0 && shots.own[row] === 0) return false;
  return mobs.state.every((state) => state !== MOB_STATES.telegraph && state !== MOB_STATES.attack);
}

/** Places one tick apart from each other around the player. */
interface Ground {
  x(place: number): number;
  y(place: number): number;
  /** Whether no wall is in the way. */
  passes(place: number, move: number): boolean;
}

function createGround({ field, player, rules }: World): Ground {
  const stride = perTick(SLOWEST);
  const [originX, originY] = [player.x[0]!, player.y[0]!];
  const x = (place: number): number => originX + ((place % SIDE) - FARTHEST) * stride;
  const y = (place: number): number => originY + (Math.floor(place / SIDE) - FARTHEST) * stride;
  const known = new Uint8Array(PLACES * MOVES.length);
  const body = { x: new Int32Array(1), y: new Int32Array(1), capacity: 1, columns: [] };
  return {
    x,
    y,
    passes(place, move) {
      if (field.open || move === 0) return true;
      const key = place * MOVES.length + move;
      if (known[key] === 0) {
        const [dx, dy] = MOVES[move]!;
        [body.x[0], body.y[0]] = [x(place), y(place)];
        known[key] = moveBody(field, body, 0, dx * stride, dy * stride, rules.feel.body) ? 1 : 2;
      }
      return known[key] === 1;
    },
  };
}
