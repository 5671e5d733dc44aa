import type { RoomName } from "@diamond-valley/schemas/rooms/names.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `places` collection. */
export interface LastPositionDocument extends Versioned {
  _id: string;
  place?: string;
  room?: RoomName;
  area: number;
  x: number;
  y: number;
}

/** Where each player was last. */
export const lastPositionModel = defineModel<LastPositionDocument>({
  name: "places",
  comment: "Where each player was last, so that coming back leads there.",
  version: 2,
  fields: {
    _id: { type: String, required: true, comment: "The account's id." },
    place: { type: String, comment: "Name of the place." },
    room: {
      type: String,
      comment: "In version 1, instead of the place: the kind of room, each of which had a single place.",
    },
    area: { type: Number, required: true, min: 1, comment: "Number of the area, from 1." },
    x: { type: Number, required: true, comment: "Position on the room's map, px from its left edge." },
    y: { type: Number, required: true, comment: "Position on the room's map, px from its top edge." },
  },
});
