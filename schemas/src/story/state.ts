import { type SchemaType, schema, t } from "@colyseus/schema";
import { Walker } from "../walking/walking.ts";

/** The state of a story place. What the player has done there is its own: see `progress.ts`. */
export const StoryState = schema({ players: t.map(Walker) }, "StoryState");
export type StoryState = SchemaType<typeof StoryState>;
