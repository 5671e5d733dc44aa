import type { Effect } from "./effects.ts";

/** The synthesiser, as far as it is needed: zzfx's. */
export interface Synthesiser {
  volume: number;
  readonly sampleRate: number;
  buildSamples(...parameters: Effect): readonly number[];
}

/** Effects that are played out of recordings. */
export interface Recorded {
  play(effect: Effect): void;
  /** 0..1 */
  setVolume(volume: number): void;
}

/** Where in the parameters the randomness of the pitch stands, and what it is where none is given. */
const RANDOMNESS = 1;
const RANDOMNESS_USUAL = 0.05;

/**
 * Plays effects, each of which is worked out once: with dozens of them in a second that took a phone's processor more time than all
 * drawing. Its pitch differs each time by the effect's randomness, as the synthesiser's own would.
 */
export function createRecorded(synthesiser: Synthesiser, context: AudioContext): Recorded {
  // Loudness is the volume's alone: none is left in the recordings.
  synthesiser.volume = 1;
  const recordings = new Map<string, AudioBuffer>();
  const loudness = context.createGain();
  loudness.connect(context.destination);

  function recordingOf(effect: Effect): AudioBuffer {
    const key = effect.join();
    const known = recordings.get(key);
    if (known) return known;
    const [volume, , ...rest] = effect;
    const samples = synthesiser.buildSamples(volume, 0, ...rest);
    const recording = context.createBuffer(1, samples.length, synthesiser.sampleRate);
    recording.getChannelData(0).set(samples);
    recordings.set(key, recording);
    return recording;
  }

  return {
    play(effect) {
      const source = context.createBufferSource();
      source.buffer = recordingOf(effect);
      const randomness = effect[RANDOMNESS] ?? RANDOMNESS_USUAL;
      source.playbackRate.value = 1 + randomness * (Math.random() * 2 - 1);
      source.connect(loudness);
      source.start();
    },
    setVolume(volume) {
      // By its square: ears hear half of it as half as loud.
      loudness.gain.value = volume ** 2;
    },
  };
}
