import { useEffect, useRef } from "react";

export type Way = "l" | "r" | "u" | "d";

/** The way of each key, by its place on the keyboard. */
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "l",
  KeyA: "l",
  ArrowRight: "r",
  KeyD: "r",
  ArrowUp: "u",
  KeyW: "u",
  ArrowDown: "d",
  KeyS: "d",
};

/** What else a key may do, by its code. */
type Others = Readonly<Record<string, () => void>>;

/** Calls `go` for each arrow key that goes down while it is `live`, also for those that a pad's stick stands for. */
export function useArrows(
  live: boolean,
  go: (way: Way, repeats: boolean) => void,
  others: Others = {},
): void {
  const latest = useRef({ go, others });
  latest.current = { go, others };
  useEffect(() => {
    if (!live) return;
    const down = (event: KeyboardEvent): void => {
      const { code, repeat, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      const way = WAYS[code];
      const other = latest.current.others[code];
      if (!way && !other) return;
      event.preventDefault();
      if (way) latest.current.go(way, repeat);
      else other?.();
    };
    window.addEventListener("keydown", down, { capture: true });
    return () => window.removeEventListener("keydown", down, { capture: true });
  }, [live]);
}
