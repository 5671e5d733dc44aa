import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { expect, test, vi } from "vitest";
import type { PushListener } from "../input/controls.ts";
import { createSettings } from "../settings/settings.ts";
import { bindDoublePush, createDoublePush } from "./double-push.ts";
import { createFighter } from "./fighter.ts";

const UP = { x: 0, y: -1 };
const RIGHT = { x: 1, y: 0 };

type Step = readonly [source: string, way: Point | null, now: number];
/** Which of the pushes count as the second of two. */
const seconds = (steps: readonly Step[]): number[] => {
  const double = createDoublePush();
  return steps.filter((step) => double.push(...step)).map(([, , now]) => now);
};

test.each<[string, readonly Step[], number[]]>([
  [
    "a key that is pushed twice",
    [
      ["ArrowUp", UP, 0],
      ["ArrowUp", null, 90],
      ["ArrowUp", UP, 200],
    ],
    [200],
  ],
  [
    "two thumbs' width apart on the stick",
    [
      ["stick", { x: 0.3, y: -0.8 }, 0],
      ["stick", null, 90],
      ["stick", { x: -0.2, y: -0.6 }, 200],
    ],
    [200],
  ],
  [
    "a third push, which begins anew",
    [
      ["KeyD", RIGHT, 0],
      ["KeyD", null, 60],
      ["KeyD", RIGHT, 120],
      ["KeyD", null, 180],
      ["KeyD", RIGHT, 240],
      ["KeyD", null, 300],
      ["KeyD", RIGHT, 360],
    ],
    [120, 360],
  ],
  [
    "a step, and a step later",
    [
      ["KeyD", RIGHT, 0],
      ["KeyD", null, 90],
      ["KeyD", RIGHT, 400],
    ],
    [],
  ],
  [
    "a walk, and a step",
    [
      ["KeyD", RIGHT, 0],
      ["KeyD", null, 500],
      ["KeyD", RIGHT, 560],
    ],
    [],
  ],
  [
    "two ways",
    [
      ["KeyD", RIGHT, 0],
      ["KeyD", null, 60],
      ["KeyW", UP, 120],
    ],
    [],
  ],
  [
    "the other key for a way that is held",
    [
      ["KeyW", UP, 0],
      ["ArrowUp", UP, 60],
    ],
    [],
  ],
])("%s", (_, steps, expected) => expect(seconds(steps)).toEqual(expected));

/** A fighter whose ways are pushed by the test. */
function arena({ dashEvery = 80, wanted = true } = {}) {
  const fighter = createFighter();
  fighter.$vitals.set({ hp: 1, hpMax: 1, dashRest: 0, dashEvery });
  const settings = createSettings(null);
  settings.set("doubleDash", wanted);
  const stop = vi.fn();
  let push: PushListener = () => {};
  const onPush = (listener: PushListener): (() => void) => {
    push = listener;
    return stop;
  };
  const controls = { onPush } as Parameters<typeof bindDoublePush>[0]["controls"];
  const unbind = bindDoublePush({ controls, stores: { settings } }, fighter);
  const twice = (): boolean => {
    push("KeyW", UP);
    push("KeyW", null);
    push("KeyW", UP);
    return fighter.buttons.state().dash;
  };
  return { twice, unbind, stop };
}

test("a double push dashes, where the player wants it and can dash", () => {
  expect(arena().twice()).toBe(true);
  expect(arena({ wanted: false }).twice()).toBe(false);
  expect(arena({ dashEvery: 0 }).twice()).toBe(false);
});

test("nobody listens once the fight is over", () => {
  const { unbind, stop } = arena();
  unbind();
  expect(stop).toHaveBeenCalledOnce();
});
