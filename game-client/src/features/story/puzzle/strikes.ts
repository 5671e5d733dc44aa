import { type RefObject, useEffect, useRef } from "react";

/** The keys that strike: those that act in the world. */
const KEYS: readonly string[] = ["KeyX", "Space", "Enter"];

/**
 * Calls `strike` the moment a key goes down or a finger touches `button`, with that moment in ms (`performance.now`), as
 * long as it is `live`. A click alone, as of a gamepad or a screen reader, strikes too.
 */
export function useStrikes(
  button: RefObject<HTMLElement | null>,
  live: boolean,
  strike: (at: number) => void,
): void {
  const latest = useRef(strike);
  latest.current = strike;
  useEffect(() => {
    const target = button.current;
    if (!live || !target) return;
    const key = (event: KeyboardEvent): void => {
      const { code, repeat, timeStamp } = event;
      if (!KEYS.includes(code) || !isOurs(event.target, target)) return;
      // Held down it is one press; let go it must not click as well.
      event.preventDefault();
      if (!repeat) latest.current(timeStamp);
    };
    const down = (event: PointerEvent): void => {
      if (event.button === 0) latest.current(event.timeStamp);
    };
    const click = ({ detail, timeStamp }: MouseEvent): void => {
      if (detail === 0) latest.current(timeStamp);
    };
    window.addEventListener("keydown", key, { capture: true });
    target.addEventListener("pointerdown", down);
    target.addEventListener("click", click);
    return () => {
      window.removeEventListener("keydown", key, { capture: true });
      target.removeEventListener("pointerdown", down);
      target.removeEventListener("click", click);
    };
  }, [button, live]);
}

/** Whether a key is meant for the game: any that goes to no other button. */
const isOurs = (target: EventTarget | null, button: HTMLElement): boolean =>
  !(target instanceof HTMLElement) || target === button || target.closest("button, a, input") === null;
