import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** Kind Heroes, and the boss of the week. */
    boards: NoProperties;
  }
}

/** The boards of players (spec 2 §2). */
export const BOARDS: Feature = {
  name: "boards",
  dialogs: { boards: onDemand(async () => (await import("./BoardsDialog.tsx")).BoardsDialog) },
};
