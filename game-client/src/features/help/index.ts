import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import type { Feature } from "../../core/feature.ts";
import { browserShelf } from "../../core/settings/settings.ts";
import { HowToPlay } from "./HowToPlay.tsx";
import { WalkPicture } from "./WalkPicture.tsx";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    "how-to-play": NoProperties;
  }
}

/** Set on this device once how to play was shown. */
const SHOWN = "how_to_play_seen";

/** How to play: the pages of all features, which open by themselves the first time on a device. */
export const HELP: Feature = {
  name: "help",
  dialogs: { "how-to-play": HowToPlay },
  howTo: [{ key: "walk", Picture: WalkPicture, order: 10 }],
  arrived({ stores }) {
    const shelf = browserShelf();
    if (shelf === null || shelf.getItem(SHOWN) !== null) return;
    shelf.setItem(SHOWN, "true");
    stores.$dialog.set({ kind: "how-to-play" });
  },
};
