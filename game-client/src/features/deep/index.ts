import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import type { Feature } from "../../core/feature.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    "deep-result": NoProperties;
    /** The door to `target` leads out of a flight that goes on. */
    "deep-leave": { target: PlaceName };
    "deep-trouble": { message: string };
  }
}

/** The hall of the Deep (spec 2 §4): all of it comes with the hall. */
export const DEEP: Feature = {
  name: "deep",
  verbs: {
    "leave-flight": ({ stores }, target) =>
      stores.$dialog.set({ kind: "deep-leave", target: target as PlaceName }),
  },
  inRoom: { room: "deep", load: async () => (await import("./deep-arena.ts")).HALL },
};
