import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { SettingsStore } from "../settings/settings.ts";
import type { Effect } from "./effects.ts";
import type { Sequencer } from "./sequencer.ts";
import type { Theme } from "./themes.ts";

/** Everything that is heard, as far as the settings and the browser allow. */
export interface Sounds {
  play(effect: Effect): void;
  /** The music of a place, from now on. */
  theme(place: PlaceName): void;
  dispose(): void;
}

interface Player {
  effect(parameters: Effect): void;
  music: Sequencer;
  context: AudioContext;
  themes: Readonly<Record<string, Theme>>;
}

/** Loudness of all effects, to sit over the music. */
const VOLUME = 0.9;

const GESTURES = ["pointerdown", "keydown"] as const;

/** Browsers let nothing sound before the first gesture: the synthesisers are fetched with it. */
export function createSounds({ $settings }: SettingsStore): Sounds {
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
    tune();
  }
  /** A tab in the background falls silent. */
  const hush = (): void => {
    if (document.hidden) void player?.context.suspend();
    else void player?.context.resume();
  };

  for (const gesture of GESTURES) window.addEventListener(gesture, begin, { passive: true });
  document.addEventListener("visibilitychange", hush);
  const unlisten = $settings.listen(tune);

  return {
    play(effect) {
      if ($settings.get().sound && !document.hidden) player?.effect(effect);
    },
    theme(next) {
      place = next;
      tune();
    },
    dispose() {
      disposed = true;
      forgetGestures();
      unlisten();
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
  ZZFX.volume = VOLUME;
  await ZZFX.audioContext.resume();
  return {
    effect: (parameters) => void ZZFX.play(...parameters),
    music: createSequencer(ZZFX.audioContext),
    context: ZZFX.audioContext,
    themes: THEMES,
  };
}
