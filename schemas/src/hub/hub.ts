import { type SchemaType, schema, t } from "@colyseus/schema";
import { Walker } from "../walking/walking.ts";

export const HubState = schema(
  {
    players: t.map(Walker),
    /** Number of this area of the village, from 1. */
    area: t.uint16(),
    /** The team whose flag flies at the fountain: its place in TEAMS, from 1; 0 for none. */
    flag: t.uint8(),
    /** How many play now in all areas of the village, and everywhere. */
    village: t.uint32(),
    world: t.uint32(),
    /** How the teams rank: `rankIn`; 0 before it is known. */
    teamRanks: t.uint16(),
  },
  "HubState",
);
export type HubState = SchemaType<typeof HubState>;
