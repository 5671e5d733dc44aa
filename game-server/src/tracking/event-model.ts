import { EVENT_NAMES } from "@diamond-valley/schemas/tracking/events.ts";
import { EventParameters } from "@diamond-valley/schemas/tracking/tracking.ts";
import { defineModel, type Versioned } from "../database/model.ts";
import type { CollectedEvent } from "./sink.ts";

/** A document of the `events` collection. */
export type EventDocument = Omit<CollectedEvent, "id"> & Versioned & { _id: string };

/** Events of visitors who chose to be counted. */
export const eventModel = defineModel<EventDocument>({
  name: "events",
  comment: "What visitors did who chose to be counted (spec 1 §3). No account, address or cookie.",
  version: 1,
  fields: {
    _id: { type: String, required: true, comment: "The batch and the event's place in it." },
    name: { type: String, required: true, enum: EVENT_NAMES, comment: "Name of the event (spec 1 §3)." },
    parameters: {
      type: Object,
      required: true,
      validate: {
        validator: (value: unknown) => EventParameters.safeParse(value).success,
        message: "not the parameters of an event",
      },
      comment: "Parameters and metrics of the event (spec 1 §3).",
    },
    at: { type: Number, required: true, comment: "When it happened, epoch ms in season time." },
  },
  indexes: [{ fields: { at: 1 }, comment: "Reads and discards events by time." }],
});
