import type { Dialogs, OpenDialog } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** Reports a player, by what the server calls the player in public; closing it opens `back` again. */
    report: { player: string; name: string; back?: OpenDialog };
  }
}

/** Reports of players to the operator. */
export const REPORTS: Feature = {
  name: "reports",
  dialogs: {
    report: onDemand<Dialogs["report"]>(async () => (await import("./ReportDialog.tsx")).ReportDialog),
  },
};
