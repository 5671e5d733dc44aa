import { beforeEach, expect, test, vi } from "vitest";
import { hum } from "./hum.ts";
import { createSettings } from "./settings.ts";

const vibrate = vi.fn();
beforeEach(() => vibrate.mockClear());

test("a device hums as long as asked, unless the player wants none", () => {
  vi.stubGlobal("navigator", { vibrate });
  const settings = createSettings(null);
  hum(settings, 20);
  hum(settings, [100, 50, 100]);
  settings.set("haptics", false);
  hum(settings, 30);
  expect(vibrate.mock.calls).toEqual([[20], [[100, 50, 100]]]);
});

test("before the first gesture of a page nothing is asked of the browser, which would only complain", () => {
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
  hum(createSettings(null), 20);
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
  hum(createSettings(null), 30);
  expect(vibrate.mock.calls).toEqual([[30]]);
});

test("a browser without vibration stays silent", () => {
  vi.stubGlobal("navigator", {});
  expect(() => hum(createSettings(null), 20)).not.toThrow();
});
