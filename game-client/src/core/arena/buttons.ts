/** What a fighter's buttons do. */
export type ArenaButton = "attack" | "dash" | "interact";

/** Which of them count in the next tick. */
export type ButtonState = Readonly<Record<ArenaButton, boolean>>;

/**
 * The buttons of an arena, however they are pressed. A press counts in one tick at least, also where it was let go before
 * that tick came: at eight frames a second a tap is shorter than a frame.
 */
export interface Buttons {
  press(button: ArenaButton): void;
  release(button: ArenaButton): void;
  /** Forgets what is held: a dialog was opened, or the window was left. */
  letGo(): void;
  state(): ButtonState;
  /** A tick was made with `state()`. */
  ticked(): void;
}

export function createButtons(): Buttons {
  const held = new Set<ArenaButton>();
  const pressed = new Set<ArenaButton>();
  const counts = (button: ArenaButton): boolean => held.has(button) || pressed.has(button);
  return {
    press(button) {
      held.add(button);
      pressed.add(button);
    },
    release: (button) => void held.delete(button),
    letGo() {
      held.clear();
      pressed.clear();
    },
    state: () => ({ attack: counts("attack"), dash: counts("dash"), interact: counts("interact") }),
    ticked: () => pressed.clear(),
  };
}
