import type { Push } from "@diamond-valley/schemas/games/contract.ts";
import type { StoryState } from "@diamond-valley/schemas/story/state.ts";
import type { Client } from "colyseus.js";

/** A joined room. Every room's state says who walks in it; a game's room says more, and the game names its state. */
export type PlaceRoom<State = StoryState> = Awaited<
  ReturnType<typeof Client.prototype.consumeSeatReservation<State>>
>;

/** The part of a room that sends messages of its own. */
export interface Pushing {
  // biome-ignore lint/suspicious/noExplicitAny: what a room sends has the type that its Push says
  onMessage(type: string, handler: (content: any) => void): unknown;
}

/** Handles a message that the room sends on its own, until the room is left. */
export function onPush<Content>(
  room: Pushing,
  push: Push<Content>,
  handler: (content: Content) => void,
): void {
  room.onMessage(push.name, handler);
}
