import { expect, test, vi } from "vitest";
import { createRecorded } from "./recorded.ts";

/** A context that remembers what sounded, and a synthesiser that counts its work. */
function studio() {
  const played: { samples: Float32Array; rate: number }[] = [];
  const gain = { gain: { value: 0 }, connect: () => {} };
  const context = {
    destination: {},
    createGain: () => gain,
    createBuffer: (_channels: number, length: number) => {
      const samples = new Float32Array(length);
      return { samples, getChannelData: () => samples };
    },
    createBufferSource: () => {
      const source = {
        buffer: null as { samples: Float32Array } | null,
        playbackRate: { value: 1 },
        connect: () => {},
        start: () => played.push({ samples: source.buffer!.samples, rate: source.playbackRate.value }),
      };
      return source;
    },
  };
  const buildSamples = vi.fn((volume = 1, randomness = 0.05) => [volume, randomness, 0]);
  const synthesiser = { volume: 0.3, sampleRate: 44_100, buildSamples };
  return { played, gain, synthesiser, buildSamples, recorded: createRecorded(synthesiser, context as never) };
}

test("an effect is worked out once, and its pitch differs within its randomness each time", () => {
  const { played, buildSamples, recorded } = studio();
  for (let times = 0; times < 50; times += 1) recorded.play([0.5, 0.1, 440]);
  recorded.play([0.25, 0, 880]);
  expect(buildSamples).toHaveBeenCalledTimes(2);
  const [first] = played;
  expect([...first!.samples]).toEqual([0.5, 0, 0]);
  expect(played.slice(0, 50).every(({ samples }) => samples === first!.samples)).toBe(true);
  const rates = new Set(played.slice(0, 50).map(({ rate }) => rate));
  expect(rates.size).toBeGreaterThan(10);
  for (const rate of rates) expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.1);
  expect(played.at(-1)!.rate).toBe(1);
});

test("loudness follows the volume alone", () => {
  const { gain, synthesiser, recorded } = studio();
  expect(synthesiser.volume).toBe(1);
  recorded.setVolume(0.5);
  expect(gain.gain.value).toBe(0.25);
  recorded.setVolume(0);
  expect(gain.gain.value).toBe(0);
});
