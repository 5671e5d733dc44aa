import { expect, test } from "vitest";
import { createFingers } from "./fingers.ts";

test("a lone finger is the browser's", () => {
  const fingers = createFingers<string>();
  fingers.down(1, "bag");
  expect(fingers.up(1, "bag")).toBeNull();
  expect(fingers.isRepeated("bag")).toBe(false);
});

test("a finger beside one that holds the stick presses, as often as it likes", () => {
  const fingers = createFingers<string>();
  fingers.down(1, null);
  for (const finger of [2, 3]) {
    fingers.down(finger, "talk");
    expect(fingers.up(finger, "talk")).toBe("talk");
  }
  expect(fingers.up(1, null)).toBeNull();
  fingers.down(4, "talk");
  expect(fingers.up(4, "talk")).toBeNull();
});

test("of two at once both press, whichever came and goes first", () => {
  const fingers = createFingers<string>();
  fingers.down(1, "left");
  fingers.down(2, "right");
  expect(fingers.up(1, "left")).toBe("left");
  expect(fingers.up(2, "right")).toBe("right");
});

test("what a finger has slid off is not pressed, nor what it scrolls", () => {
  const fingers = createFingers<string>();
  fingers.down(1, null);
  fingers.down(2, "talk");
  expect(fingers.up(2, "bag")).toBeNull();
  fingers.down(3, "talk");
  expect(fingers.up(3, null)).toBeNull();
  fingers.down(4, "talk");
  fingers.cancel(4);
  expect(fingers.up(4, "talk")).toBeNull();
});

test("one whose end went unheard is forgotten with the next that is the first", () => {
  const fingers = createFingers<string>();
  fingers.down(1, "bag", true);
  fingers.down(2, "talk", true);
  expect(fingers.up(2, "talk")).toBeNull();
});

test("a browser's click for the same press counts as none, and the next press counts", () => {
  const fingers = createFingers<string>();
  fingers.down(1, null);
  fingers.down(2, "mute");
  fingers.up(2, "mute");
  expect(fingers.isRepeated("mute")).toBe(true);
  expect(fingers.isRepeated("bag")).toBe(false);
  expect(fingers.isRepeated(null)).toBe(false);
  fingers.up(1, null);
  fingers.down(3, "mute");
  fingers.up(3, "mute");
  expect(fingers.isRepeated("mute")).toBe(false);
});

test("a click on what lies under a button that has gone is none, unless the finger came down beside it", () => {
  const fingers = createFingers<string>();
  fingers.down(1, "hook");
  fingers.up(1, "cast");
  expect(fingers.isElsewhere("cast")).toBe(true);
  expect(fingers.isElsewhere("hook")).toBe(false);
  expect(fingers.isElsewhere(null)).toBe(false);
  fingers.down(1, null);
  fingers.up(1, "cast");
  expect(fingers.isElsewhere("cast")).toBe(false);
});
