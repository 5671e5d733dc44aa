import { atom, type WritableAtom } from "nanostores";
import { perGame } from "../feature.ts";
import { type ArenaButton, type Buttons, createButtons } from "./buttons.ts";

/** How the player's own fighter stands, as the screen shows it. */
export interface Vitals {
  readonly hp: number;
  readonly hpMax: number;
  /** Ticks until the next dash, and from one to the next; 0 for one who can't dash. */
  readonly dashRest: number;
  readonly dashEvery: number;
}

/** A hit that the player took, in which tick of its world. */
export interface Hurt {
  readonly tick: number;
  readonly lost: number;
}

/** What the screen and the world share of the own fighter. */
export interface Fighter {
  /** Null where nobody fights. */
  readonly $vitals: WritableAtom<Vitals | null>;
  readonly $hurt: WritableAtom<Hurt | null>;
  readonly buttons: Buttons;
  press(button: ArenaButton): void;
  release(button: ArenaButton): void;
  /** Presses and lets go: for who has no way to hold. */
  tap(button: ArenaButton): void;
  /** A tap of the attack: what a prompt to strike does (`Prompt.press`), and by which the keys know it. */
  readonly strike: () => void;
  /** Hears of each change of a button before it counts. Answers how to stop. */
  onChange(listener: (button: ArenaButton, down: boolean) => void): () => void;
}

export function createFighter(): Fighter {
  const buttons = createButtons();
  const listeners = new Set<(button: ArenaButton, down: boolean) => void>();
  const tell = (button: ArenaButton, down: boolean): void => {
    for (const listener of listeners) listener(button, down);
  };
  const press = (button: ArenaButton): void => {
    tell(button, true);
    buttons.press(button);
  };
  const release = (button: ArenaButton): void => {
    tell(button, false);
    buttons.release(button);
  };
  const tap = (button: ArenaButton): void => {
    press(button);
    release(button);
  };
  return {
    $vitals: atom<Vitals | null>(null),
    $hurt: atom<Hurt | null>(null),
    buttons,
    press,
    release,
    tap,
    strike: () => tap("attack"),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The own fighter of a running game. */
export const fighterOf = perGame(createFighter);

/** Sets a store where what it holds has changed. */
export function keep<Value extends object>($store: WritableAtom<Value | null>, next: Value): void {
  const now = $store.get();
  const isSame =
    now !== null && (Object.keys(next) as (keyof Value)[]).every((key) => now[key] === next[key]);
  if (!isSame) $store.set(next);
}
