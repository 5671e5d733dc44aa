import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Feature } from "../../core/feature.ts";
import { laterPicture } from "../../core/hud/LaterPicture.tsx";
import { fightingOf } from "./fighting.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** The way leads to another `area` of the forest, or out by the door. */
    "hunt-leave": { area?: number };
    "hunt-trouble": { message: string };
  }
}

const isForest = (place: PlaceName | null): boolean => place !== null && PLACES[place].room === "hunting";

/** Whether a herb of a slime was ever brought home: then the skill is trained. */
const hasHunted = (wallet: WalletView | null): boolean =>
  wallet !== null && (wallet.mastery.combat.level > 1 || wallet.mastery.combat.gained > 0);

/** Hunting (spec 2 §4): beat slimes, step aside, pick up herbs. All but its page of the help comes with a forest. */
export const HUNTING: Feature = {
  name: "hunting",
  howTo: [
    {
      key: "hunt",
      Picture: laterPicture(async () =>
        (await import("@diamond-valley/art-kit/drawings/slime.ts")).slimeAndHerb(),
      ),
      order: 37,
      isNow: ({ stores }) => isForest(stores.$place.get()),
      isDone: ({ stores }) => hasHunted(stores.$wallet.get()),
    },
  ],
  // The one verb: whatever else is done in a forest must be timed, and is done by the forest itself.
  verbs: { "leave-hunt": ({ stores }) => stores.$dialog.set({ kind: "hunt-leave" }) },
  // The door asks by its own verb.
  holdsBack(game, _, area) {
    if (area === undefined || !fightingOf(game).get()) return false;
    game.stores.$dialog.set({ kind: "hunt-leave", area });
    return true;
  },
  inRoom: { room: "hunting", load: async () => (await import("./forest.ts")).FOREST },
};
