import { directionOf } from "@diamond-valley/schemas/arena/angles.ts";
import type { Input } from "@diamond-valley/schemas/arena/input.ts";
import { nearestMob, wayX, wayY } from "@diamond-valley/schemas/arena/places.ts";
import { px } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { CARD_COUNT, CARDS } from "@diamond-valley/schemas/diamond-hero/cards.ts";
import { OWN } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { FAMILIES, type Family } from "@diamond-valley/schemas/diamond-hero/tuning.ts";

/** What a test's runner does in each tick. */
export type Plays = (world: World) => Partial<Input>;

/** How far (px) a mob is seen. */
const SIGHT = 900;

/** Takes the first card as it is shown, and stands where it is. */
export const stands: Plays = ({ own, clock }) =>
  own[OWN.left]! > 0 && clock.tick[0]! % 2 === 0 ? { choice: 1 } : {};

/** Rolls the dice once for each offer, takes the first card of what lies then, and stands. */
export const rolls: Plays = (world) => {
  const { own, clock } = world;
  if (own[OWN.left]! > 0 && own[OWN.die] === 0 && own[OWN.rolls]! > 0)
    return { interact: clock.tick[0]! % 2 === 0 };
  return stands(world);
};

/** Cards, those first that keep mobs away least: of 150 runs half fall within 13 s, and all within 125 s. */
const WEAKEST = [CARDS.coins, ...(["bomb", "spear", "laser", "axe", "dagger"] as const).map(numberOf)];
function numberOf(family: Family): number {
  return FAMILIES.indexOf(family) + 1;
}

/** Takes the card that protects least. */
function takesWeakest({ own, clock }: World): Partial<Input> {
  if (clock.tick[0]! % 2 !== 0) return {};
  const offered = [...own.slice(OWN.cards, OWN.cards + CARD_COUNT)];
  const weakest = WEAKEST.find((card) => offered.includes(card));
  return { choice: weakest === undefined ? 1 : offered.indexOf(weakest) + 1 };
}

/** Takes weak cards, and walks into the nearest mob: mostly falls within seconds (see WEAKEST). */
export const falls: Plays = (world) => {
  const { own, mobs, player } = world;
  const [x, y] = [player.x[0]!, player.y[0]!];
  if (own[OWN.left]! > 0) return takesWeakest(world);
  const mob = nearestMob(world, x, y, px(SIGHT));
  if (mob < 0) return {};
  return { pace: 3, move: directionOf(wayX(world, x, mobs.x[mob]!), wayY(world, y, mobs.y[mob]!)) };
};
