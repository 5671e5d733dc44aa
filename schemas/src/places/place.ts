import type { RoomName } from "../rooms/names.ts";

/** What a place is, beside its map. Each place is described once, in `registry.ts`. */
export interface Place {
  /** File name of its map in `content/maps`, without `.tmj`. Several places may be played on one map. */
  readonly map: string;
  /** The kind of room that it runs in. One room class serves many places. */
  readonly room: RoomName;
  /** Ground, air and insects: a name of the client's themes. */
  readonly theme: string;
  /** The piece of music that is heard there: a name of the client's music. */
  readonly music: string;
  /** Time of day in the drawing. */
  readonly light: "day" | "dusk" | "night" | "indoors";
  /** Players in one room of it. */
  readonly players: number;
  /** Whether each player has a room of its own, which nobody else can join. */
  readonly private: boolean;
  /** Whether it is entered from anywhere, rather than through a portal only. */
  readonly entry: "anywhere" | "portal";
  /** What a player must fulfil to be let in, in the notation of `story/requirement.ts`; absent: nothing. */
  readonly gate?: string;
}
