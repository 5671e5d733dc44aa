import type { World } from "../arena/world.ts";
import type { GameMap, Point } from "../maps/map.ts";
import { COLOURS, type Colour } from "../wallet/colours.ts";
import { isWithin } from "./fight.ts";
import { COLOUR_SHIFT, FAILED_HERB } from "./herb-drops.ts";
import { herbsOf, OWN, type TakenHerb } from "./own.ts";
import { HUNTING, healthOf } from "./tuning.ts";

/** A herb that lies there; whole units of the kernel. */
export interface LyingHerb extends TakenHerb {
  readonly x: number;
  readonly y: number;
  /** Ticks until it is gone. */
  readonly life: number;
  /** Null until the room has told it. */
  readonly colour: Colour | null;
}

/** What a client shows of a hunt beside the figure, read from its own world. Times are ticks. */
export interface HuntView {
  readonly hp: number;
  readonly hpMax: number;
  /** One of PHASES. */
  readonly phase: number;
  /** The slime that is fought, or null; beaten ones have no health. */
  readonly slime: {
    readonly number: number;
    readonly king: boolean;
    readonly hp: number;
    readonly hpMax: number;
  } | null;
  /** Where the fight is fought, px; and whether the hunter is outside, on its way to leave. */
  readonly ring: (Point & { readonly radius: number; readonly isOutside: boolean }) | null;
  readonly left: number;
  /** Until somebody who is out gets up. */
  readonly out: number;
  readonly lying: readonly LyingHerb[];
  /** The herbs that were taken in this fight, or in the last one. */
  readonly taken: readonly TakenHerb[];
}

/** What there is to show of a hunt. */
export function viewHunt({ clearings }: GameMap, world: World): HuntView {
  const { player, own, mobs } = world;
  const king = own[OWN.king] === 1;
  const clearing = clearings[own[OWN.slime]! - 1];
  const { radius } = HUNTING.ring;
  return {
    hp: player.hp[0]!,
    hpMax: player.hpMax[0]!,
    phase: own[OWN.phase]!,
    slime: clearing ? { number: clearing.number, king, hp: mobs.hp[0]!, hpMax: healthOf(king) } : null,
    ring: clearing
      ? { x: clearing.x, y: clearing.y, radius, isOutside: !isWithin(world, clearing, radius) }
      : null,
    left: own[OWN.left]!,
    out: own[OWN.out]!,
    lying: lyingHerbs(world),
    taken: herbsOf(world),
  };
}

function lyingHerbs({ pickups }: World): LyingHerb[] {
  return [...pickups.kind.keys()]
    .filter((row) => pickups.kind[row] !== 0)
    .map((row) => ({
      number: pickups.value[row]!,
      failed: (pickups.data[row]! & FAILED_HERB) !== 0,
      x: pickups.x[row]!,
      y: pickups.y[row]!,
      life: pickups.life[row]!,
      colour: COLOURS[(pickups.data[row]! >> COLOUR_SHIFT) - 1] ?? null,
    }));
}
