import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { followRanks } from "./team-ranks.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** The four teams to choose from; for whoever has one it says which. */
    teams: NoProperties;
    /** How the teams stand. */
    "team-board": NoProperties;
  }
}

/** The colour teams: their choice in the Guild Hall, and their board (spec 2 §2, §4). */
export const TEAMS: Feature = {
  name: "teams",
  dialogs: {
    teams: onDemand(async () => (await import("./TeamsDialog.tsx")).TeamsDialog),
    "team-board": onDemand(async () => (await import("./BoardDialog.tsx")).BoardDialog),
  },
  joined: (game, joined) => (PLACES[joined.place].room === "hub" ? followRanks(game, joined) : undefined),
};
