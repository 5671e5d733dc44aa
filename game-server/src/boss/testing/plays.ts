import { directionOf } from "@diamond-valley/schemas/arena/angles.ts";
import type { Input } from "@diamond-valley/schemas/arena/input.ts";
import { HAZARDS } from "@diamond-valley/schemas/arena/layout.ts";
import { px } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";

/** What a test's challenger does in each tick. */
export type Plays = (world: World) => Partial<Input>;

/** How far (px) from the golem's middle a blow reaches it, and from how near nothing is gained. */
const BESIDE = 90;
/** Room (px) that is kept from what will hit. */
const ROOM = 14;
/** Ticks before a hit with which it steps aside: until then it strikes on. */
const LATE = 12;

const heads = (dx: number, dy: number): Partial<Input> => ({ pace: 3, move: directionOf(dx, dy) });

/** Out of circles and away from the golem while it is about to strike all round. */
function dodge({ player, hazards }: World): Partial<Input> | null {
  for (let row = 0; row < hazards.capacity; row += 1) {
    if (hazards.kind[row] !== HAZARDS.circle || hazards.warn[row]! > LATE) continue;
    const [dx, dy] = [player.x[0]! - hazards.x[row]!, player.y[0]! - hazards.y[row]!];
    if (Math.hypot(dx, dy) < hazards.size[row]! + px(ROOM)) return { ...heads(dx, dy), dash: true };
  }
  return null;
}

/** Stays beside the golem and strikes, steps out of circles, and takes hearts. */
export const fights: Plays = (world) => {
  const { player, mobs, pickups } = world;
  const out = dodge(world);
  if (out) return out;
  const heart = pickups.kind.findIndex((kind) => kind !== 0);
  if (heart >= 0 && player.hp[0]! * 3 < player.hpMax[0]!)
    return heads(pickups.x[heart]! - player.x[0]!, pickups.y[heart]! - player.y[0]!);
  const [dx, dy] = [mobs.x[0]! - player.x[0]!, mobs.y[0]! - player.y[0]!];
  return { ...(Math.hypot(dx, dy) > px(BESIDE) ? heads(dx, dy) : {}), attack: true };
};

/** Stands and takes what comes. */
export const stands: Plays = () => ({});
