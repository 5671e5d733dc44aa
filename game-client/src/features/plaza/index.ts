import type { Feature } from "../../core/feature.ts";

/** The plaza of the village wears what the week of the season is about. */
export const PLAZA: Feature = {
  name: "plaza",
  inRoom: { room: "hub", load: async () => ({ scene: (await import("./scene.ts")).scene }) },
};
