import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStores } from "../app/stores.ts";
import type { OpenDialog } from "./dialogs.ts";
import { toOpen } from "./to-open.ts";

const NEWS = { kind: "community" } satisfies OpenDialog;
const DRAFT = { kind: "wardrobe" } satisfies OpenDialog;

/** A page with one open dialog; `onEscape` is what its escape key does. */
function page(onEscape: (stores: ReturnType<typeof createStores>) => void = () => {}) {
  const stores = createStores();
  stores.$place.set("village");
  document.addEventListener("keydown", (event) => {
    if ((event as KeyboardEvent).key === "Escape") onEscape(stores);
  });
  return { stores, now: () => stores.$dialog.get() };
}

beforeEach(() => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal(
    "KeyboardEvent",
    class extends Event {
      readonly key: string;
      constructor(type: string, { key = "", ...rest }: KeyboardEventInit) {
        super(type, rest);
        this.key = key;
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

test("over nothing it opens at once, and presses no key", () => {
  const pressed = vi.fn();
  const { stores, now } = page(pressed);
  toOpen({ stores }, NEWS)();
  expect(now()).toBe(NEWS);
  expect(pressed).not.toHaveBeenCalled();
});

test("an open dialog is closed as by its escape key, and followed", () => {
  const { stores, now } = page(({ $dialog }) => $dialog.set(null));
  stores.$dialog.set(DRAFT);
  toOpen({ stores }, NEWS)();
  expect(now()).toBe(NEWS);
});

test("one that asks first, or that only its own buttons end, stays until the player has closed it", () => {
  const { stores, now } = page();
  stores.$dialog.set(DRAFT);
  toOpen({ stores }, NEWS)();
  expect(now()).toBe(DRAFT);
  stores.$dialog.set(null);
  expect(now()).toBe(NEWS);
});

test("the same dialog stays open, at what was asked for", () => {
  const pressed = vi.fn();
  const { stores, now } = page(pressed);
  stores.$dialog.set({ kind: "people", tab: "here" });
  toOpen({ stores }, { kind: "people", tab: "friends" })();
  expect(now()).toEqual({ kind: "people", tab: "friends" });
  expect(pressed).not.toHaveBeenCalled();
});
