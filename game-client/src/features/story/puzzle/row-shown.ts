import type { Stop } from "../../../core/feature.ts";

/** How long it is dark before the first of a row and behind each, and how long each shines, ms. */
export interface RowTimes {
  readonly before: number;
  readonly lit: number;
  readonly dark: number;
}

/** What is done with the one `at` this place of a row, from 0; `over` is called behind the last. */
export interface RowShown {
  on(at: number): void;
  off(at: number): void;
  over?(): void;
}

/**
 * Shows `count` things one after the other. Each follows on the one before, so that a page that stands still for a moment shows
 * the rest later, and swallows none of what is to be remembered. Answers how to stop.
 */
export function showRow(count: number, { before, lit, dark }: RowTimes, { on, off, over }: RowShown): Stop {
  let timer: ReturnType<typeof setTimeout>;
  const show = (at: number): void => {
    if (at === count) {
      over?.();
      return;
    }
    on(at);
    timer = setTimeout(() => {
      off(at);
      timer = setTimeout(show, dark, at + 1);
    }, lit);
  };
  timer = setTimeout(show, before, 0);
  return () => clearTimeout(timer);
}
