import { EMOTES as NAMES } from "@diamond-valley/schemas/walking/walking.ts";
import type { Feature } from "../../core/feature.ts";
import { EmoteBar } from "./EmoteBar.tsx";
import { EmoteButton, EmoteWheel } from "./EmoteWheel.tsx";
import { showEmote, wheelOf } from "./emote.ts";

/** The emote on each number key. */
const NUMBER_KEYS: Feature["keys"] = Object.fromEntries(
  NAMES.map((emote, index) => [`Digit${index + 1}`, (game) => showEmote(game, emote)]),
);

/** Emotes: a bar for mouse and number keys, a wheel for thumbs. */
export const EMOTES: Feature = {
  name: "emotes",
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/emotes.json"),
    en: () => import("@diamond-valley/schemas/locales/en/emotes.json"),
  },
  hud: [
    { slot: "bottom", Part: EmoteBar },
    { slot: "bottom", Part: EmoteButton },
    { slot: "overlay", Part: EmoteWheel },
  ],
  keys: {
    ...NUMBER_KEYS,
    KeyE: (game) => wheelOf(game).set(!wheelOf(game).get()),
    Escape: (game) => wheelOf(game).set(false),
  },
};
