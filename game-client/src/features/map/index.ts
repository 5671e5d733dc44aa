import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { lazily } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { Whereabouts } from "./Whereabouts.tsx";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    map: NoProperties;
  }
}

/** The map of the place. */
export const MAP: Feature = {
  name: "map",
  hud: [{ slot: "place", Part: Whereabouts }],
  menu: [{ name: "map", icon: "world-map", opens: { kind: "map" } }],
  dialogs: { map: lazily(async () => (await import("./MapDialog.tsx")).MapDialog) },
  scene: async () => (await import("./scene.ts")).scene,
  keys: { KeyM: ({ stores }) => stores.$dialog.set({ kind: "map" }) },
};
