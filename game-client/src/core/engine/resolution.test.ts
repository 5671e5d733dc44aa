import { afterEach, expect, test, vi } from "vitest";
import { onResolution } from "./resolution.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A window on a monitor of that many device px per CSS px, and how to carry it to another. */
function monitor(devicePixelRatio: number) {
  const queries = new Map<string, EventTarget>();
  const window = {
    devicePixelRatio,
    matchMedia(query: string) {
      const known = queries.get(query) ?? new EventTarget();
      queries.set(query, known);
      return known;
    },
  };
  vi.stubGlobal("window", window);
  return {
    carryTo(ratio: number) {
      const before = queries.get(`(resolution: ${window.devicePixelRatio}dppx)`);
      window.devicePixelRatio = ratio;
      before?.dispatchEvent(new Event("change"));
    },
  };
}

test("each change of the resolution is told of, until nobody listens", () => {
  const { carryTo } = monitor(1);
  const told = vi.fn();
  const stop = onResolution(told);
  carryTo(2);
  carryTo(1);
  carryTo(1.25);
  expect(told).toHaveBeenCalledTimes(3);
  stop();
  carryTo(2);
  expect(told).toHaveBeenCalledTimes(3);
});
