import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import type { Text } from "../../core/texts/texts.ts";
import type { Offer } from "../../core/walking/prompt.ts";

/** What the plate offers from `at`: a flight; another one for what is missing once the door is open, and none for nothing. */
export function plateOffers(
  at: Point,
  { isOpen, isMissing }: { readonly isOpen: boolean; readonly isMissing: boolean },
  text: Text,
  press: () => void,
): Offer[] {
  const away = distance(at, DEEP.plate);
  if (away > DEEP.plate.reach) return [];
  const words = text(!isOpen ? "deep:prompt.wake" : isMissing ? "deep:prompt.missing" : "deep:prompt.again");
  return [{ prompt: { verb: "wake-eyes", target: "", words, icon: "zzz", press }, distance: away }];
}

/** Where the room could not begin. */
export const beginOffer = (text: Text, press: () => void): Offer => ({
  prompt: { verb: "go-on", target: "", words: text("deep:prompt.go-on"), icon: "person-running", press },
  distance: Number.POSITIVE_INFINITY,
});
