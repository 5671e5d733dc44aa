import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** The invitation of the top tiers: a day of the event to choose (spec 1 §6, spec 2 §6). */
    "special-event": NoProperties;
  }
}

/** The invitation room's board: the same invitation as on the site's pages. */
export const SPECIAL_EVENT: Feature = {
  name: "special-event",
  dialogs: {
    "special-event": onDemand(async () => (await import("./InvitationDialog.tsx")).InvitationDialog),
  },
};
