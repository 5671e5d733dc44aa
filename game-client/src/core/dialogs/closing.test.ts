import { expect, test } from "vitest";
import { createStores } from "../app/stores.ts";
import { closeDialogs, closeUnshown, type ShowingGame } from "./closing.ts";
import type { OpenDialog } from "./dialogs.ts";

const Nothing = () => null;
const TROUBLE: OpenDialog = { kind: "boss-trouble", message: "again" };

/** A game with a bag everywhere and a golem's circle, in which the player stands in the village. */
function village() {
  const stores = createStores();
  const features: ShowingGame["features"] = [
    { name: "wallet", dialogs: { bag: Nothing } },
    { name: "boss", inRoom: { room: "boss", load: async () => ({ dialogs: { "boss-trouble": Nothing } }) } },
  ];
  stores.$place.set("village");
  const stop = closeUnshown({ stores, features });
  /** Opens a dialog; answers what is open once that was looked at. */
  const opened = async (dialog: OpenDialog) => {
    stores.$dialog.set(dialog);
    await settled();
    return stores.$dialog.get();
  };
  return { stores, opened, stop };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what is gone is closed, a picture of it stays, and all else too", () => {
  const stores = createStores();
  const close = (dialog: OpenDialog | null) => {
    stores.$dialog.set(dialog);
    closeDialogs(stores, ["boss-result"]);
    return stores.$dialog.get();
  };
  expect(close({ kind: "boss-result" })).toBeNull();
  expect(close({ kind: "picture", lines: ["a"], back: { kind: "boss-result" } })).toEqual({
    kind: "picture",
    lines: ["a"],
  });
  const picture: OpenDialog = { kind: "picture", lines: [], back: { kind: "mine-result" } };
  for (const other of [null, picture, { kind: "settings" } as const]) expect(close(other)).toBe(other);
});

test("a dialog that nothing in the place shows is closed", async () => {
  expect(await village().opened(TROUBLE)).toBeNull();
});

test("a dialog of a feature, of core or of the room stays open", async () => {
  const { stores, opened } = village();
  for (const known of [{ kind: "bag", tab: "stats" }, { kind: "settings" }] as const)
    expect(await opened(known)).toBe(known);
  stores.$place.set("magic-circle");
  expect(await opened(TROUBLE)).toBe(TROUBLE);
});

test("a dialog of the room that was left is closed in the next place", async () => {
  const { stores, opened } = village();
  stores.$place.set("magic-circle");
  await opened(TROUBLE);
  stores.$place.set("village");
  await settled();
  expect(stores.$dialog.get()).toBeNull();
});

test("on the way a dialog may be of the place that is about to be shown", async () => {
  const { stores, opened } = village();
  stores.$travelling.set("magic-circle");
  expect(await opened(TROUBLE)).toBe(TROUBLE);
  stores.$place.set("magic-circle");
  stores.$travelling.set(null);
  await settled();
  expect(stores.$dialog.get()).toBe(TROUBLE);
});

test("nothing is closed behind the end of the game", async () => {
  const { stop, opened } = village();
  stop();
  expect(await opened(TROUBLE)).toBe(TROUBLE);
});
