import { EVENTS, eventsOf } from "@diamond-valley/schemas/arena/events.ts";
import { step } from "@diamond-valley/schemas/arena/step.ts";
import { TOY_FIELDS, TOY_RULES, toySetup } from "@diamond-valley/schemas/arena/toy-rules.fixture.ts";
import { createWorld } from "@diamond-valley/schemas/arena/world.ts";
import { expect, test } from "vitest";
import { inputOf, isSwinging } from "./arena-input.ts";
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

/** Taps the attack in these ticks, and holds it for so many; answers in which ticks there was a blow. */
function blowsOf(taps: readonly number[], held = 0): number[] {
  const buttons = createButtons();
  const world = createWorld(TOY_RULES, toySetup(TOY_FIELDS.room, 0));
  const blows: number[] = [];
  for (let tick = 0; tick < 40; tick += 1) {
    if (taps.includes(tick)) buttons.press("attack");
    if (taps.includes(tick - held)) buttons.release("attack");
    const input = inputOf({ dx: 0, dy: 0 }, buttons.state(isSwinging(world)));
    step(world, { input, word: tick % 20 === 0 ? 5 : undefined, orders: [] });
    buttons.ticked();
    if (eventsOf(world.events).some(({ code }) => code === EVENTS.blow)) blows.push(tick);
  }
  return blows;
}

test.each([0, 1, 2])("a tap that comes soon behind another is a blow too, held for %i ticks", (held) => {
  for (let second = held + 1; second <= 8; second += 1)
    expect(blowsOf([2, 2 + second], held)).toEqual([2, 10]);
  expect(blowsOf([2, 14], held)).toEqual([2, 14]);
  // However often: one is kept, so that nothing strikes long after the last tap.
  expect(blowsOf([2, 5, 8], held)).toEqual([2, 10]);
});

test("a tap that waits is forgotten when a dialog opens", () => {
  const buttons = createButtons();
  buttons.press("attack");
  buttons.release("attack");
  expect(buttons.state(true)).toEqual(NONE);
  buttons.ticked();
  buttons.letGo();
  expect(buttons.state(false)).toEqual(NONE);
});
