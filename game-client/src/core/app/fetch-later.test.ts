import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { atom } from "nanostores";
import { afterEach, expect, test, vi } from "vitest";
import type { PushListener } from "../input/controls.ts";
import { fetchLater } from "./fetch-later.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A player in the village, and what was fetched while the page is idle. */
function village() {
  vi.stubGlobal("window", { requestIdleCallback: () => {} });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  const fetched: string[] = [];
  const listeners = new Set<PushListener>();
  const $place = atom<PlaceName | null>("village");
  const onPush = (listener: PushListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const more = { file: async () => {}, story: async () => {} };
  const game = { controls: { onPush }, stores: { $place, $travelling: atom(null) }, features: [], more };
  const stop = fetchLater(game, (place) => void fetched.push(place));
  const step = (): void => {
    for (const listener of listeners) listener("KeyD", { x: 1, y: 0 });
  };
  return { fetched, $place, step, stop };
}

test("nothing is fetched before the first step, and then once for each place", async () => {
  const { fetched, $place, step } = village();
  expect(fetched).toEqual([]);
  step();
  step();
  await Promise.resolve();
  expect(fetched).toEqual(["village"]);
  $place.set("lake");
  await Promise.resolve();
  expect(fetched).toEqual(["village", "lake"]);
});

test("nothing is fetched for a game that is over", async () => {
  const { fetched, $place, step, stop } = village();
  stop();
  step();
  $place.set("lake");
  await Promise.resolve();
  expect(fetched).toEqual([]);
});
