import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Stores } from "../app/stores.ts";
import type { SettingsStore, Volumes } from "../settings/settings.ts";
import type { Effect } from "./effects.ts";
import type { Sequencer } from "./sequencer.ts";
import type { Theme } from "./themes.ts";

/** Everything that is heard, as far as the settings and the browser allow. */
export interface Sounds {
  /**
   * `caption` is the key of what is said to those who read rather than hear, for sounds that matter. Where `ducks`, the
   * music makes room for it.
   */
  play(effect: Effect, caption?: string, ducks?: boolean): void;
  /** The music of a place, from now on. */
  theme(place: PlaceName): void;
  dispose(): void;
}

interface Player {
  effect(parameters: Effect): void;
  /** How loud effects and music are, 0..1. */
  setVolumes(volumes: Volumes): void;
  music: Sequencer;
  context: AudioContext;
  themes: Readonly<Record<string, Theme>>;
}

/** Loudness of all effects, to sit over the music. */
const VOLUME = 0.9;

const GESTURES = ["pointerdown", "keydown"] as const;

/** Browsers let nothing sound before the first gesture: the synthesisers are fetched with it. */
export function createSounds({ $settings, $volumes }: SettingsStore, $caption: Stores["$caption"]): Sounds {
  let player: Player | null = null;
  let place: PlaceName | null = null;
  let disposed = false;

  const tune = (): void => {
    if (!player) return;
    const theme = place === null ? null : (player.themes[PLACES[place].music] ?? null);
    player.music.play($settings.get().music ? theme : null);
  };
  const forgetGestures = (): void => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, begin);
  };
  async function begin(): Promise<void> {
    forgetGestures();
    const loaded = await loadPlayer().catch(() => null);
    if (disposed) return void loaded?.context.close();
    player = loaded;
    player?.setVolumes($volumes.get());
    tune();
  }
  /** A tab in the background falls silent. */
  const hush = (): void => {
    if (document.hidden) void player?.context.suspend();
    else void player?.context.resume();
  };

  for (const gesture of GESTURES) window.addEventListener(gesture, begin, { passive: true });
  document.addEventListener("visibilitychange", hush);
  const unlisten = [$settings.listen(tune), $volumes.listen((volumes) => player?.setVolumes({ ...volumes }))];

  return {
    play(effect, caption, ducks = false) {
      if (caption !== undefined) $caption.set({ key: caption });
      if (!$settings.get().sound || document.hidden) return;
      player?.effect(effect);
      if (ducks) player?.music.duck();
    },
    theme(next) {
      place = next;
      tune();
    },
    dispose() {
      disposed = true;
      forgetGestures();
      for (const stop of unlisten) stop();
      document.removeEventListener("visibilitychange", hush);
      player?.music.dispose();
      void player?.context.close();
    },
  };
}

async function loadPlayer(): Promise<Player> {
  const [{ ZZFX }, { createSequencer }, { THEMES }] = await Promise.all([
    import("zzfx"),
    import("./sequencer.ts"),
    import("./themes.ts"),
  ]);
  // A second game in this page: the context of the first was closed.
  if (ZZFX.audioContext.state === "closed") ZZFX.audioContext = new AudioContext();
  await ZZFX.audioContext.resume();
  const music = createSequencer(ZZFX.audioContext);
  return {
    effect: (parameters) => void ZZFX.play(...parameters),
    setVolumes(volumes) {
      ZZFX.volume = VOLUME * volumes.sound;
      music.setVolume(volumes.music);
    },
    music,
    context: ZZFX.audioContext,
    themes: THEMES,
  };
}
