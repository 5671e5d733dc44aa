import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import type { Feature } from "../../core/feature.ts";
import { TalkDialog } from "./TalkDialog.tsx";
import { TalkPicture } from "./TalkPicture.tsx";
import { talk } from "./talk.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    talk: { talk: InteractAnswer };
  }
}

/** The characters of the places: they stand on the map, show a mark when they have something, and talk. */
export const CHARACTERS: Feature = {
  name: "hub",
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/hub.json"),
    en: () => import("@diamond-valley/schemas/locales/en/hub.json"),
  },
  dialogs: { talk: TalkDialog },
  howTo: [{ key: "talk", Picture: TalkPicture, order: 20 }],
  verbs: { talk: (game, target) => void talk(game, target) },
  scene: async () => (await import("./scene.ts")).scene,
};
