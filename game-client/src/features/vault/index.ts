import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** How a draw is made and checked, step by step. */
    "draw-check": NoProperties;
  }
}

/** What the game tells of the Vault's draws: the glass machine of the Diamond Lab. */
export const VAULT: Feature = {
  name: "vault",
  dialogs: { "draw-check": onDemand(async () => (await import("./DrawCheck.tsx")).DrawCheck) },
};
