import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { atom } from "nanostores";
import { expect, test } from "vitest";
import type { OpenDialog } from "../dialogs/dialogs.ts";
import { type Connection, START } from "../net/connection.ts";
import { type Key, pressKey } from "./keys.ts";

const KEY: Key = {
  code: "KeyX",
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  onControl: false,
};

/** A running game that counts what keys do in it. */
function game({
  dialog = null,
  phase = "online",
  place = "village",
  travelling = null,
}: {
  dialog?: OpenDialog | null;
  phase?: Connection["phase"];
  place?: PlaceName | null;
  travelling?: PlaceName | null;
} = {}) {
  const done: string[] = [];
  return {
    done,
    act: () => void done.push("act"),
    features: [
      { keys: { KeyM: () => void done.push("map"), Escape: () => void done.push("reel-in") } },
      { keys: { Escape: () => void done.push("close-wheel") } },
      {},
    ],
    stores: {
      $dialog: atom<OpenDialog | null>(dialog),
      $connection: atom<Connection>({ ...START, phase }),
      $place: atom<PlaceName | null>(place),
      $travelling: atom<PlaceName | null>(travelling),
    },
  };
}

/** What a key does in a game. */
function does(key: Partial<Key>, where = game()): readonly string[] {
  pressKey(where, { ...KEY, ...key });
  return where.done;
}

test("X, space and enter act; space and enter belong to a focused control", () => {
  for (const code of ["KeyX", "Space", "Enter"]) expect(does({ code })).toEqual(["act"]);
  for (const code of ["Space", "Enter"]) expect(does({ code, onControl: true })).toEqual([]);
  expect(does({ code: "KeyX", onControl: true })).toEqual(["act"]);
});

test("a key does what all features bind to it", () => {
  expect(does({ code: "KeyM" })).toEqual(["map"]);
  expect(does({ code: "Escape" })).toEqual(["reel-in", "close-wheel"]);
  expect(pressKey(game(), { ...KEY, code: "KeyZ" })).toBe(false);
});

test("no key acts under an open dialog", () => {
  for (const code of ["KeyX", "KeyM", "Escape"])
    expect(does({ code }, game({ dialog: { kind: "settings" } })), code).toEqual([]);
});

test("no key acts while the connection is down", () => {
  for (const phase of ["reconnecting", "offline", "elsewhere"] as const)
    expect(does({}, game({ phase })), phase).toEqual([]);
});

test("no key acts before the first place is on the screen, nor on the way to another", () => {
  for (const where of [{ place: null }, { travelling: "lake" }] as const)
    for (const code of ["KeyX", "KeyM"]) expect(does({ code }, game(where)), code).toEqual([]);
});

test("held keys and keys of the browser do nothing", () => {
  for (const more of [{ repeat: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }])
    expect(does(more)).toEqual([]);
});
