import { PLAY } from "../i18n/locale.ts";

/** Whether the game fills the window or is about to: the address asks for it before the page steps aside. */
export const isPlaying = (): boolean =>
  location.hash === PLAY || document.documentElement.hasAttribute("data-playing");
