import type { MapCharacter } from "../maps/map.ts";
import { factsOf, type Situation } from "./facts.ts";
import { holds } from "./requirement.ts";

/**
 * The characters of a map who are there for a player at `now` (epoch ms in season time); before the situation is known, those who
 * always are.
 */
export function presentCharacters(
  characters: readonly MapCharacter[],
  situation: Situation | null,
  now: number,
): MapCharacter[] {
  const facts = situation && factsOf(situation, now);
  return characters.filter(({ when }) => when === "" || (facts !== null && holds(when, facts)));
}
