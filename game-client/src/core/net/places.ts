import type { StoryState } from "@diamond-valley/schemas/story/state.ts";
import type { Client } from "colyseus.js";

/** A joined room. Every room's state says who walks in it; a game's room says more, and the game names its state. */
export type PlaceRoom<State = StoryState> = Awaited<
  ReturnType<typeof Client.prototype.consumeSeatReservation<State>>
>;
