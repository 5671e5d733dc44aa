import { atom } from "nanostores";
import { afterEach, expect, test, vi } from "vitest";
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

/** A page whose HUD has three buttons in a row, and the pad that plays on it. */
function openPage() {
  const frames: FrameRequestCallback[] = [];
  const pads: (PadState & { mapping: string })[] = [];
  const sticks: number[][] = [];
  const keys: string[] = [];
  const clicked: number[] = [];
  class Control {
    readonly offsetWidth = 44;
    readonly index: number;
    constructor(index: number) {
      this.index = index;
    }
    getBoundingClientRect() {
      return { left: this.index * 60, top: 0, width: 44, height: 44 };
    }
    focus() {
      page.activeElement = this;
    }
    blur() {
      page.activeElement = null;
    }
    click() {
      clicked.push(this.index);
    }
  }
  const controls = [0, 1, 2].map((index) => new Control(index));
  const page = {
    activeElement: null as Control | null,
    querySelector: (selector: string) => (selector === ".hud" ? { querySelectorAll: () => controls } : null),
    dispatchEvent: ({ type, code }: { type: string; code: string }) => keys.push(`${type} ${code}`),
  };
  vi.stubGlobal("HTMLElement", Control);
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  vi.stubGlobal("navigator", { getGamepads: () => pads });
  vi.stubGlobal("KeyboardEvent", function KeyboardEvent(type: string, { code }: { code: string }) {
    return { type, code };
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  const stop = followPads({
    controls: { setStick: (x: number, y: number) => sticks.push([x, y]) },
    stores: { $dialog: atom(null) },
  } as never);
  return {
    ...{ sticks, keys, clicked, stop },
    focused: () => page.activeElement?.index,
    /** A frame with the pad so, or with none. */
    frame(state: PadState | null): void {
      pads.splice(0, 1, ...(state ? [{ ...state, mapping: "standard" }] : []));
      frames.splice(0)[0]?.(0);
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test("a pad that goes away while it is pushed lets go of the stick and of the keys", () => {
  const { frame, stop, sticks, keys } = openPage();
  for (const state of [pad([1, 0], 0), null, null]) frame(state);
  stop();
  expect(sticks).toEqual([
    [1, 0],
    [0, 0],
  ]);
  expect(keys).toEqual(["keydown KeyX", "keyup KeyX"]);
});

test("the left trigger leads to the buttons around the picture, and back: nobody walks meanwhile", () => {
  const { frame, sticks, keys, clicked, focused } = openPage();
  const LEFT_TRIGGER = 6;
  frame(pad([], LEFT_TRIGGER));
  expect(focused()).toBe(0);
  for (const axes of [
    [1, 0],
    [1, 0],
    [0, 0],
    [1, 0],
  ])
    frame(pad(axes));
  expect([focused(), sticks]).toEqual([2, []]);
  frame(pad([], LEFT_TRIGGER));
  expect(focused()).toBeUndefined();
  frame(pad([1, 0]));
  expect(sticks).toEqual([[1, 0]]);
  // The second button leads back too; none of this reached the game as a key.
  for (const state of [pad([]), pad([], LEFT_TRIGGER), pad([]), pad([], 1), pad([])]) frame(state);
  expect([focused(), clicked, keys]).toEqual([undefined, [], ["keyup KeyZ"]]);
});

test("a button that was pressed by the pad lets its player walk again", () => {
  const { frame, sticks, keys, clicked } = openPage();
  for (const state of [pad([], 6), pad([1, 0]), pad([], 0), pad([]), pad([0, 1])]) frame(state);
  expect([clicked, sticks, keys]).toEqual([[1], [[0, 1]], ["keyup KeyX"]]);
});
