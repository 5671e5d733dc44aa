import { createSettings } from "@diamond-valley/game-client/settings/settings.ts";
import { expect, test } from "vitest";
import { STORAGE } from "./storage.ts";

test("no two things are kept under one key", () => {
  const keys = Object.values(STORAGE).map(({ shelf, key }) => `${shelf} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the game keeps its settings under the keys of the table", () => {
  const kept = new Map<string, string>();
  const settings = createSettings({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
  for (const setting of ["music", "sound", "calm"] as const) settings.set(setting, false);
  const { backgroundAudioMuted, soundEffectsMuted, calmMode } = STORAGE;
  expect([...kept.keys()]).toEqual([backgroundAudioMuted.key, soundEffectsMuted.key, calmMode.key]);
});
