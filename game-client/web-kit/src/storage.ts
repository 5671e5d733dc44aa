/** One thing that this browser keeps. */
interface StoredItem {
  key: string;
  /** For good, or for this visit in this tab. */
  shelf: "local" | "session";
  /** Whether it belongs to whoever is signed in: signing out clears it. */
  personal: boolean;
}

/** Everything that the pages and the game keep in a browser (spec 1 §3). Nobody names a key elsewhere. */
export const STORAGE = {
  backgroundAudioMuted: { key: "background_audio_muted", shelf: "local", personal: false },
  soundEffectsMuted: { key: "sound_effects_muted", shelf: "local", personal: false },
  musicVolume: { key: "background_audio_volume", shelf: "local", personal: false },
  soundVolume: { key: "sound_effects_volume", shelf: "local", personal: false },
  captions: { key: "captions", shelf: "local", personal: false },
  phrases: { key: "phrases", shelf: "local", personal: false },
  haptics: { key: "haptics", shelf: "local", personal: false },
  doubleDash: { key: "double_dash", shelf: "local", personal: false },
  pictureName: { key: "picture_name", shelf: "local", personal: true },
  /** Whether a run of Diamond Hero shows the damage of each hit. */
  damageNumbers: { key: "damage_numbers", shelf: "local", personal: false },
  calmMode: { key: "calm_mode", shelf: "local", personal: false },
  /** The pages of the help that the player has closed beside the play. */
  howToClosed: { key: "how_to_closed", shelf: "local", personal: true },
  cookieChoice: { key: "cookie_choice", shelf: "local", personal: false },
  rewardStockItems: { key: "reward_stock_items", shelf: "local", personal: true },
  sweepstakesFilter: { key: "sweepstakes_filter", shelf: "local", personal: true },
  sweepstakesVaultAnimation: { key: "sweepstakes_vault_animation", shelf: "local", personal: true },
  /** Commitment and roots of the draws, as an earlier visit saw them. */
  drawsSeen: { key: "draws_seen", shelf: "local", personal: false },
  sweepstakeCodeViewed: { key: "sweepstake_code_viewed", shelf: "local", personal: true },
  sweepstakeWonSeen: { key: "sweepstake_won_seen", shelf: "session", personal: true },
  unsavedEntries: { key: "unsaved_entries", shelf: "session", personal: true },
  tier: { key: "tier", shelf: "local", personal: true },
  unregisteredAuthData: { key: "unregistered_auth_data", shelf: "local", personal: true },
  week1Seen: { key: "week_1_seen", shelf: "local", personal: true },
  week2Seen: { key: "week_2_seen", shelf: "local", personal: true },
  week3Seen: { key: "week_3_seen", shelf: "local", personal: true },
  week4Seen: { key: "week_4_seen", shelf: "local", personal: true },
  /** The week of the season that the game has last told of. */
  gameWeekSeen: { key: "game_week_seen", shelf: "local", personal: true },
  satisfactionAsked: { key: "satisfaction_asked", shelf: "session", personal: true },
  registrationDraft: { key: "registration", shelf: "session", personal: true },
  surveyDraft: { key: "survey", shelf: "session", personal: true },
  profileDraft: { key: "profile", shelf: "session", personal: true },
  codeDraft: { key: "code", shelf: "session", personal: true },
  /** That WebGL was too slow on this visit. */
  renderer: { key: "renderer", shelf: "session", personal: false },
  seat: { key: "seat", shelf: "session", personal: true },
  deviceOrder: { key: "device-order", shelf: "session", personal: true },
  /** The language of the visit's last page, for the one page that has no language of its own. */
  locale: { key: "locale", shelf: "session", personal: false },
} as const satisfies Record<string, StoredItem>;

export type StorageName = keyof typeof STORAGE;

/** The storage, or null while a page is built and where a browser forbids it: naming it may throw. */
function shelfOf(shelf: StoredItem["shelf"]): Storage | null {
  try {
    return shelf === "local" ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

/** What is kept under a name; null for nothing, and where nothing can be kept. */
export function readStored(name: StorageName): string | null {
  return shelfOf(STORAGE[name].shelf)?.getItem(STORAGE[name].key) ?? null;
}

/** Keeps a text under a name. Where that is forbidden or the storage is full, the page goes on without. */
export function writeStored(name: StorageName, value: string): void {
  try {
    shelfOf(STORAGE[name].shelf)?.setItem(STORAGE[name].key, value);
  } catch {
    // Everything kept here is a convenience: the server knows what counts.
  }
}

/** Forgets what is kept under a name, if there is anything. */
export function forgetStored(name: StorageName): void {
  shelfOf(STORAGE[name].shelf)?.removeItem(STORAGE[name].key);
}

/** Forgets all that belongs to whoever was signed in (spec 1 §4). */
export function forgetPerson(): void {
  for (const name of Object.keys(STORAGE) as StorageName[]) {
    if (STORAGE[name].personal) forgetStored(name);
  }
}
