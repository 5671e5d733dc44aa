/** What a fighter's buttons do. */
export type ArenaButton = "attack" | "dash" | "interact";

/** Which of them count in the next tick; and which of up to three things that are offered is chosen, 0 for none. */
export type ButtonState = Readonly<Record<ArenaButton, boolean>> & { readonly choice?: number };

/**
 * The buttons of an arena, however they are pressed. A press counts in one tick at least, also where it was let go before
 * that tick came: at eight frames a second a tap is shorter than a frame.
 */
export interface Buttons {
  press(button: ArenaButton): void;
  release(button: ArenaButton): void;
  /** Chooses one of three things that are offered, from 1 on: for one tick. */
  choose(choice: number): void;
  /** Forgets what is held: a dialog was opened, or the window was left. */
  letGo(): void;
  state(): ButtonState;
  /** A tick was made with `state()`. */
  ticked(): void;
}

export function createButtons(): Buttons {
  const held = new Set<ArenaButton>();
  const pressed = new Set<ArenaButton>();
  let choice = 0;
  const counts = (button: ArenaButton): boolean => held.has(button) || pressed.has(button);
  return {
    press(button) {
      held.add(button);
      pressed.add(button);
    },
    release: (button) => void held.delete(button),
    choose(next) {
      choice = next;
    },
    letGo() {
      held.clear();
      pressed.clear();
      choice = 0;
    },
    state: () => ({
      attack: counts("attack"),
      dash: counts("dash"),
      interact: counts("interact"),
      ...(choice > 0 && { choice }),
    }),
    ticked() {
      pressed.clear();
      choice = 0;
    },
  };
}
