import type { Game } from "../app/game.ts";
import { moveFocus } from "./pad-focus.ts";

/** Stands for no key: it leads to the buttons around the picture, and back. */
const HUD = "Hud";

/** Of the standard layout: the key that each button is, wherever keys do something. */
const KEYS: readonly (readonly [button: number, code: string])[] = [
  [0, "KeyX"],
  [1, "KeyZ"],
  [2, "KeyX"],
  [3, "KeyB"],
  [4, "KeyE"],
  [5, "KeyT"],
  [6, HUD],
  [8, "KeyC"],
  [9, "KeyM"],
];
/** Nearer to its middle a stick trembles. */
const DEAD = 0.22;

/** What of a pad is read. */
export type PadState = Pick<Gamepad, "axes"> & {
  readonly buttons: readonly Pick<GamepadButton, "pressed">[];
};

const NO_PAD: PadState = { axes: [], buttons: [] };

/** Where the left stick points, each -1..1; the cross counts as a stick pushed to its end. */
export function stickOf({ axes, buttons }: PadState): { x: number; y: number } {
  const held = (button: number): number => (buttons[button]?.pressed ? 1 : 0);
  const [x = 0, y = 0] = axes;
  const [across, down] = [held(15) - held(14), held(13) - held(12)];
  if (across !== 0 || down !== 0) return { x: across, y: down };
  return Math.hypot(x, y) < DEAD ? { x: 0, y: 0 } : { x, y };
}

/** How far a stick is pushed that moves the focus. */
const PUSHED = 0.6;

/** The one direction of four that a stick is pushed in, each -1, 0 or 1; 0 and 0 for none. */
export function directionOf({ x, y }: { x: number; y: number }): { dx: number; dy: number } {
  if (Math.max(Math.abs(x), Math.abs(y)) < PUSHED) return { dx: 0, dy: 0 };
  return Math.abs(x) > Math.abs(y) ? { dx: Math.sign(x), dy: 0 } : { dx: 0, dy: Math.sign(y) };
}

/** The keys that went down and up from one state of a pad to the next. */
export function keyChanges(before: ReadonlySet<string>, { buttons }: PadState) {
  const held = new Set(KEYS.flatMap(([button, code]) => (buttons[button]?.pressed ? [code] : [])));
  return {
    held,
    down: [...held].filter((code) => !before.has(code)),
    up: [...before].filter((code) => !held.has(code)),
  };
}

/** What is open to choose from without being a dialog, as the emotes. */
const openMenu = (): Element | undefined => document.querySelector(".hud [role=menu]") ?? undefined;

const hud = (): Element | undefined => document.querySelector(".hud") ?? undefined;

/**
 * Plays by gamepad: the stick walks, buttons are keys. Under a dialog or a menu, and among the buttons around the picture once the
 * left trigger has led there, the stick moves the focus, the first button presses what has it, and the second one closes or leads
 * back. Answers how to stop.
 */
export function followPads({ controls, stores }: Pick<Game, "controls" | "stores">): () => void {
  let held: ReadonlySet<string> = new Set();
  let leaned = false;
  let pushed = { dx: 0, dy: 0 };
  let inHud = false;
  let frame = requestAnimationFrame(next);
  window.addEventListener("pointerdown", hideFocus, true);

  function next(): void {
    frame = requestAnimationFrame(next);
    const pad = navigator.getGamepads().find((each) => each?.mapping === "standard");
    if (!pad && !leaned && held.size === 0) return;
    // One that is gone lets go of all.
    look(pad ?? NO_PAD);
  }

  function look(pad: PadState): void {
    const { x, y } = stickOf(pad);
    const inDialog = stores.$dialog.get() !== null;
    const menu = inDialog ? undefined : openMenu();
    const around = inHud && !inDialog && !menu ? hud() : undefined;
    const part = menu ?? around;
    const walk = part ? { x: 0, y: 0 } : { x, y };
    // A pad that lies on the table leaves the thumb's stick alone.
    if (leaned || walk.x !== 0 || walk.y !== 0) controls.setStick(walk.x, walk.y);
    leaned = walk.x !== 0 || walk.y !== 0;
    const direction = directionOf({ x, y });
    const { dx, dy } = direction;
    const isNew = (dx !== 0 || dy !== 0) && (dx !== pushed.dx || dy !== pushed.dy);
    if (isNew && part) moveFocus(dx, dy, part);
    else if (isNew && inDialog) pushInDialog(dx, dy);
    pushed = direction;
    const changes = keyChanges(held, pad);
    if (isNew || changes.down.length > 0) root()?.setAttribute(SHOWS_FOCUS, "");
    held = changes.held;
    for (const code of changes.down) {
      const focused = document.activeElement;
      if (code === HUD || (code === "KeyZ" && around)) {
        if (!inDialog) goToHud(code === HUD && !inHud);
        continue;
      }
      const chooses = inDialog || part !== undefined;
      if (chooses && code === "KeyX" && focused instanceof HTMLElement) {
        // What was pressed may lead anywhere, where the stick is to walk again.
        inHud = false;
        focused.click();
      } else if (chooses && code === "KeyZ") send("keydown", "Escape");
      else send("keydown", code);
    }
    for (const code of changes.up) if (code !== HUD) send("keyup", code);
  }

  function goToHud(goes: boolean): void {
    inHud = goes;
    if (goes) moveFocus(0, 1, hud());
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("pointerdown", hideFocus, true);
    hideFocus();
  };
}

/** Has the page show what has the focus, which browsers do for keys alone. */
const SHOWS_FOCUS = "data-pad";
const root = (): Element | null => document.querySelector(".game");

/** Who takes the mouse or a finger again sees what it presses. */
const hideFocus = (): void => root()?.removeAttribute(SHOWS_FOCUS);

/** Moves the focus; where a dialog is played by arrows, the stick stands for them. */
function pushInDialog(dx: number, dy: number): void {
  if (!document.querySelector('[data-dialog] [data-sticks="arrows"]')) {
    moveFocus(dx, dy);
    return;
  }
  const [along, back] = dx === 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowRight", "ArrowLeft"];
  send("keydown", dx + dy > 0 ? along! : back!);
}

function send(type: "keydown" | "keyup", code: string): void {
  // Dialogs listen to the document, and to what a key means.
  document.dispatchEvent(new KeyboardEvent(type, { code, key: code, cancelable: true, bubbles: true }));
}
