import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { lazily } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { HintCard } from "./HintCard.tsx";
import { hintsOf } from "./hints.ts";
import { WalkPicture } from "./WalkPicture.tsx";
import { hasWalked, watchWalk } from "./walked.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    "how-to-play": NoProperties;
  }
}

/** How to play: the pages of all features, each as a small card at its moment, and all of them in a dialog. */
export const HELP: Feature = {
  name: "help",
  hud: [{ slot: "task", Part: HintCard }],
  dialogs: { "how-to-play": lazily(async () => (await import("./HowToPlay.tsx")).HowToPlay) },
  howTo: [
    { key: "walk", isBasic: true, Picture: WalkPicture, order: 10, isNow: () => true, isDone: hasWalked },
  ],
  start: (game) => {
    const stops = [watchWalk(game), hintsOf(game).follow()];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
