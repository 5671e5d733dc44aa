import { PHRASES } from "@diamond-valley/schemas/walking/phrases.ts";
import { EMOTES as NAMES } from "@diamond-valley/schemas/walking/walking.ts";
import type { Game } from "../../core/app/game.ts";
import type { Feature } from "../../core/feature.ts";
import { EmoteBar } from "./EmoteBar.tsx";
import { EmoteButton, EmoteWheel } from "./EmoteWheel.tsx";
import { showEmote, wheelOf } from "./emote.ts";
import { Phrases } from "./PhraseParts.tsx";
import { PHRASE_KEYS } from "./phrase-keys.ts";
import { isHeardIn, panelOf, sayPhrase } from "./phrases.ts";

/** What the n-th number key does: it says a phrase while they are shown, and else it shows an emote. */
function choose(game: Game, index: number): void {
  const panel = panelOf(game);
  const [phrase, emote] = [PHRASES[index], NAMES[index]];
  if (panel.get() && phrase) {
    panel.set(false);
    sayPhrase(game, phrase);
  } else if (emote) showEmote(game, emote);
}

const NUMBER_KEYS: Feature["keys"] = Object.fromEntries(
  PHRASE_KEYS.map(({ code }, index) => [code, (game) => choose(game, index)]),
);

/** Opens one of wheel and panel, and closes the other. */
function toggle(game: Game, one: typeof wheelOf, other: typeof wheelOf): void {
  other(game).set(false);
  one(game).set(!one(game).get());
}

/** What stands open over the play is closed. */
function close(game: Game): void {
  wheelOf(game).set(false);
  panelOf(game).set(false);
}

/** Emotes and phrases: a bar for mouse and number keys, a wheel for thumbs, and a panel of what may be said. */
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
    { slot: "overlay", Part: Phrases },
  ],
  keys: {
    ...NUMBER_KEYS,
    KeyE: (game) => toggle(game, wheelOf, panelOf),
    KeyT: (game) => isHeardIn(game.stores.$place.get()) && toggle(game, panelOf, wheelOf),
    Escape: close,
  },
  // Another place may be one in which nobody hears.
  arrived: close,
  scene: async () => (await import("./scene.ts")).scene,
};
