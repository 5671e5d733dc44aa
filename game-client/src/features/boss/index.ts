import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { WatchedFriend } from "../../core/arena/watch/watched-arena.ts";
import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { laterPicture } from "../../core/hud/LaterPicture.tsx";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** A friend who is watched. */
    "boss-live": { friend: WatchedFriend };
    "boss-entry": NoProperties;
    "boss-peace": NoProperties;
    "boss-result": NoProperties;
    "boss-leave": NoProperties;
    "boss-trouble": { message: string };
  }
}

const isCircle = (place: PlaceName | null): boolean => place !== null && PLACES[place].room === "boss";

/** Whether the player has beaten one. */
const hasWon = (wallet: WalletView | null): boolean =>
  wallet !== null && (wallet.peace || wallet.boss.wins > 0);

/** The golem's circle (spec 2 §4). All but its page of the help comes with the circle. */
export const BOSS: Feature = {
  name: "boss",
  howTo: [
    {
      key: "boss",
      Picture: laterPicture(async () =>
        (await import("@diamond-valley/art-kit/drawings/magic-circle.ts")).magicCircle(),
      ),
      order: 38,
      isNow: ({ stores }) => isCircle(stores.$place.get()),
      isDone: ({ stores }) => hasWon(stores.$wallet.get()),
    },
  ],
  dialogs: {
    "boss-live": onDemand(async () => (await import("./LiveFight.tsx")).LiveFight),
  },
  // What else is done in the circle must be timed, and is done by the circle itself.
  verbs: {
    "face-golem": ({ stores }) => stores.$dialog.set({ kind: "boss-entry" }),
    "leave-fight": ({ stores }) => stores.$dialog.set({ kind: "boss-leave" }),
  },
  inRoom: { room: "boss", load: async () => (await import("./magic-circle.ts")).CIRCLE },
};
