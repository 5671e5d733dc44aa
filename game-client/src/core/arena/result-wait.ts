import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { atom, type ReadableAtom } from "nanostores";
import type { Game } from "../app/game.ts";
import type { OpenDialog } from "../dialogs/dialogs.ts";
import { onceClear } from "../dialogs/once-clear.ts";
import { createLatest } from "../latest.ts";

/** How long the room may take to tell that an attempt is stored before it is asked, ms: the push is lost with the line. */
const RESULT_MAX = 4_000;

/** What waiting for a result needs of its game. */
interface Waited<Result> {
  readonly $dialog: Game["stores"]["$dialog"];
  /** How long the end is seen before its result lies over it, ms. */
  readonly farewell: number;
  /** Asks the room. */
  readonly ask: () => Promise<Result>;
  /** Takes over what a result says, which is another than the last: the attempt is over then. */
  readonly take: (result: Result) => void;
  /** Whether the attempt is over still, and its result is to be shown. */
  readonly isOver: () => boolean;
  readonly dialogOf: (result: Result) => OpenDialog;
  readonly trouble: (error: unknown) => void;
}

/** The result of an attempt on the kernel, from its end in the own world until it is shown. */
export interface ResultWait<Result> {
  readonly $result: ReadableAtom<Result | null>;
  /** Whether a result is still to be shown: whoever offers something else by then would get in its way. */
  isAwaited(): boolean;
  /** The attempt is over in the own world: its result comes, or is asked for. */
  expect(): void;
  fetch(): Promise<void>;
  /** Nothing is waited for any more: another attempt is asked for. */
  stop(): void;
  /** Another attempt has begun. */
  begun(): void;
  /** The place was left. */
  reset(): void;
}

export function createResultWait<Result extends { readonly attempt: string }>(
  waited: Waited<Result>,
): ResultWait<Result> {
  const { $dialog, farewell, ask, take, isOver, dialogOf, trouble } = waited;
  const $result = atom<Result | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the own world came to its end, ms; null where it has not. */
  let ended: number | null = null;
  let stopListening = (): void => {};
  let isAwaited = false;
  const asking = createLatest();

  /** The result is shown once nothing else lies over the place: nobody's bag is closed while it is looked into. */
  const show = (): void => {
    stopListening();
    stopListening = onceClear($dialog, () => {
      isAwaited = false;
      const result = $result.get();
      if (result && isOver()) $dialog.set(dialogOf(result));
    });
  };

  const wait: ResultWait<Result> = {
    $result,
    isAwaited: () => isAwaited,
    expect() {
      isAwaited = true;
      ended = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => void wait.fetch(), RESULT_MAX);
    },
    async fetch() {
      clearTimeout(timer);
      await asking.ask(
        ask,
        (result) => {
          if (result.attempt === $result.get()?.attempt) return;
          isAwaited = true;
          $result.set(result);
          take(result);
          // Whoever has just come through sees that first; a reload comes back to the result at once.
          const seen = ended === null ? farewell : performance.now() - ended;
          timer = setTimeout(show, Math.max(0, farewell - seen));
        },
        (error) => {
          isAwaited = false;
          // The room has not come to the end yet, and tells when it has.
          if (codeOf(error) !== "not-now") trouble(error);
        },
      );
    },
    stop() {
      isAwaited = false;
      clearTimeout(timer);
      stopListening();
    },
    begun() {
      ended = null;
    },
    reset() {
      asking.drop();
      wait.stop();
      ended = null;
      $result.set(null);
    },
  };
  return wait;
}
