import type { NoProperties, OpenDialog } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import type { HeroResult } from "./result.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** Where diamonds of the acts still lie about: who has them all may play (spec 2 §4). */
    "missing-gems": NoProperties;
    /** Who runs, and how. */
    "hero-start": NoProperties;
    /** The shop of power-ups; closing it opens `back`. */
    "hero-power-ups": { back?: OpenDialog };
    /** Milestones and missions. */
    "hero-marks": NoProperties;
    "hero-board": NoProperties;
    /** How to play; `back` is opened behind it. */
    "hero-help": { back?: OpenDialog };
    /** What came of a run. */
    "hero-result": HeroResult;
  }
}

/** The map of the lobby. */
const LOBBY = "diamond-hero";

const lobby = () => import("./lobby/lobby.ts");

/** Diamond Hero: its lobby, and the dialogs around a run. */
export const DIAMOND_HERO: Feature = {
  name: "diamond-hero",
  dialogs: {
    "missing-gems": onDemand(async () => (await import("./MissingGems.tsx")).MissingGems),
    "hero-start": onDemand(async () => (await lobby()).StartDialog),
    "hero-power-ups": onDemand(async () => (await lobby()).PowerUpsDialog),
    "hero-marks": onDemand(async () => (await lobby()).MarksDialog),
    "hero-board": onDemand(async () => (await lobby()).BoardDialog),
    "hero-help": onDemand(async () => (await lobby()).HelpDialog),
    "hero-result": onDemand(async () => (await lobby()).ResultDialog),
  },
  scene: async () => ({
    // Nobody who is elsewhere fetches what stands there; without it the place is plain.
    build: async (context, game) =>
      context.map.name === LOBBY
        ? import("./lobby/place.ts").then(({ buildLobby }) => buildLobby(context, game)).catch(() => null)
        : null,
  }),
};
