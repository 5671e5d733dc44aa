import { type SchemaType, schema, t } from "@colyseus/schema";
import { Walker } from "../walking/walking.ts";

export const HubState = schema(
  {
    players: t.map(Walker),
    /** Number of this area of the village, from 1. */
    area: t.uint16(),
    /** The team whose flag flies at the fountain: its place in TEAMS, from 1; 0 for none. */
    flag: t.uint8(),
  },
  "HubState",
);
export type HubState = SchemaType<typeof HubState>;
