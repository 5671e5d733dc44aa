/** The fingers on the screen, each with what it came down on: `Target` is a button, and null stands for anything else. */
export interface Fingers<Target> {
  /** `isFirst` says that no other finger is on the screen: the end of one may have gone unheard. */
  down(finger: number, target: Target | null, isFirst?: boolean): void;
  /** Lifts a finger off what it is over now, and answers what is to be pressed: the browser will not. */
  up(finger: number, over: Target | null): Target | null;
  /** The browser has taken the finger away, to scroll with it. */
  cancel(finger: number): void;
  /** Whether a click on this, by the browser, repeats a press that `up` has answered. */
  isRepeated(target: Target | null): boolean;
  /**
   * Whether a click on this, by the browser, is of a finger that came down on another button: that one has gone since, and
   * nobody meant what lies under it.
   */
  isElsewhere(target: Target | null): boolean;
}

/**
 * Browsers make a click of a finger that is alone on the screen, and of no other: whoever walks with one thumb could press
 * nothing with the other one, and of two thumbs that play quickly both would be lost.
 */
export function createFingers<Target>(): Fingers<Target> {
  const held = new Map<number, { target: Target | null; isAlone: boolean }>();
  let pressed: Target | null = null;
  let last: Target | null = null;
  return {
    down(finger, target, isFirst = false) {
      pressed = null;
      last = target;
      if (isFirst) held.clear();
      held.set(finger, { target, isAlone: true });
      if (held.size > 1) for (const each of held.values()) each.isAlone = false;
    },
    up(finger, over) {
      const lifted = held.get(finger);
      held.delete(finger);
      pressed = lifted && !lifted.isAlone && lifted.target === over ? over : null;
      return pressed;
    },
    cancel(finger) {
      held.delete(finger);
    },
    isRepeated: (target) => target !== null && target === pressed,
    isElsewhere: (target) => target !== null && last !== null && target !== last,
  };
}

const buttonOf = (target: unknown): HTMLButtonElement | null =>
  target instanceof Element ? target.closest("button") : null;

/**
 * Presses buttons for fingers that are not alone on the screen, and keeps the menu away that a browser opens for a picture under
 * a finger that stays: thumbs rest, and pictures are everywhere. Answers how to stop.
 */
export function bindFingers(): () => void {
  const fingers = createFingers<HTMLButtonElement>();
  let isByFinger = false;
  const down = ({ pointerType, pointerId, target, isPrimary }: PointerEvent): void => {
    isByFinger = pointerType === "touch";
    if (isByFinger) fingers.down(pointerId, buttonOf(target), isPrimary);
  };
  const up = ({ pointerType, pointerId, clientX, clientY }: PointerEvent): void => {
    if (pointerType !== "touch") return;
    // A finger belongs to what it came down on, wherever it is lifted.
    const button = fingers.up(pointerId, buttonOf(document.elementFromPoint(clientX, clientY)));
    if (!button || button.disabled) return;
    // One click, as of a pointer: a keyboard's has a detail of none.
    button.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY }),
    );
  };
  const cancel = ({ pointerId }: PointerEvent): void => fingers.cancel(pointerId);
  const click = (event: MouseEvent): void => {
    // A keyboard's click, and a screen reader's, has a detail of none.
    if (!event.isTrusted || !isByFinger || event.detail === 0) return;
    const button = buttonOf(event.target);
    if (!fingers.isRepeated(button) && !fingers.isElsewhere(button)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: MouseEvent): void => {
    const isText = event.target instanceof Element && event.target.closest("input, textarea, output");
    if (isByFinger && !isText) event.preventDefault();
  };
  const capture = { capture: true };
  window.addEventListener("pointerdown", down, capture);
  window.addEventListener("pointerup", up, capture);
  window.addEventListener("pointercancel", cancel, capture);
  window.addEventListener("click", click, capture);
  window.addEventListener("contextmenu", menu, capture);
  return () => {
    window.removeEventListener("pointerdown", down, capture);
    window.removeEventListener("pointerup", up, capture);
    window.removeEventListener("pointercancel", cancel, capture);
    window.removeEventListener("click", click, capture);
    window.removeEventListener("contextmenu", menu, capture);
  };
}
