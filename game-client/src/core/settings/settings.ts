import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import { atom, type ReadableAtom } from "nanostores";

export interface Settings {
  music: boolean;
  sound: boolean;
  /** Plays mini-games slower and wider, for those who cannot press in time. */
  calm: boolean;
  /** Dashes by a second quick push of the stick or of a key, where one can dash. */
  doubleDash: boolean;
  /** Puts the player's nickname into pictures to share. */
  pictureName: boolean;
  /** Lets a phone hum at what is felt. */
  haptics: boolean;
  /** Says in words which sounds that matter are heard. */
  captions: boolean;
  /** Shows what other players say; in calm mode not, unless the player chose it. */
  phrases: boolean;
}

export type Setting = keyof Settings;

/** How loud music and sound effects are, 0..1. */
export interface Volumes {
  music: number;
  sound: number;
}

export interface SettingsStore {
  $settings: ReadableAtom<Settings>;
  $volumes: ReadableAtom<Volumes>;
  setVolume(of: keyof Volumes, volume: number): void;
  set(setting: Setting, on: boolean): void;
}

/** What a store needs of `localStorage`. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

/** The keys of spec 1 §3: sounds are stored as muted, so that nothing stored means that they play. */
const KEYS = {
  music: { key: STORAGE.backgroundAudioMuted.key, whenOn: "false" },
  sound: { key: STORAGE.soundEffectsMuted.key, whenOn: "false" },
  calm: { key: STORAGE.calmMode.key, whenOn: "true" },
  doubleDash: { key: STORAGE.doubleDash.key, whenOn: "true" },
  pictureName: { key: STORAGE.pictureName.key, whenOn: "true" },
  haptics: { key: STORAGE.haptics.key, whenOn: "true" },
  captions: { key: STORAGE.captions.key, whenOn: "true" },
  phrases: { key: STORAGE.phrases.key, whenOn: "true" },
} as const satisfies Record<Setting, { key: string; whenOn: "true" | "false" }>;

/** Volumes are kept in percent beside the mutes of the spec. */
const VOLUME_KEYS = { music: STORAGE.musicVolume.key, sound: STORAGE.soundVolume.key } as const;

/**
 * Settings kept on `shelf`; without one (storage is blocked) they last as long as the page. Unless the player chose, who
 * plays `byThumb` dashes by a double push: keys have one for it beside them, and small steps are made with them.
 */
export function createSettings(shelf: Shelf | null, byThumb = false): SettingsStore {
  const calm = read(shelf, "calm", false);
  const $settings = atom<Settings>({
    music: read(shelf, "music", true),
    sound: read(shelf, "sound", true),
    calm,
    doubleDash: read(shelf, "doubleDash", byThumb),
    pictureName: read(shelf, "pictureName", false),
    haptics: read(shelf, "haptics", true),
    captions: read(shelf, "captions", false),
    phrases: read(shelf, "phrases", !calm),
  });
  const $volumes = atom<Volumes>({ music: readVolume(shelf, "music"), sound: readVolume(shelf, "sound") });
  return {
    $settings,
    $volumes,
    setVolume(of, volume) {
      const next = Math.min(1, Math.max(0, volume));
      $volumes.set({ ...$volumes.get(), [of]: next });
      write(shelf, VOLUME_KEYS[of], String(Math.round(next * 100)));
    },
    set(setting, on) {
      const follows = setting === "calm" && { phrases: read(shelf, "phrases", !on) };
      $settings.set({ ...$settings.get(), [setting]: on, ...follows });
      const { key, whenOn } = KEYS[setting];
      write(shelf, key, String(on === (whenOn === "true")));
    },
  };
}

function write(shelf: Shelf | null, key: string, value: string): void {
  try {
    shelf?.setItem(key, value);
  } catch {
    // A full or forbidden shelf: the choice holds until the page closes.
  }
}

function readVolume(shelf: Shelf | null, of: keyof Volumes): number {
  try {
    const stored = shelf?.getItem(VOLUME_KEYS[of]) ?? "";
    return /^(100|[1-9]?\d)$/.test(stored) ? Number(stored) / 100 : 1;
  } catch {
    return 1;
  }
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

/** A shelf of the browser's, or null where it is forbidden: merely naming it may throw. */
export function browserShelf(name: "localStorage" | "sessionStorage" = "localStorage"): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}
