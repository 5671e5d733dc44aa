import type { FloorStyle } from "@diamond-valley/schemas/maps/map.ts";
import type { Ramp } from "../../palette.ts";

/** What the walls of rooms are made of. */
export type WallStyle =
  | "plaster"
  | "brick"
  | "panels"
  | "damask"
  | "night"
  | "hull"
  | "plaza"
  | "exchange"
  | "quilted"
  | HouseWall
  | SideWall;

/** Walls of the houses at the village's own doors. */
export type HouseWall = "lab" | "salon" | "bark" | "neon";

/** Walls of the Android Room and the Members' House. */
export type SideWall = "pegboard" | "orrery";

/** The look of a place's rooms: each place has its own, so that it is known without a word. */
export type RoomTheme = {
  readonly seed: number;
  readonly wall: WallStyle;
  /** The wall's own material, and that of cornice, skirting and mouldings. */
  readonly face: Ramp;
  readonly trim: Ramp;
  /** What is set into the wall: cloth, glass, light. */
  readonly inlay: Ramp;
  /** Where walls are cut so that one sees inside: their tops, the lit rim of them, and what lies beyond. */
  readonly cut: { readonly rim: string; readonly top: string; readonly beyond: string };
  /** The colours of its floors, where they differ from those that a style has anywhere. */
  readonly floors?: Readonly<Partial<Record<FloorStyle, Ramp>>>;
  /** Light as r, g, b: of lamps, and what falls in through windows and doors. */
  readonly lamp: string;
  readonly day: string;
};
