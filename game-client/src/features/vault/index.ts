import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** How a draw is made and checked, step by step. */
    "draw-check": NoProperties;
  }
}

/** What the game tells of the Vault: the own entries, as a page of the bag, and the glass machine of the Diamond Lab. */
export const VAULT: Feature = {
  name: "vault",
  dialogs: { "draw-check": onDemand(async () => (await import("./DrawCheck.tsx")).DrawCheck) },
  tabs: [
    {
      dialog: "bag",
      key: "prizes",
      order: 28,
      Tab: onDemand(async () => (await import("./PrizesTab.tsx")).PrizesTab),
    },
  ],
};
