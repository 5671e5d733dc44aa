import { expect, test } from "vitest";
import { createButtons } from "./buttons.ts";

const NONE = { attack: false, dash: false, interact: false };

test("a held button counts in every tick until it is let go", () => {
  const buttons = createButtons();
  buttons.press("attack");
  for (let tick = 0; tick < 3; tick += 1) {
    expect(buttons.state()).toEqual({ ...NONE, attack: true });
    buttons.ticked();
  }
  buttons.release("attack");
  expect(buttons.state()).toEqual(NONE);
});

test("a tap that is over before the next tick counts in that one", () => {
  const buttons = createButtons();
  buttons.press("dash");
  buttons.release("dash");
  expect(buttons.state()).toEqual({ ...NONE, dash: true });
  buttons.ticked();
  expect(buttons.state()).toEqual(NONE);
});

test("what is let go by an open dialog counts no more", () => {
  const buttons = createButtons();
  buttons.press("attack");
  buttons.press("dash");
  buttons.letGo();
  expect(buttons.state()).toEqual(NONE);
});

test("a choice counts in one tick, and is forgotten with what is held", () => {
  const buttons = createButtons();
  buttons.choose(2);
  expect(buttons.state()).toEqual({ attack: false, dash: false, interact: false, choice: 2 });
  buttons.ticked();
  expect(buttons.state().choice ?? 0).toBe(0);
  buttons.choose(1);
  buttons.letGo();
  expect(buttons.state().choice ?? 0).toBe(0);
});
