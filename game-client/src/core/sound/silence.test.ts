import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSilence } from "./silence.ts";

/** A context that only knows whether it runs. */
function recordedContext() {
  const context = {
    runs: false,
    resume: async () => {
      context.runs = true;
    },
    suspend: async () => {
      context.runs = false;
    },
  };
  return context;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the audio runs for a while after each sound, and stops in silence", () => {
  const context = recordedContext();
  const silence = createSilence(context, () => false);
  expect(context.runs).toBe(true);
  vi.advanceTimersByTime(4_000);
  silence.heard();
  vi.advanceTimersByTime(4_000);
  expect(context.runs).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(context.runs).toBe(false);
  silence.heard();
  expect(context.runs).toBe(true);
});

test("while music plays it runs on, and stops with the next silence after it", () => {
  const context = recordedContext();
  let isPlaying = true;
  const silence = createSilence(context, () => isPlaying);
  vi.advanceTimersByTime(60_000);
  expect(context.runs).toBe(true);
  isPlaying = false;
  silence.heard();
  vi.advanceTimersByTime(6_000);
  expect(context.runs).toBe(false);
});

test("a hidden page is silent, whatever is to be heard", () => {
  const context = recordedContext();
  const silence = createSilence(context, () => true);
  silence.setHidden(true);
  expect(context.runs).toBe(false);
  silence.heard();
  expect(context.runs).toBe(false);
  silence.setHidden(false);
  expect(context.runs).toBe(true);
});

test("what is disposed of stops nothing later", () => {
  const context = recordedContext();
  createSilence(context, () => false).dispose();
  vi.advanceTimersByTime(60_000);
  expect(context.runs).toBe(true);
});
