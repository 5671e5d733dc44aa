import type { Game } from "../../core/app/game.ts";
import type { Key } from "../../core/input/keys.ts";

/** Keys that press, by their place on the keyboard. */
const PRESS_KEYS: ReadonlySet<string> = new Set(["KeyX", "Space", "Enter"]);

/** What of a game decides whether a key belongs to the bite. */
export type PressGame = { readonly stores: Pick<Game["stores"], "$dialog"> };

/** The part of a keyboard event that decides whether it presses. */
export type PressKey = Omit<Key, "onControl"> & {
  /** Whether something is written with it. */
  readonly inField: boolean;
};

/** Whether a key is pressed for the fish: not what is meant for an open dialog, for a field or for the browser. */
export function pressesFor({ stores }: PressGame, key: PressKey): boolean {
  if (!PRESS_KEYS.has(key.code) || key.repeat || key.ctrlKey || key.altKey || key.metaKey) return false;
  return !key.inField && stores.$dialog.get() === null;
}
