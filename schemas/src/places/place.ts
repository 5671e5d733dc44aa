import type { RoomName } from "../rooms/names.ts";

/** The lights that a place may stand in. */
export const LIGHTS = ["day", "dusk", "night", "cave", "forest", "indoors"] as const;
export type Light = (typeof LIGHTS)[number];

/** What a place is, beside its map. Each place is described once, in `registry.ts` or in a list that it takes in. */
export interface Place {
  /** File name of its map in `content/maps`, without `.tmj`. Several places may be played on one map. */
  readonly map: string;
  /** The kind of room that it runs in. One room class serves many places. */
  readonly room: RoomName;
  /** Ground, air and insects: a name of the client's themes. */
  readonly theme: string;
  /** The piece of music that is heard there: a name of the client's music. */
  readonly music: string;
  /** The light that its drawing stands in. */
  readonly light: Light;
  /** Players in one room of it. */
  readonly players: number;
  /** Whether each player has a room of its own, which nobody else can join. */
  readonly private: boolean;
  /**
   * The part of the story that it belongs to. Its places share one visit and one file of texts; what a player leaves
   * unfinished is lost on the way out of the last of them (spec 2 §4). Absent: a story place is a part of its own.
   */
  readonly part?: string;
  /** The next place on the way home; absent for what lies at the village's own doors, and for the village. */
  readonly parent?: string;
  /** From where it is entered: from anywhere, through a portal only, or from a dialog in its `parent`, wherever one stands there. */
  readonly entry: "anywhere" | "portal" | "dialog";
  /**
   * What a player must fulfil to be let in, in the notation of `story/requirement.ts`: `met.mayor`, `tier.gold`, `vip`,
   * `invited`. Absent: nothing. The server refuses everybody else, and their doors look closed.
   */
  readonly gate?: string;
  /** Text key of what a closed door says; absent: that the place isn't open to the player. */
  readonly otherwise?: string;
}
