import { frequencyOf } from "./notes.ts";
import type { Voice } from "./theme.ts";

/** Fades a gain in and out: `attack` and `length` in s from `at`. */
function envelope(gain: AudioParam, at: number, peak: number, attack: number, length: number): void {
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(peak, at + attack);
  gain.exponentialRampToValueAtTime(0.0001, at + length);
}

interface Tone {
  type: OscillatorType;
  frequency: number;
  at: number;
  peak: number;
  attack: number;
  length: number;
}

function tone(out: AudioNode, { type, frequency, at, peak, attack, length }: Tone): void {
  const { context } = out;
  const oscillator = new OscillatorNode(context, { type, frequency });
  const gain = new GainNode(context, { gain: 0 });
  envelope(gain.gain, at, peak, attack, length);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + length + 0.05);
}

/** A struck bar of wood, metal or glass: the tone and a short bright one far above it. */
export function pluck(out: AudioNode, note: string, at: number, voice: Voice): void {
  const { brightness, ring, volume, wave = "sine", overtone = 4 } = voice;
  const frequency = frequencyOf(note);
  tone(out, { type: wave, frequency, at, peak: volume, attack: 0.004, length: ring });
  const peak = volume * brightness;
  tone(out, { type: "triangle", frequency: frequency * overtone, at, peak, attack: 0.002, length: ring / 4 });
}

export function bass(out: AudioNode, note: string, at: number): void {
  tone(out, { type: "triangle", frequency: frequencyOf(note), at, peak: 0.14, attack: 0.02, length: 0.9 });
}

/** A soft held chord, `length` s. */
export function pad(out: AudioNode, notes: readonly string[], at: number, length: number): void {
  for (const note of notes) {
    const frequency = frequencyOf(note);
    for (const detune of [0.997, 1.003]) {
      tone(out, { type: "sine", frequency: frequency * detune, at, peak: 0.022, attack: length / 3, length });
    }
  }
}

/** A drum: a low tone that falls. */
export function drum(out: AudioNode, at: number): void {
  const { context } = out;
  const oscillator = new OscillatorNode(context, { type: "sine", frequency: 120 });
  oscillator.frequency.setValueAtTime(120, at);
  oscillator.frequency.exponentialRampToValueAtTime(44, at + 0.1);
  const gain = new GainNode(context, { gain: 0 });
  envelope(gain.gain, at, 0.2, 0.004, 0.22);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + 0.3);
}

/** A shaker: a breath of noise. */
export function shake(out: AudioNode, noise: AudioBuffer, at: number, strong: boolean): void {
  const { context } = out;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: "highpass", frequency: 6_500 });
  const gain = new GainNode(context, { gain: 0 });
  envelope(gain.gain, at, strong ? 0.028 : 0.014, 0.008, 0.07);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  source.stop(at + 0.1);
}

/** A tenth of a second of noise. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const length = Math.round(context.sampleRate / 10);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  // Any rough sequence sounds like breath: a plain congruential one does.
  let state = 1;
  for (let index = 0; index < length; index += 1) {
    state = (state * 16_807) % 2_147_483_647;
    samples[index] = state / 1_073_741_823.5 - 1;
  }
  return buffer;
}
