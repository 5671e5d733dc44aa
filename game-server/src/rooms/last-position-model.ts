import type { RoomName } from "@diamond-valley/schemas/protocol.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `places` collection. */
export interface LastPositionDocument extends Versioned {
  _id: string;
  room: RoomName;
  area: number;
  x: number;
  y: number;
}

/** Where each player was last. */
export const lastPositionModel = defineModel<LastPositionDocument>({
  name: "places",
  comment: "Where each player was last, so that coming back leads there.",
  version: 1,
  fields: {
    _id: { type: String, required: true, comment: "The account's id." },
    room: { type: String, required: true, comment: "Name of the room." },
    area: { type: Number, required: true, min: 1, comment: "Number of the area, from 1." },
    x: { type: Number, required: true, comment: "Position on the room's map, px from its left edge." },
    y: { type: Number, required: true, comment: "Position on the room's map, px from its top edge." },
  },
});
