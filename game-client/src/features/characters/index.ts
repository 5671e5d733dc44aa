import { isCharacter, CHARACTERS as KNOWN } from "@diamond-valley/schemas/characters/characters.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { lazily } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { fetchWorn } from "../../core/looks/worn.ts";
import { loadedMap } from "../../core/world/maps.ts";
import { TalkPicture } from "./TalkPicture.tsx";
import { talk } from "./talk.ts";
import { TALK_TEXTS } from "./texts.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    talk: { talk: InteractAnswer };
  }
}

/** The characters of the places: they stand on the map, show a mark when they have something, and talk. */
export const CHARACTERS: Feature = {
  name: "hub",
  laterTexts: TALK_TEXTS,
  dialogs: { talk: lazily(async () => (await import("./TalkDialog.tsx")).TalkDialog) },
  howTo: [
    {
      key: "talk",
      isBasic: true,
      Picture: TalkPicture,
      order: 20,
      // Somebody here has something to say: in a mine nobody has.
      isNow({ stores }) {
        const [place, marks] = [stores.$place.get(), stores.$marks.get()];
        const characters = place === null ? [] : (loadedMap(place)?.characters ?? []);
        return characters.some(({ slug }) => slug in marks);
      },
      isDone: ({ stores }) => {
        const isMet = Object.keys(stores.$progress.get()?.facts ?? {}).some((fact) =>
          fact.startsWith("met."),
        );
        return isMet || (stores.$wallet.get()?.experience ?? 0) > 0;
      },
    },
  ],
  // What characters wear weighs more than they do: most wear nothing of it.
  ahead: (_, __, { characters }) =>
    Promise.all(characters.map(({ slug }) => isCharacter(slug) && fetchWorn(KNOWN[slug].outfit ?? 0))),
  verbs: { talk: (game, target) => void talk(game, target) },
  scene: async () => (await import("./scene.ts")).scene,
};
