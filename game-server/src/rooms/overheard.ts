import { unpackLook } from "@diamond-valley/schemas/looks/look.ts";
import { isOneColour } from "@diamond-valley/schemas/looks/one-colour.ts";
import { unpackOutfit } from "@diamond-valley/schemas/looks/outfit.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { OVERHEARD } from "@diamond-valley/schemas/story/messages.ts";
import type { Heard } from "@diamond-valley/schemas/story/reaction.ts";
import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import type { Tell } from "../wallet/store.ts";
import { MAPS } from "./maps.ts";
import type { RoomServices } from "./room-services.ts";
import { claimsOf, type SeatClient } from "./seat.ts";
import { overhearIn } from "./touch.ts";

/** Somebody in a room, and where it stands. */
interface Doer {
  readonly client: SeatClient;
  readonly walker: Pick<Walker, "look" | "outfit">;
  readonly at: Point;
  readonly place: PlaceName;
}

/** Lets what stands near a player hear what it does, and tells the player alone what that brings about. */
export async function hearNear(
  { story }: Pick<RoomServices, "story">,
  { client, walker, at, place }: Doer,
  hears: Heard,
  tell?: Tell,
): Promise<void> {
  const known = () => ({
    "one-colour": Number(isOneColour(unpackLook(walker.look), unpackOutfit(walker.outfit))),
  });
  const toucher = { account: claimsOf(client).account, place, map: MAPS[place], at };
  const answer = await overhearIn(story, toucher, { hears, known }, tell);
  if (answer) client.send(OVERHEARD.name, answer);
}
