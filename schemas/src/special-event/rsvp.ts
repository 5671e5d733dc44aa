import * as z from "zod/mini";
import { EVENT_DAYS } from "./special-event.ts";

/** `POST /game_rpg/special-event/rsvp`: the day of the visit, or null to take it back. */
export const Rsvp = z.strictObject({
  day: z.nullable(z.string().check(z.refine((day) => EVENT_DAYS.includes(day)))),
});
