import { expect, test } from "vitest";
import { axesOf, createPush } from "./controls.ts";

const STILL = { x: 0, y: 0 };

test("keys add up to a way, and opposite keys to none", () => {
  expect(axesOf(new Set(["KeyW", "ArrowRight"]), STILL)).toEqual({ dx: 100, dy: -100 });
  expect(axesOf(new Set(["KeyA", "KeyD"]), STILL)).toEqual({ dx: 0, dy: 0 });
});

test("two keys for the same way are no faster, nor are keys with the stick", () => {
  expect(axesOf(new Set(["KeyS", "ArrowDown"]), { x: 0, y: 0.5 })).toEqual({ dx: 0, dy: 100 });
});

test("the stick is read in hundredths", () => {
  expect(axesOf(new Set(), { x: 0.256, y: -0.5 })).toEqual({ dx: 26, dy: -50 });
});

test("a tap that ends before the next step is one step, and no more", () => {
  const push = createPush();
  push.press("ArrowUp");
  push.release("ArrowUp");
  expect(push.read()).toEqual({ dx: 0, dy: -100 });
  expect(push.read()).toEqual({ dx: 0, dy: 0 });

  push.setStick(0.5, 0);
  push.setStick(0, 0);
  expect(push.read()).toEqual({ dx: 50, dy: 0 });
  expect(push.read()).toEqual({ dx: 0, dy: 0 });
});

test("what is held goes before what was tapped, and lasts", () => {
  const push = createPush();
  push.press("KeyA");
  push.release("KeyA");
  push.press("KeyD");
  expect(push.read()).toEqual({ dx: 100, dy: 0 });
  expect(push.read()).toEqual({ dx: 100, dy: 0 });
  push.release("KeyD");
  expect(push.read()).toEqual({ dx: 0, dy: 0 });
});

test("letting go forgets taps too", () => {
  const push = createPush();
  push.press("KeyW");
  push.setStick(1, 1);
  push.letGo();
  expect(push.read()).toEqual({ dx: 0, dy: 0 });
});

test("a stick that was held makes no step after its end", () => {
  const push = createPush();
  push.setStick(0.5, 0);
  expect(push.read()).toEqual({ dx: 50, dy: 0 });
  push.setStick(0.6, 0);
  push.setStick(0, 0);
  expect(push.read()).toEqual({ dx: 0, dy: 0 });
});
