import type { SettingsStore } from "./settings.ts";

/** Lets a phone or pad hum, ms, unless the player wants none. Does nothing on desktops and iPhones, which can't. */
export function hum({ $settings }: Pick<SettingsStore, "$settings">, pattern: number | number[]): void {
  if (!$settings.get().haptics || !("vibrate" in navigator)) return;
  // Before the first gesture of a page the browser refuses, and writes an error to its log.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate(pattern);
}
