import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import type { Emote } from "@diamond-valley/schemas/walking/walking.ts";

/** The picture of each emote, on its button and over robots' heads. */
export const EMOTE_ICONS: Readonly<Record<Emote, IconName>> = {
  wave: "waving-hand",
  heart: "red-heart",
  laugh: "face-with-tears-of-joy",
  cheer: "party-popper",
  surprise: "astonished-face",
  sleep: "zzz",
};
