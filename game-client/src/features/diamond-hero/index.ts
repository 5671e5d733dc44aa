import type { WatchedFriend } from "../../core/arena/watch/watched-arena.ts";
import type { NoProperties, OpenDialog } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import type { HeroResult } from "./result.ts";
import { runningOf } from "./running.ts";
import { HERO_TEXTS } from "./texts.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** A friend who is watched. */
    "hero-live": { friend: WatchedFriend };
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
    /** Cards, while time stands still. */
    "hero-cards": NoProperties;
    "hero-leave": NoProperties;
    "hero-trouble": { message: string };
    /** A stored run that is watched; closing it opens `back`. */
    "hero-watch": { attempt: string; back?: OpenDialog };
  }
}

/** The map of the lobby. */
const LOBBY = "diamond-hero";

const lobby = () => import("./lobby/lobby.ts");
const lobbyPlace = () => import("./lobby/place.ts");

/** Diamond Hero: its lobby, and the dialogs around a run. */
export const DIAMOND_HERO: Feature = {
  name: "diamond-hero",
  dialogs: {
    "hero-live": onDemand(async () => (await import("./run/watch/LiveRun.tsx")).LiveRun),
    "missing-gems": onDemand(async () => (await import("./MissingGems.tsx")).MissingGems),
    "hero-start": onDemand(async () => (await lobby()).StartDialog),
    "hero-power-ups": onDemand(async () => (await lobby()).PowerUpsDialog),
    "hero-marks": onDemand(async () => (await lobby()).MarksDialog),
    "hero-board": onDemand(async () => (await lobby()).BoardDialog),
    "hero-help": onDemand(async () => (await lobby()).HelpDialog),
    "hero-result": onDemand(async () => (await lobby()).ResultDialog),
    "hero-watch": onDemand(async () => (await import("./run/watch/WatchDialog.tsx")).WatchDialog),
  },
  // By the map, too, a run is left with a question (spec 2 §4).
  holdsBack(game) {
    if (!runningOf(game).get()) return false;
    game.stores.$dialog.set({ kind: "hero-leave" });
    return true;
  },
  inRoom: { room: "diamond_hero", load: async () => (await import("./run/neon-arena.ts")).NEON_ARENA },
  ahead: async ({ more }, place) =>
    place === LOBBY && Promise.all([lobbyPlace(), more.file("hero", HERO_TEXTS)]),
  joined(game, { place }) {
    if (place === LOBBY)
      lobbyPlace()
        .then(({ askAhead }) => askAhead(game))
        .catch(() => {});
    return undefined;
  },
  scene: async () => ({
    // Nobody who is elsewhere fetches what stands there; without it the place is plain.
    build: async (context, game) =>
      context.map.name === LOBBY
        ? lobbyPlace()
            .then(({ buildLobby }) => buildLobby(context, game))
            .catch(() => null)
        : null,
  }),
};
