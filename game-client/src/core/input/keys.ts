import type { Game } from "../app/game.ts";

/** The part of a keyboard event that decides what it does. */
export interface Key {
  readonly code: string;
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** Whether the focus is on a control of the page, which space and enter then belong to. */
  readonly onControl: boolean;
}

/** What of a game the keys act on. */
export type KeyGame = Pick<Game, "act"> & {
  readonly features: readonly Pick<Game["features"][number], "keys">[];
  readonly stores: Pick<Game["stores"], "$dialog" | "$connection" | "$place" | "$travelling">;
};

/**
 * Does what a key means now; false where it means nothing. Keys rest while a dialog is open, while the connection is
 * down, before the first place is there and on the way to another, when held down, and together with ctrl, alt or meta.
 */
export function pressKey(game: KeyGame, key: Key): boolean {
  const { stores, features } = game;
  if (key.repeat || key.ctrlKey || key.altKey || key.metaKey) return false;
  if (stores.$dialog.get() !== null || stores.$connection.get().phase !== "online") return false;
  if (stores.$place.get() === null || stores.$travelling.get() !== null) return false;
  if (key.code === "KeyX" || ((key.code === "Space" || key.code === "Enter") && !key.onControl)) {
    game.act();
    return true;
  }
  const bound = features.flatMap(({ keys }) => keys?.[key.code] ?? []);
  for (const action of bound) action(game as Game);
  return bound.length > 0;
}

/** Listens to the keyboard. Answers how to stop. */
export function bindKeys(game: Game): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const { code, repeat, ctrlKey, altKey, metaKey, target } = event;
    const onControl =
      target instanceof HTMLElement && target.closest("button, a, input, textarea, [tabindex]") !== null;
    if (pressKey(game, { code, repeat, ctrlKey, altKey, metaKey, onControl })) event.preventDefault();
  };
  window.addEventListener("keydown", onKey);
  return () => window.removeEventListener("keydown", onKey);
}
