import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { INTERACT, type InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import type { StoryState } from "@diamond-valley/schemas/story/state.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Refused } from "./answers.ts";
import type { JoinedRoom } from "./joined-room.ts";
import { type Journal, noteUpdate } from "./journal.ts";
import { createRouter, mapOf, type Router } from "./route.ts";
import { walkTo } from "./walk.ts";

/** A room that one walks and touches things in: of the story, or the village. */
export type TouchRoom = JoinedRoom<Pick<StoryState, "players">>;

const grounds = new Map<PlaceName, { map: GameMap; router: Router }>();

/** A place's map and the ways on it, worked out once for all bots. */
export function groundOf(place: PlaceName): { map: GameMap; router: Router } {
  const known = grounds.get(place);
  if (known) return known;
  const map = mapOf(PLACES[place].map);
  const ground = { map, router: createRouter(map) };
  grounds.set(place, ground);
  return ground;
}

/** Walks to the free ground next to a point of the place. @throws Unanswered */
export function walkBeside(room: TouchRoom, place: PlaceName, to: Point, stop: AbortSignal): Promise<void> {
  const { map, router } = groundOf(place);
  const beside = nearestFree(map, Math.round(to.x), Math.round(to.y), WALKER_RADIUS);
  return walkTo(room, map, router.route, beside, stop);
}

/** Something of a place by its name on the map; `choice` is one of the answers that it offers. */
export interface Touched {
  readonly touch: string;
  readonly choice?: string;
}

/**
 * Walks to something and touches it, and writes down what it gave. Null where it is gone, or has no such answer now.
 * @throws Refused, Unanswered
 */
export async function touch(
  room: TouchRoom,
  place: PlaceName,
  { touch: target, choice }: Touched,
  journal: Journal,
  stop: AbortSignal,
): Promise<InteractAnswer | null> {
  const { map } = groundOf(place);
  const character = map.characters.find(({ slug }) => slug === target);
  const object = map.objects.find(({ name }) => name === target);
  if (!character && !object) return null;
  await walkBeside(room, place, character ?? middleOf(object!), stop);
  const name = character ? target : `${PLACES[place].map}/${target}`;
  const record = journal.touches.get(name) ?? { asked: 0, granted: [] };
  record.asked += 1;
  journal.touches.set(name, record);
  const wanted = choice === undefined ? { target } : { target, choice };
  try {
    const said = await room.request<InteractAnswer & { update?: WalletUpdate }>(INTERACT.name, wanted);
    if (said.granted) record.granted.push(said.granted);
    if (said.update) noteUpdate(journal, said.update);
    return said;
  } catch (error) {
    if (error instanceof Refused && error.code === "not-found") return null;
    throw error;
  }
}
