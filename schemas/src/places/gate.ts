import { factsOf, type Situation } from "../story/facts.ts";
import { holds } from "../story/requirement.ts";
import type { Place } from "./place.ts";

/** Whether a player in a situation is let into a place at `now` (epoch ms in season time). The same rule for both sides. */
export function isOpenTo({ gate }: Pick<Place, "gate">, situation: Situation, now: number): boolean {
  return gate === undefined || holds(gate, factsOf(situation, now));
}
