import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Stores } from "../app/stores.ts";
import type { SettingsStore, Volumes } from "../settings/settings.ts";
import type { Effect } from "./effects.ts";
import { loadMusic } from "./music.ts";
import type { Sequencer } from "./sequencer.ts";
import { createSilence, type Silence } from "./silence.ts";

/** Everything that is heard, as far as the settings and the browser allow. */
export interface Sounds {
  /**
   * `caption` is the key of what is said to those who read rather than hear, for sounds that matter. Where `ducks`, the
   * music makes room for it.
   */
  play(effect: Effect, caption?: string, ducks?: boolean): void;
  /** The music of a place, from now on. */
  theme(place: PlaceName): void;
  /** How far a game has driven on, 0 at its start: the music of its place grows with it. */
  drive(level: number): void;
  /** The music is silent for so many ms. */
  hush(ms: number): void;
  dispose(): void;
}

interface Player {
  effect(effect: Effect): void;
  /** How loud effects and music are, 0..1. */
  setVolumes(volumes: Volumes): void;
  music: Sequencer;
  context: AudioContext;
}

/** Loudness of all effects, to sit over the music. */
const VOLUME = 0.9;

/** All in which some browser lets audio begin: a finger that comes down is no gesture yet, and a held stick ends late. */
const GESTURES = ["pointerdown", "pointerup", "touchend", "click", "keydown"] as const;
const LISTENING = { capture: true, passive: true } as const;

/**
 * Browsers let nothing sound before the first gesture: the synthesisers are fetched with it. Where it was over before they came,
 * the next one lets them sound: WebKit allows it inside the gesture alone.
 */
export function createSounds({ $settings, $volumes }: SettingsStore, $caption: Stores["$caption"]): Sounds {
  let player: Player | null = null;
  let silence: Silence | null = null;
  let place: PlaceName | null = null;
  /** The music that plays, or is being fetched. */
  let tuned: string | null = null;
  let disposed = false;

  /** Plays the music of the place, or none. What can't be fetched now is asked for again in the next place. */
  const tune = async (): Promise<void> => {
    const wanted = place !== null && $settings.get().music ? PLACES[place].music : null;
    if (!player || wanted === tuned) return;
    tuned = wanted;
    const theme = wanted === null ? null : await loadMusic(wanted).catch(() => null);
    if (disposed || tuned !== wanted) return;
    if (wanted !== null && theme === null) tuned = null;
    player.music.play(theme);
    silence?.heard();
  };
  let fetching = false;
  /** Gestures are heard until the audio runs: what begins it must be called in one, and waits for nothing. */
  const onGesture = (): void => {
    if (player) wake(player);
    else if (!fetching) void begin();
  };
  const hearGestures = (): void => {
    for (const gesture of GESTURES) window.addEventListener(gesture, onGesture, LISTENING);
  };
  const forgetGestures = (): void => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, onGesture, LISTENING);
  };
  const wake = ({ context }: Player): void => {
    if (document.hidden) return;
    const runs = (): void => {
      if (disposed || context.state !== "running") return;
      forgetGestures();
      silence?.heard();
    };
    context.resume().then(runs, () => {});
  };
  const begin = async (): Promise<void> => {
    fetching = true;
    const loaded = await loadPlayer().catch(() => null);
    fetching = false;
    if (disposed) return void loaded?.context.close();
    // The next gesture asks for it again.
    if (!loaded) return;
    player = loaded;
    player.setVolumes($volumes.get());
    silence = createSilence(player.context, () => tuned !== null);
    hush();
    wake(player);
    void tune();
  };
  /** A tab in the background falls silent. */
  const hush = (): void => {
    silence?.setHidden(document.hidden);
    // WebKit may need a gesture anew, as after a telephone call.
    if (!document.hidden) hearGestures();
  };

  hearGestures();
  document.addEventListener("visibilitychange", hush);
  const unlisten = [
    $settings.listen(() => void tune()),
    $volumes.listen((volumes) => player?.setVolumes({ ...volumes })),
  ];

  return {
    play(effect, caption, ducks = false) {
      if (caption !== undefined) $caption.set({ key: caption });
      if (!$settings.get().sound || document.hidden) return;
      silence?.heard();
      player?.effect(effect);
      if (ducks) player?.music.duck();
    },
    theme(next) {
      place = next;
      void tune();
    },
    drive: (level) => player?.music.drive(level),
    hush: (ms) => player?.music.hush(ms),
    dispose() {
      disposed = true;
      forgetGestures();
      for (const stop of unlisten) stop();
      document.removeEventListener("visibilitychange", hush);
      silence?.dispose();
      player?.music.dispose();
      void player?.context.close();
    },
  };
}

async function loadPlayer(): Promise<Player> {
  const [{ ZZFX }, { createRecorded }, { createSequencer }] = await Promise.all([
    import("zzfx"),
    import("./recorded.ts"),
    import("./sequencer.ts"),
  ]);
  // A second game in this page: the context of the first was closed.
  if (ZZFX.audioContext.state === "closed") ZZFX.audioContext = new AudioContext();
  const music = createSequencer(ZZFX.audioContext);
  const effects = createRecorded(ZZFX, ZZFX.audioContext);
  return {
    effect: effects.play,
    setVolumes(volumes) {
      effects.setVolume(VOLUME * volumes.sound);
      music.setVolume(volumes.music);
    },
    music,
    context: ZZFX.audioContext,
  };
}
