import { push } from "../games/contract.ts";
import type { GameName } from "../games/registry.ts";
import type { SeasonView } from "../season/season.ts";
import { PLACES, type PlaceName } from "./registry.ts";

/** Sent to everybody in a room when an operator has closed or opened a game: all that are closed now. */
export const CLOSED_GAMES = push<{ closed: readonly GameName[] }>("closed-games");

/** Whether a place is closed for everybody now: the game that is played there is. The same rule for both sides. */
export function isClosedForNow(place: PlaceName, { closed = [] }: Pick<SeasonView, "closed">): boolean {
  const { room } = PLACES[place];
  return closed.some((game) => game === room);
}
