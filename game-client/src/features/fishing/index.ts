import { BITE } from "@diamond-valley/schemas/fishing/messages.ts";
import type { Feature } from "../../core/feature.ts";
import { onPush } from "../../core/net/room-request.ts";
import { EFFECTS } from "../../core/sound/effects.ts";
import { ArrowBar } from "./ArrowBar.tsx";
import { CalmSwitch } from "./CalmSwitch.tsx";
import { FishPicture } from "./FishPicture.tsx";
import { fishingOf } from "./own-fishing.ts";

/** Fishing (spec 2 section 4): cast at a spot, and press while the arrow is in the green zone. */
export const FISHING: Feature = {
  name: "fishing",
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/fishing.json"),
    en: () => import("@diamond-valley/schemas/locales/en/fishing.json"),
  },
  hud: [
    { slot: "switches", Part: CalmSwitch },
    { slot: "overlay", Part: ArrowBar },
  ],
  howTo: [{ key: "fish", Picture: FishPicture, order: 30 }],
  verbs: {
    cast: (game) => void fishingOf(game).cast(),
    "reel-in": (game) => void fishingOf(game).reelIn(),
    taken({ sounds, stores }) {
      sounds.play(EFFECTS.refuse);
      stores.toasts.show({ tone: "note", key: "fishing:prompt.taken" });
    },
  },
  keys: {
    Escape(game) {
      if (game.stores.$prompt.get()?.verb === "reel-in") void fishingOf(game).reelIn();
    },
  },
  joined(game, { room }) {
    const fishing = fishingOf(game);
    onPush(room, BITE, fishing.bite);
    return fishing.reset;
  },
  scene: async () => (await import("./scene.ts")).scene,
};
