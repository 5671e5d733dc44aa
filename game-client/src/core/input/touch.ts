import { useSyncExternalStore } from "react";

/** A screen's size in CSS px, and what its browser calls itself. */
export interface Device {
  width: number;
  height: number;
  userAgent: string;
}

/** Screens whose shorter side is below this are those of phones, CSS px (spec 1 §9). */
const MOBILE_BELOW = 768;
const MOBILE_AGENT = /\bMobi|\bAndroid\b|\biP(hone|ad|od)\b/i;

/** Whether a device is mobile: by the shorter side of its screen, or by its user agent (spec 1 §9). */
export function isMobile({ width, height, userAgent }: Device): boolean {
  return Math.min(width, height) < MOBILE_BELOW || MOBILE_AGENT.test(userAgent);
}

/** Where a thumb is likelier than keys although the device is not mobile: tablets, and narrow windows. */
const THUMBS = "(pointer: coarse), (max-width: 640px)";

/** Whether the game is played by thumb: stick and round buttons take the place of keys. */
export function isByThumb(): boolean {
  const { width, height } = window.screen;
  return isMobile({ width, height, userAgent: navigator.userAgent }) || window.matchMedia(THUMBS).matches;
}

/** `isByThumb` now and from now on: a window may be made narrow, and a mouse be plugged in. */
export function useByThumb(): boolean {
  return useSyncExternalStore(listen, isByThumb);
}

function listen(changed: () => void): () => void {
  const thumbs = window.matchMedia(THUMBS);
  thumbs.addEventListener("change", changed);
  // A window that is carried to another screen may find a smaller one.
  window.addEventListener("resize", changed);
  return () => {
    thumbs.removeEventListener("change", changed);
    window.removeEventListener("resize", changed);
  };
}
