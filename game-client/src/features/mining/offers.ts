import type { Point, Vein } from "@diamond-valley/schemas/maps/map.ts";
import { distance, nearestTo } from "@diamond-valley/schemas/maps/points.ts";
import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import type { Text } from "../../core/texts/texts.ts";
import type { Offer } from "../../core/walking/prompt.ts";

/** What the room says of a vein. */
export interface ShownVein {
  readonly taken: boolean;
  readonly rest: number;
}

/** The vein that a strike from `at` would hit: the nearest in reach, free ones before others; undefined for none. */
export function veinInReach(
  veins: readonly Vein[],
  states: ArrayLike<ShownVein>,
  at: Point,
  own: number,
): Vein | undefined {
  const near = veins.filter((vein) => distance(vein, at) <= MINING.reach);
  const isOpen = ({ number }: Vein): boolean => number === own || isFree(states[number - 1]);
  return nearestTo(near.filter(isOpen), at) ?? nearestTo(near, at) ?? undefined;
}

/** Whether a vein can be worked: unknown ones can, and the room decides. */
export const isFree = (state: ShownVein | undefined): boolean => !state || (!state.taken && state.rest === 0);

/** The free vein that is nearest to `at`. */
export function freeVein(veins: readonly Vein[], states: ArrayLike<ShownVein>, at: Point): Vein | undefined {
  const free = veins.filter(({ number }) => isFree(states[number - 1]));
  return nearestTo(free, at) ?? undefined;
}

/** What veins are offered by: where the player stands, the vein that is its own, and what a press does. */
interface Miner {
  readonly at: Point;
  readonly own: number;
  readonly text: Text;
  readonly strike: () => void;
  /** The vein is not to be had. */
  readonly refuse: () => void;
}

/** What can be done at the vein in reach. */
export function veinOffers(
  vein: Vein | undefined,
  state: ShownVein | undefined,
  { at, own, text, strike, refuse }: Miner,
): Offer[] {
  if (!vein) return [];
  const target = String(vein.number);
  const away = distance(vein, at);
  if (own === vein.number || isFree(state)) {
    const colour = text(`items:colour.${vein.colour}`);
    const words = own === vein.number ? text("mining:prompt.now") : text("mining:prompt.strike", { colour });
    return [{ prompt: { verb: "strike", target, words, icon: "pick", press: strike }, distance: away }];
  }
  const words = state?.taken
    ? text("mining:prompt.taken")
    : text("mining:prompt.rests", { seconds: state?.rest ?? 0 });
  const icon = state?.taken ? "locked" : "hourglass-not-done";
  return [
    { prompt: { verb: "vein-closed", target, words, icon, refused: true, press: refuse }, distance: away },
  ];
}

/** Between two expeditions: behind everything else, such as a door that one stands in. */
export const restingOffer = (text: Text, press: () => void): Offer => ({
  prompt: { verb: "go-on", target: "", words: text("mining:prompt.go-on"), icon: "pick", press },
  distance: Number.POSITIVE_INFINITY,
});
