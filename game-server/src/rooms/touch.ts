import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { HeardFacts } from "@diamond-valley/schemas/story/interact.ts";
import type { InteractAnswer, InteractRequest } from "@diamond-valley/schemas/story/messages.ts";
import type { Heard } from "@diamond-valley/schemas/story/reaction.ts";
import { listenersIn, type PlacedTarget, targetIn } from "@diamond-valley/schemas/story/targets.ts";
import type * as z from "zod/mini";
import { Problem } from "../http/problem.ts";
import type { Interactions } from "../story/interactions.ts";
import type { Tries } from "../story/tries.ts";
import type { Tell } from "../wallet/store.ts";
import { POSITION_TOLERANCE } from "./maps.ts";

/**
 * The target of this name for a player who is at `at`. Throws `not-found` where the place has no such target, and
 * `too-far` out of its reach.
 */
export function targetInReach(place: PlaceName, map: GameMap, at: Point, name: string): PlacedTarget {
  const target = targetIn(place, map, name);
  if (!target) throw new Problem("not-found");
  if (distance(at, target.at) > target.reach + POSITION_TOLERANCE) throw new Problem("too-far");
  return target;
}

/** Where a player is who touches something. */
interface Toucher {
  readonly account: string;
  readonly place: PlaceName;
  readonly map: GameMap;
  readonly at: Point;
  /** Its try at a puzzle that is played in time; none where there are no such puzzles. */
  readonly tries?: Tries | undefined;
}

/** Touches what stands in a room's place, for a player of it. Refused as `targetInReach` and `Interactions.interact` say. */
export async function touchIn(
  story: Pick<Interactions, "interact">,
  { account, place, map, at, tries }: Toucher,
  { target, choice }: z.output<typeof InteractRequest>,
  tell: Tell,
): Promise<InteractAnswer> {
  const answer = await story.interact(account, targetInReach(place, map, at, target), choice, tell, tries);
  // The client asks by the name on the map.
  return { ...answer, target };
}

/**
 * Lets what stands near a player hear what it does, the nearest first, until something answers; null where nothing does. Where
 * nothing listens, nothing is read, and `known` is not asked.
 */
export async function overhearIn(
  story: Pick<Interactions, "overhear">,
  { account, place, map, at }: Toucher,
  heard: { readonly hears: Heard; readonly known: () => HeardFacts },
  tell?: Tell,
): Promise<InteractAnswer | null> {
  const near = listenersIn(place, map, heard.hears)
    .filter((target) => distance(at, target.at) <= target.reach + POSITION_TOLERANCE)
    .sort((a, b) => distance(at, a.at) - distance(at, b.at));
  if (near.length === 0) return null;
  const told = { hears: heard.hears, known: heard.known() };
  for (const target of near) {
    const answer = await story.overhear(account, target, told, tell);
    if (answer) return { ...answer, target: target.name.slice(target.name.indexOf("/") + 1) };
  }
  return null;
}
