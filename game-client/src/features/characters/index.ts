import { TALK, type TalkAnswer } from "@diamond-valley/schemas/hub/characters.ts";
import type { Game } from "../../core/app/game.ts";
import type { Feature } from "../../core/feature.ts";
import { showRefusal } from "../../core/hud/refusals.ts";
import { SOUNDS } from "./sounds.ts";
import { TalkDialog } from "./TalkDialog.tsx";
import { TalkPicture } from "./TalkPicture.tsx";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    talk: { talk: TalkAnswer };
  }
}

async function talk({ ask, sounds, stores }: Game, character: string): Promise<void> {
  try {
    const answer = await ask(TALK, { character });
    sounds.play(SOUNDS.talk);
    stores.$dialog.set({ kind: "talk", talk: answer });
  } catch (error) {
    showRefusal(stores.toasts, error);
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
