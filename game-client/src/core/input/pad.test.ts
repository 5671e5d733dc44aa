import { atom } from "nanostores";
import { expect, test, vi } from "vitest";
import { directionOf, followPads, keyChanges, type PadState, stickOf } from "./pad.ts";

/** A pad with its stick there and these buttons pressed. */
const pad = (axes: number[], ...pressed: number[]): PadState => ({
  axes,
  buttons: Array.from({ length: 17 }, (_, button) => ({ pressed: pressed.includes(button) })),
});

test("the stick walks, and its trembling does not", () => {
  expect(stickOf(pad([0.5, -0.7]))).toEqual({ x: 0.5, y: -0.7 });
  expect(stickOf(pad([0.1, 0.15]))).toEqual({ x: 0, y: 0 });
});

test("the cross is a stick pushed to its end", () => {
  expect(stickOf(pad([0, 0], 15))).toEqual({ x: 1, y: 0 });
  expect(stickOf(pad([0, 0], 12, 14))).toEqual({ x: -1, y: -1 });
});

test("a button is its key once, from when it goes down until it comes up", () => {
  const first = keyChanges(new Set(), pad([], 0, 1));
  expect([first.down, first.up]).toEqual([["KeyX", "KeyZ"], []]);
  const second = keyChanges(first.held, pad([], 1));
  expect([second.down, second.up]).toEqual([[], ["KeyX"]]);
  expect(keyChanges(second.held, pad([], 1))).toMatchObject({ down: [], up: [] });
});

test.each([
  [
    { x: 0.9, y: 0.3 },
    { dx: 1, dy: 0 },
  ],
  [
    { x: -0.2, y: -0.8 },
    { dx: 0, dy: -1 },
  ],
  [
    { x: 0.4, y: 0.4 },
    { dx: 0, dy: 0 },
  ],
])("a stick at %j moves the focus by %j", (stick, direction) => {
  expect(directionOf(stick)).toEqual(direction);
});

test("a pad that goes away while it is pushed lets go of the stick and of the keys", () => {
  const frames: FrameRequestCallback[] = [];
  const pads: (PadState & { mapping: string })[] = [];
  const sticks: number[][] = [];
  const keys: string[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  vi.stubGlobal("navigator", { getGamepads: () => pads });
  vi.stubGlobal("KeyboardEvent", function KeyboardEvent(type: string, { code }: { code: string }) {
    return { type, code };
  });
  vi.stubGlobal("document", {
    activeElement: null,
    querySelector: () => null,
    dispatchEvent: ({ type, code }: { type: string; code: string }) => keys.push(`${type} ${code}`),
  });
  const nextFrame = (): void => frames.splice(0)[0]?.(0);
  const stop = followPads({
    controls: { setStick: (x: number, y: number) => sticks.push([x, y]) },
    stores: { $dialog: atom(null) },
  } as never);
  pads.push({ ...pad([1, 0], 0), mapping: "standard" });
  nextFrame();
  pads.length = 0;
  nextFrame();
  nextFrame();
  stop();
  vi.unstubAllGlobals();
  expect(sticks).toEqual([
    [1, 0],
    [0, 0],
  ]);
  expect(keys).toEqual(["keydown KeyX", "keyup KeyX"]);
});
