import { directionOf, turnedTo } from "@diamond-valley/schemas/arena/angles.ts";
import type { Input } from "@diamond-valley/schemas/arena/input.ts";
import { HAZARDS, MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import { px } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { OWN, PHASES } from "@diamond-valley/schemas/hunting/own.ts";
import { MAPS } from "../../rooms/maps.ts";

/** What a test's hunter does in each tick. */
export type Plays = (world: World) => Partial<Input>;

const towards = ({ player }: World, x: number, y: number): Partial<Input> => ({
  pace: 3,
  move: directionOf(x - player.x[0]!, y - player.y[0]!),
});

function dodge({ player, hazards }: World): Partial<Input> | null {
  for (let row = 0; row < hazards.capacity; row += 1) {
    if (hazards.kind[row] !== HAZARDS.circle) continue;
    const [dx, dy] = [player.x[0]! - hazards.x[row]!, player.y[0]! - hazards.y[row]!];
    if (Math.hypot(dx, dy) < hazards.size[row]! + px(14)) return { pace: 3, move: directionOf(dx, dy) };
  }
  return null;
}

/** Steps out of what is announced, takes herbs, and strikes whenever it can. */
export const fights: Plays = (world) => dodge(world) ?? strikes(world);

/** Takes herbs and strikes, whatever comes. */
const strikes: Plays = (world) => {
  const { pickups } = world;
  const herb = pickups.kind.findIndex((kind) => kind !== 0);
  if (herb >= 0) return { ...towards(world, pickups.x[herb]!, pickups.y[herb]!), attack: true };
  return follows(world);
};

/** Strikes, and runs after the slime. */
const follows: Plays = (world) => {
  const { player, mobs } = world;
  if (mobs.kind[0] === 0) return {};
  const isFar = Math.hypot(mobs.x[0]! - player.x[0]!, mobs.y[0]! - player.y[0]!) > px(80);
  return { ...(isFar ? towards(world, mobs.x[0]!, mobs.y[0]!) : {}), attack: true };
};

/** Gives up with its first herb: runs after the slime, and waits for whatever is announced. */
export const falls: Plays = (world) => {
  if (world.own[OWN.taken] === 0) return strikes(world);
  const { mobs, hazards, shots } = world;
  const isComing =
    mobs.state[0] === MOB_STATES.telegraph ||
    [...hazards.kind, ...shots.kind].some((kind) => kind !== 0) ||
    mobs.kind[0] === 0;
  return isComing ? {} : towards(world, mobs.x[0]!, mobs.y[0]!);
};

/** Takes its first herb only, and stands still once the slime is beaten. */
export const gathersOne: Plays = (world) => {
  if (world.own[OWN.taken] === 0) return fights(world);
  if (world.own[OWN.phase] !== PHASES.fight) return {};
  return dodge(world) ?? follows(world);
};

/** With its first herb it strikes no more, but runs round the ring. */
export const circles: Plays = (world) => {
  if (world.own[OWN.taken] === 0) return fights(world);
  const { player, own } = world;
  const middle = MAPS.forest.clearings[own[OWN.slime]! - 1];
  if (!middle) return {};
  const [dx, dy] = [player.x[0]! - px(middle.x), player.y[0]! - px(middle.y)];
  const turn = Math.hypot(dx, dy) < px(200) ? 48 : 76;
  return { pace: 3, move: turnedTo(directionOf(dx, dy) + turn) };
};

/** With its first herb it walks away, to the south. */
export const leaves: Plays = (world) =>
  world.own[OWN.taken] === 0 && world.own[OWN.slime] !== 0 ? fights(world) : { pace: 3, move: 64 };
