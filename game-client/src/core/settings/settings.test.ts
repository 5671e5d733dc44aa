import { expect, onTestFinished, test, vi } from "vitest";
import { browserShelf, createSettings, type Shelf } from "./settings.ts";

function shelfOf(entries: Record<string, string> = {}): Shelf & { entries: Record<string, string> } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => {
      entries[key] = value;
    },
  };
}

test("starts with sounds on and the calm way off", () => {
  expect(createSettings(shelfOf()).$settings.get()).toEqual({
    music: true,
    sound: true,
    calm: false,
    doubleDash: false,
    pictureName: false,
    captions: false,
    phrases: true,
    haptics: true,
  });
});

test("keeps sounds as muted under the specified keys", () => {
  const shelf = shelfOf();
  const settings = createSettings(shelf);
  settings.set("music", false);
  settings.set("sound", true);
  settings.set("calm", true);
  expect(shelf.entries).toEqual({
    background_audio_muted: "true",
    sound_effects_muted: "false",
    calm_mode: "true",
  });
  expect(createSettings(shelf).$settings.get()).toEqual({
    music: false,
    sound: true,
    calm: true,
    doubleDash: false,
    pictureName: false,
    captions: false,
    phrases: false,
    haptics: true,
  });
});

test("calm mode hides what others say, until something else is chosen", () => {
  const shelf = shelfOf();
  const settings = createSettings(shelf);
  const shown = (): boolean => settings.$settings.get().phrases;
  settings.set("calm", true);
  expect(shown()).toBe(false);
  settings.set("calm", false);
  expect(shown()).toBe(true);
  settings.set("calm", true);
  settings.set("phrases", true);
  settings.set("calm", true);
  expect(shown()).toBe(true);
  expect(shelf.entries).toEqual({ calm_mode: "true", phrases: "true" });
});

test("who plays by thumb dashes by a double push, until something else is chosen", () => {
  const shelf = shelfOf();
  const settings = createSettings(shelf, true);
  expect(settings.$settings.get().doubleDash).toBe(true);
  settings.set("doubleDash", false);
  expect(createSettings(shelf, true).$settings.get().doubleDash).toBe(false);
});

test("takes no notice of what others left under its keys", () => {
  const shelf = shelfOf({ background_audio_muted: "0.7", calm_mode: "yes" });
  expect(createSettings(shelf).$settings.get()).toEqual({
    music: true,
    sound: true,
    calm: false,
    doubleDash: false,
    pictureName: false,
    captions: false,
    phrases: true,
    haptics: true,
  });
});

test("keeps volumes in percent, and takes no other number", () => {
  const shelf = shelfOf({ background_audio_volume: "40", sound_effects_volume: "loud" });
  const settings = createSettings(shelf);
  expect(settings.$volumes.get()).toEqual({ music: 0.4, sound: 1 });
  settings.setVolume("sound", 1.7);
  settings.setVolume("music", 0.256);
  expect(shelf.entries).toEqual({ background_audio_volume: "26", sound_effects_volume: "100" });
});

test("works where storage is forbidden", () => {
  const forbidden: Shelf = {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  for (const shelf of [forbidden, null]) {
    const settings = createSettings(shelf);
    settings.set("music", false);
    settings.setVolume("music", 0.5);
    expect([settings.$settings.get().music, settings.$volumes.get().music]).toEqual([false, 0.5]);
  }
});

test("a phone hums until its player switches that off", () => {
  const shelf = shelfOf();
  createSettings(shelf).set("haptics", false);
  expect(shelf.entries).toEqual({ haptics: "false" });
  expect(createSettings(shelf).$settings.get().haptics).toBe(false);
});

test("a shelf that may not even be named is none", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const forbidden = {
    get sessionStorage(): Storage {
      throw new Error("SecurityError");
    },
    localStorage: shelfOf(),
  };
  vi.stubGlobal("window", forbidden);
  expect(browserShelf("sessionStorage")).toBeNull();
  expect(browserShelf()).toBe(forbidden.localStorage);
});
