import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import { atom, type ReadableAtom } from "nanostores";

export interface Settings {
  music: boolean;
  sound: boolean;
  /** Plays mini-games slower and wider, for those who cannot press in time. */
  calm: boolean;
}

export type Setting = keyof Settings;

export interface SettingsStore {
  $settings: ReadableAtom<Settings>;
  set(setting: Setting, on: boolean): void;
}

/** What a store needs of `localStorage`. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

/** The keys of spec 1 §3: sounds are stored as muted, so that nothing stored means that they play. */
const KEYS = {
  music: { key: STORAGE.backgroundAudioMuted.key, whenOn: "false" },
  sound: { key: STORAGE.soundEffectsMuted.key, whenOn: "false" },
  calm: { key: STORAGE.calmMode.key, whenOn: "true" },
} as const satisfies Record<Setting, { key: string; whenOn: "true" | "false" }>;

/** Settings kept on `shelf`; without one (storage is blocked) they last as long as the page. */
export function createSettings(shelf: Shelf | null): SettingsStore {
  const $settings = atom<Settings>({
    music: read(shelf, "music", true),
    sound: read(shelf, "sound", true),
    calm: read(shelf, "calm", false),
  });
  return {
    $settings,
    set(setting, on) {
      $settings.set({ ...$settings.get(), [setting]: on });
      const { key, whenOn } = KEYS[setting];
      try {
        shelf?.setItem(key, String(on === (whenOn === "true")));
      } catch {
        // A full or forbidden shelf: the choice holds until the page closes.
      }
    },
  };
}

function read(shelf: Shelf | null, setting: Setting, fallback: boolean): boolean {
  const { key, whenOn } = KEYS[setting];
  try {
    const stored = shelf?.getItem(key);
    return stored === "true" || stored === "false" ? stored === whenOn : fallback;
  } catch {
    return fallback;
  }
}

/** The browser's shelf, or null where it is forbidden: merely naming it may throw. */
export function browserShelf(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
