import { BITE } from "@diamond-valley/schemas/fishing/messages.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Feature } from "../../core/feature.ts";
import { onPush } from "../../core/net/places.ts";
import { EFFECTS } from "../../core/sound/effects.ts";
import { FishPicture } from "./FishPicture.tsx";
import { announceOutcomes } from "./outcomes.ts";
import { fishingOf } from "./own-fishing.ts";

const isLake = (place: PlaceName | null): boolean => place !== null && PLACES[place].room === "fishing";

/** Whether a player has ever caught anything: then the skill is trained. */
const hasFished = (wallet: WalletView | null): boolean =>
  wallet !== null && (wallet.mastery.fishing.level > 1 || wallet.mastery.fishing.gained > 0);

/** Fishing (spec 2 section 4): cast at a spot, and press while the arrow is in the green zone. What is drawn of it comes with a lake. */
export const FISHING: Feature = {
  name: "fishing",
  howTo: [
    {
      key: "fish",
      isBasic: true,
      Picture: FishPicture,
      order: 30,
      isNow: ({ stores }) => isLake(stores.$place.get()),
      isDone: ({ stores }) => hasFished(stores.$wallet.get()),
    },
  ],
  verbs: {
    cast: (game) => void fishingOf(game).cast(),
    "reel-in": (game) => void fishingOf(game).reelIn(),
    taken({ sounds, stores }) {
      sounds.play(EFFECTS.refuse, "caption.refuse");
      stores.toasts.show({ tone: "note", key: "fishing:prompt.taken" });
    },
  },
  keys: {
    Escape(game) {
      if (game.stores.$prompt.get()?.verb === "reel-in") void fishingOf(game).reelIn();
    },
  },
  start: (game) => announceOutcomes(game, fishingOf(game).$attempt),
  joined(game, { room }) {
    const fishing = fishingOf(game);
    onPush(room, BITE, fishing.bite);
    return fishing.reset;
  },
  inRoom: { room: "fishing", load: async () => (await import("./lake.ts")).LAKE },
};
