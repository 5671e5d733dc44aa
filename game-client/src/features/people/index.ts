import { lazily } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { crowdOf } from "./crowd.ts";
import { PeopleButton } from "./PeopleButton.tsx";
import { PEOPLE_TEXTS } from "./texts.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** Who plays: in the own area, and the friends. */
    people: { tab: string };
  }
}

/** Who else plays now. */
export const PEOPLE: Feature = {
  name: "people",
  laterTexts: PEOPLE_TEXTS,
  hud: [{ slot: "menu", Part: PeopleButton }],
  dialogs: { people: lazily(async () => (await import("./PeopleDialog.tsx")).PeopleDialog) },
  tabs: [
    {
      dialog: "people",
      key: "here",
      order: 10,
      Tab: lazily(async () => (await import("./HereTab.tsx")).HereTab),
    },
  ],
  joined: (game, joined) => crowdOf(game).join(joined),
};
