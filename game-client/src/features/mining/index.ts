import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import type { Feature } from "../../core/feature.ts";
import { OrePicture } from "./OrePicture.tsx";
import { runningOf } from "./running.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    "mine-result": NoProperties;
    /** The way leads to another `area` of the mine, or out by the door. */
    "mine-leave": { area?: number };
    "mine-trouble": { message: string };
  }
}

const isMine = (place: PlaceName | null): boolean => place !== null && PLACES[place].room === "mining";

/** Whether a vein has ever burst under the player's strikes: then the skill is trained. */
const hasMined = (wallet: WalletView | null): boolean =>
  wallet !== null && (wallet.mastery.mining.level > 1 || wallet.mastery.mining.gained > 0);

/** Mining (spec 2 §4): strike veins while the ring closes, and mind the rocks. All but its page of the help comes with a mine. */
export const MINING: Feature = {
  name: "mining",
  howTo: [
    {
      key: "mine",
      Picture: OrePicture,
      order: 35,
      isNow: ({ stores }) => isMine(stores.$place.get()),
      isDone: ({ stores }) => hasMined(stores.$wallet.get()),
    },
  ],
  // The one verb: whatever else is done in a mine must be timed, and is done by the mine itself.
  verbs: { "leave-mine": ({ stores }) => stores.$dialog.set({ kind: "mine-leave" }) },
  // The door asks by its own verb.
  holdsBack(game, _, area) {
    if (area === undefined || !runningOf(game).get()) return false;
    game.stores.$dialog.set({ kind: "mine-leave", area });
    return true;
  },
  inRoom: { room: "mining", load: async () => (await import("./mine.ts")).MINE },
};
