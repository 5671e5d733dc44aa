import { type TalkAnswer, talkWith } from "@diamond-valley/schemas/hub/characters.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { Problem } from "../http/problem.ts";
import { POSITION_TOLERANCE } from "./maps.ts";

/**
 * What the character says to a player who is at `at`. Throws `not-found` where the map has no such character, and
 * `too-far` out of its reach.
 */
export function talkTo(map: GameMap, at: Point, slug: string): TalkAnswer {
  const character = map.characters.find((each) => each.slug === slug);
  const answer = character && talkWith(slug);
  if (!answer) throw new Problem("not-found");
  if (Math.hypot(at.x - character.x, at.y - character.y) > character.radius + POSITION_TOLERANCE)
    throw new Problem("too-far");
  return answer;
}
