import { atom } from "nanostores";
import { expect, test } from "vitest";
import type { OpenDialog } from "../../core/dialogs/dialogs.ts";
import { type PressKey, pressesFor } from "./press-keys.ts";

const KEY: PressKey = {
  code: "KeyX",
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  inField: false,
};

const presses = (key: Partial<PressKey>, dialog: OpenDialog | null = null) =>
  pressesFor({ stores: { $dialog: atom<OpenDialog | null>(dialog) } }, { ...KEY, ...key });

test("X, space and enter press, once each", () => {
  for (const code of ["KeyX", "Space", "Enter"]) expect(presses({ code }), code).toBe(true);
  for (const key of [{ code: "KeyZ" }, { repeat: true }]) expect(presses(key)).toBe(false);
});

test("what is meant for a dialog, a field or the browser is left to it", () => {
  expect(presses({ code: "Enter" }, { kind: "settings" })).toBe(false);
  expect(presses({ code: "Space", inField: true })).toBe(false);
  expect(presses({ ctrlKey: true })).toBe(false);
});
