import type { Game } from "../app/game.ts";
import type { Key } from "../input/keys.ts";
import type { ArenaButton } from "./buttons.ts";
import type { Fighter } from "./fighter.ts";

/** What the keys of an arena do. */
const BUTTONS: Readonly<Record<string, ArenaButton>> = {
  KeyX: "attack",
  Space: "attack",
  Enter: "attack",
  KeyZ: "dash",
};

/** What of a game decides whether a key belongs to the fight. */
export type ArenaKeyGame = { readonly stores: Pick<Game["stores"], "$dialog" | "$connection" | "$prompt"> };

/**
 * The button that a key is now, or null: keys rest as everywhere (core/input/keys.ts), and where the action key has
 * something else to do, such as to leave through a door, it does that.
 */
export function arenaButton(
  { stores }: ArenaKeyGame,
  key: Key,
  strike: Fighter["strike"],
): ArenaButton | null {
  const button = BUTTONS[key.code];
  if (!button || key.ctrlKey || key.altKey || key.metaKey) return null;
  if (stores.$dialog.get() !== null || stores.$connection.get().phase !== "online") return null;
  if (button === "dash") return button;
  if (key.onControl && key.code !== "KeyX") return null;
  const prompt = stores.$prompt.get();
  return prompt === null || prompt.press === strike ? button : null;
}

/** Listens to the keyboard before everybody else. Answers how to stop. */
export function bindArenaKeys(
  game: ArenaKeyGame,
  fighter: Pick<Fighter, "press" | "release" | "strike" | "buttons">,
): () => void {
  const down = (event: KeyboardEvent): void => {
    const { code, repeat, ctrlKey, altKey, metaKey, target } = event;
    const onControl =
      target instanceof HTMLElement && target.closest("button, a, input, textarea, [tabindex]") !== null;
    const key = { code, repeat, ctrlKey, altKey, metaKey, onControl };
    const button = arenaButton(game, key, fighter.strike);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!repeat) fighter.press(button);
  };
  const up = ({ code, key }: KeyboardEvent): void => {
    const button = BUTTONS[code];
    if (button) fighter.release(button);
    // While it is held, a Mac tells of no other key that is let go.
    if (key === "Meta") leave();
  };
  // Keys that are let go in another window are not heard of here.
  const leave = (): void => fighter.buttons.letGo();
  window.addEventListener("keydown", down, { capture: true });
  window.addEventListener("keyup", up, { capture: true });
  window.addEventListener("blur", leave);
  return () => {
    window.removeEventListener("keydown", down, { capture: true });
    window.removeEventListener("keyup", up, { capture: true });
    window.removeEventListener("blur", leave);
  };
}
