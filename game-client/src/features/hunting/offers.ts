import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import type { Clearing, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, nearestTo } from "@diamond-valley/schemas/maps/points.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Text } from "../../core/texts/texts.ts";
import type { Offer } from "../../core/walking/prompt.ts";

/** What the room says of a slime. */
export interface ShownSlime extends Point {
  readonly colour: number;
  readonly king: boolean;
  readonly taken: boolean;
  readonly rest: number;
}

/** Whether a slime can be fought: unknown ones can, and the room decides. */
export const isFree = (state: ShownSlime | undefined): boolean =>
  !state || (!state.taken && state.rest === 0);

/** The clearing whose slime could be asked for from `at`: the nearest in reach, those with a free one before others. */
export function clearingInReach(
  clearings: readonly Clearing[],
  states: ArrayLike<ShownSlime>,
  at: Point,
): Clearing | undefined {
  const near = clearings.filter((clearing) => distance(clearing, at) <= HUNTING.approach);
  const free = near.filter(({ number }) => isFree(states[number - 1]));
  return nearestTo(free, at) ?? nearestTo(near, at) ?? undefined;
}

/** The clearing with a free slime that is nearest to `at`. */
export const freeClearing = (
  clearings: readonly Clearing[],
  states: ArrayLike<ShownSlime>,
  at: Point,
): Clearing | undefined =>
  nearestTo(
    clearings.filter(({ number }) => isFree(states[number - 1])),
    at,
  ) ?? undefined;

/** What slimes are offered by: where the player stands and what a press does. */
interface HunterHere {
  readonly at: Point;
  readonly text: Text;
  readonly strike: () => void;
  /** The slime is not to be had. */
  readonly refuse: () => void;
}

/** What can be done at the clearing in reach, outside of a fight. */
export function slimeOffers(
  clearing: Clearing | undefined,
  state: ShownSlime | undefined,
  { at, text, strike, refuse }: HunterHere,
): Offer[] {
  if (!clearing) return [];
  const target = String(clearing.number);
  const away = distance(clearing, at);
  if (isFree(state)) {
    const colour = text(`items:colour.${COLOURS[(state?.colour ?? 1) - 1]}`);
    const words = text(state?.king ? "hunting:prompt.fight-king" : "hunting:prompt.fight", { colour });
    return [
      { prompt: { verb: "fight", target, words, icon: "crossed-swords", press: strike }, distance: away },
    ];
  }
  const words = state?.taken
    ? text("hunting:prompt.taken")
    : text("hunting:prompt.rests", { seconds: state?.rest ?? 0 });
  const icon = state?.taken ? "locked" : "hourglass-not-done";
  return [
    { prompt: { verb: "slime-closed", target, words, icon, refused: true, press: refuse }, distance: away },
  ];
}

/** A blow in a fight: nearer than whatever else stands in the ring. */
export const swingOffer = (text: Text, strike: () => void): Offer => ({
  prompt: {
    verb: "strike",
    target: "",
    words: text("hunting:prompt.strike"),
    icon: "crossed-swords",
    press: strike,
  },
  distance: -0.5,
});

/** Where an outing could not begin. */
export const beginOffer = (text: Text, press: () => void): Offer => ({
  prompt: { verb: "go-on", target: "", words: text("hunting:prompt.go-on"), icon: "crossed-swords", press },
  distance: Number.POSITIVE_INFINITY,
});
