import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** Where diamonds of the acts still lie about: who has them all may play (spec 2 §4). */
    "missing-gems": NoProperties;
  }
}

/** The lobby of Diamond Hero. */
export const DIAMOND_HERO: Feature = {
  name: "diamond-hero",
  dialogs: { "missing-gems": onDemand(async () => (await import("./MissingGems.tsx")).MissingGems) },
};
