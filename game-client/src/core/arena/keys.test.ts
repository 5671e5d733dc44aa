import { atom } from "nanostores";
import { expect, onTestFinished, test, vi } from "vitest";
import type { OpenDialog } from "../dialogs/dialogs.ts";
import type { Key } from "../input/keys.ts";
import { type Connection, START } from "../net/connection.ts";
import type { Prompt } from "../walking/prompt.ts";
import { createFighter } from "./fighter.ts";
import { arenaButton, bindArenaKeys } from "./keys.ts";

const KEY: Key = {
  code: "KeyX",
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  onControl: false,
};
const strike = (): void => {};
const LEAVE: Prompt = { verb: "travel", target: "village", words: "", icon: "door" };

const storesOf = (dialog: OpenDialog | null, phase: Connection["phase"], prompt: Prompt | null) => ({
  $dialog: atom<OpenDialog | null>(dialog),
  $connection: atom<Connection>({ ...START, phase }),
  $prompt: atom<Prompt | null>(prompt),
});

/** The button that a key is, where the game stands as given. */
function buttonOf(
  key: Partial<Key>,
  {
    prompt = null,
    dialog = null,
    phase = "online",
  }: { prompt?: Prompt | null; dialog?: OpenDialog | null; phase?: Connection["phase"] } = {},
) {
  return arenaButton({ stores: storesOf(dialog, phase, prompt) }, { ...KEY, ...key }, strike);
}

test("X, space and enter strike, Z dashes, and nothing else belongs to the fight", () => {
  for (const code of ["KeyX", "Space", "Enter"]) expect(buttonOf({ code }), code).toBe("attack");
  expect(buttonOf({ code: "KeyZ" })).toBe("dash");
  for (const code of ["KeyM", "Escape", "ArrowUp"]) expect(buttonOf({ code }), code).toBeNull();
});

test("where the action key has something else to do it does that, and Z dashes all the same", () => {
  expect(buttonOf({}, { prompt: LEAVE })).toBeNull();
  expect(buttonOf({ code: "KeyZ" }, { prompt: LEAVE })).toBe("dash");
  expect(buttonOf({}, { prompt: { ...LEAVE, press: () => {} } })).toBeNull();
  expect(buttonOf({}, { prompt: { ...LEAVE, press: strike } })).toBe("attack");
});

test("space and enter belong to a focused control", () => {
  expect(buttonOf({ code: "Space", onControl: true })).toBeNull();
  expect(buttonOf({ onControl: true })).toBe("attack");
});

test("keys rest under a dialog, without a connection and with the browser's own keys", () => {
  expect(buttonOf({}, { dialog: { kind: "settings" } })).toBeNull();
  expect(buttonOf({}, { phase: "reconnecting" })).toBeNull();
  expect(buttonOf({ ctrlKey: true })).toBeNull();
});

test("a key that is held is let go where the window is left, until nobody listens", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("HTMLElement", class {});
  const fighter = createFighter();
  const stop = bindArenaKeys({ stores: storesOf(null, "online", null) }, fighter);
  const isHeld = () => {
    fighter.buttons.ticked();
    return fighter.buttons.state().attack;
  };
  const press = () => window.dispatchEvent(Object.assign(new Event("keydown"), { ...KEY, code: "KeyX" }));
  press();
  expect(isHeld()).toBe(true);
  window.dispatchEvent(new Event("blur"));
  expect(isHeld()).toBe(false);
  press();
  stop();
  window.dispatchEvent(new Event("blur"));
  expect(isHeld()).toBe(true);
});
