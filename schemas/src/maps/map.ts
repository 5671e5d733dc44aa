import type { Colour } from "../wallet/colours.ts";
import type { SceneryType } from "./scenery.ts";
import type { WallGrid } from "./wall-grid.ts";

/** A place on the map, in px from its upper left corner. */
export type Point = { readonly x: number; readonly y: number };

/** What a body cannot pass. `x`/`y` of an ellipse are its centre, of a rect its upper left corner. */
export type Shape =
  | {
      readonly kind: "rect";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly kind: "ellipse";
      readonly x: number;
      readonly y: number;
      readonly rx: number;
      readonly ry: number;
    }
  | { readonly kind: "polygon"; readonly points: readonly Point[] }
  | { readonly kind: "stroke"; readonly points: readonly Point[]; readonly radius: number };

export type Rect = Extract<Shape, { kind: "rect" }>;

/** A solid shape. Water is solid too, but a deck (dock or bridge) leads over it. */
export type Wall = { readonly shape: Shape; readonly water: boolean };

/** Why a door leads nowhere yet: its place is still being built, or nobody knows what is behind it. */
export const CLOSED_REASONS = ["being-built", "riddle"] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** A door to another place: stand in it to be offered the way. Several doors may lead to the same place. */
export type Portal = Rect & {
  /** Unique on its map. */
  readonly name: string;
  /** The place that it leads to. */
  readonly target: string;
  /** The other end: the spawn point there where one arrives. */
  readonly arrival: string;
  /** Key of its name in the texts of `places`. */
  readonly label: string;
  /** Null where it is open. */
  readonly closed: ClosedReason | null;
};

/** A character who stands in the place and can be talked to within `radius` px. */
export type MapCharacter = Point & {
  readonly slug: string;
  readonly radius: number;
  /**
   * What must hold for the character to be there for a player, in the notation of `story/requirement.ts`; empty for always.
   * Who comes and goes has no body: the same walls hold for everybody.
   */
  readonly when: string;
};

/**
 * What kind of thing an object is: how it is drawn, and what is offered to do with it. An `event` is touched by the room of its
 * place alone, for what a game there has decided, and a `listener` hears what is done near it: nobody is offered either.
 */
export const OBJECT_TYPES = [
  "door",
  "trigger",
  "pickup",
  "note",
  "ore",
  "spot",
  "puzzle",
  "event",
  "listener",
] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];

/** A thing in the place that can be touched. What happens then is content: `content/story/<place>.json`. */
export type MapObject = Omit<Rect, "kind"> & {
  /** Unique on its map. */
  readonly name: string;
  readonly type: ObjectType;
  /** How it is drawn: a name of the drawings, or "" for what one doesn't see. */
  readonly drawing: string;
  /** From how far (px) around its middle it can be touched. */
  readonly reach: number;
  /** What must hold before anything happens, in the notation of `story/requirement.ts`. */
  readonly requires: string;
  /** Text key of what is said otherwise, or null. */
  readonly otherwise: string | null;
  /** Whether who comes within 40 px touches it without a press: diamonds that lie about. */
  readonly auto: boolean;
  /** Once this holds, in the same notation, it is not shown any longer: a thing that was picked up. Null for never. */
  readonly gone: string | null;
};

/** A drawing that stands on the map; the point is the middle of its foot. */
export type Scenery = Point & {
  readonly type: SceneryType;
  readonly scale: number;
  readonly flip: boolean;
  /** Shape or picture variant where the drawing has some, else "". */
  readonly variant: string;
};

/** What is painted on the ground. Sizes in px. */
export type Ground =
  | { readonly type: "path"; readonly points: readonly Point[]; readonly width: number }
  | { readonly type: "river"; readonly points: readonly Point[]; readonly width: number }
  | { readonly type: "cliff"; readonly points: readonly Point[]; readonly height: number }
  | { readonly type: "lake"; readonly points: readonly Point[] }
  | {
      readonly type: "plaza";
      readonly x: number;
      readonly y: number;
      readonly rx: number;
      readonly ry: number;
    }
  | (Omit<Rect, "kind"> & { readonly type: "dock" | "bridge" })
  | Floor;

/** What the floors of rooms are laid with. */
export const FLOOR_STYLES = [
  "brick",
  "plank",
  "tile",
  "carpet",
  "marble",
  "ice",
  "metal",
  "deep",
  "neon",
  "grass",
  "parquet",
  "boards",
  "prism",
] as const;
export type FloorStyle = (typeof FLOOR_STYLES)[number];

/** A part of the floor of a room. One walks on floors alone: where a map has some, whatever lies beside them is wall. */
export type Floor = Omit<Rect, "kind"> & { readonly type: "floor"; readonly style: FloorStyle };

/** Whether a map is one of rooms. */
export const isIndoors = ({ ground }: { readonly ground: readonly Pick<Ground, "type">[] }): boolean =>
  ground.some(({ type }) => type === "floor");

export type GroundOf<T extends Ground["type"]> = Extract<Ground, { type: T }>;

/** A numbered place at the water where one player can fish, and where its line meets the water. */
export type FishingSpot = Point & { readonly number: number; readonly cast: Point };

/** A numbered vein of a mine, at which one player can work; the point is the middle of its foot, which is solid. */
export type Vein = Point & { readonly number: number; readonly colour: Colour };

/** A numbered clearing of a forest, where one slime lives; the point is its middle. */
export type Clearing = Point & { readonly number: number };

/** A part of a mine. Depths count from 1; what lies in no such part is as deep as the first. */
export type DepthZone = Rect & { readonly depth: number };

/** All that server and client must agree on about one place. */
export type GameMap = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly walls: readonly Wall[];
  /** Where a body's centre may be although there is water. */
  readonly decks: readonly Rect[];
  readonly spawns: ReadonlyMap<string, Point>;
  readonly portals: readonly Portal[];
  readonly characters: readonly MapCharacter[];
  readonly objects: readonly MapObject[];
  readonly scenery: readonly Scenery[];
  readonly ground: readonly Ground[];
  readonly spots: readonly FishingSpot[];
  /** Of a mine, by number. */
  readonly veins: readonly Vein[];
  readonly depths: readonly DepthZone[];
  /** Of a forest, by number. */
  readonly clearings: readonly Clearing[];
  /** Where whoever comes near is healed. */
  readonly springs: readonly Point[];
  readonly grid: WallGrid;
};
