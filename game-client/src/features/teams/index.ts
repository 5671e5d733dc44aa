import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** The four teams to choose from; for whoever has one it says which. */
    teams: NoProperties;
    /** How the teams stand. */
    "team-board": NoProperties;
  }
}

/** How long after an arrival in the village its ranks are followed, ms. */
const RANKS_AFTER = 10_000;

/** The colour teams: their choice in the Guild Hall, and their board (spec 2 §2, §4). */
export const TEAMS: Feature = {
  name: "teams",
  dialogs: {
    teams: onDemand(async () => (await import("./TeamsDialog.tsx")).TeamsDialog),
    "team-board": onDemand(async () => (await import("./BoardDialog.tsx")).BoardDialog),
  },
  joined(game, joined) {
    if (PLACES[joined.place].room !== "hub") return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    // Nobody needs it at once; where it can't be fetched, the board says it.
    const follow = async (): Promise<void> => {
      const { followRanks } = await import("./team-ranks.ts");
      if (!isOver) stop = followRanks(game, joined);
    };
    const timer = setTimeout(() => void follow().catch(() => {}), RANKS_AFTER);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  },
};
