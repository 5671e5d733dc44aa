/** What a fighter's buttons do. */
export type ArenaButton = "attack" | "dash" | "interact";

/** Which of them count in the next tick; and which of up to three things that are offered is chosen, 0 for none. */
export type ButtonState = Readonly<Record<ArenaButton, boolean>> & { readonly choice?: number };

/**
 * The buttons of an arena, however they are pressed. A press counts in one tick at least, also where it was let go before
 * that tick came: at eight frames a second a tap is shorter than a frame. One tap of the attack is kept until the kernel takes it.
 */
export interface Buttons {
  press(button: ArenaButton): void;
  release(button: ArenaButton): void;
  /** Chooses one of three things that are offered, from 1 on: for one tick. */
  choose(choice: number): void;
  /** Forgets what is held: a dialog was opened, or the window was left. */
  letGo(): void;
  /** `swings`: the last blow is still under way, so that a tap of the attack waits for its end. */
  state(swings?: boolean): ButtonState;
  /** A tick was made with the last `state()`. */
  ticked(): void;
}

export function createButtons(): Buttons {
  const held = new Set<ArenaButton>();
  const pressed = new Set<ArenaButton>();
  let choice = 0;
  let isSwinging = false;
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
    state(swings = false) {
      isSwinging = swings;
      return {
        attack: held.has("attack") || (pressed.has("attack") && !swings),
        dash: counts("dash"),
        interact: counts("interact"),
        ...(choice > 0 && { choice }),
      };
    },
    ticked() {
      const isKept = isSwinging && pressed.has("attack");
      pressed.clear();
      if (isKept) pressed.add("attack");
      choice = 0;
    },
  };
}
