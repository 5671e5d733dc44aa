import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import type { Category, StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import { atom, type ReadableAtom } from "nanostores";

/** What a toast is about; each has its own colour and picture. */
export type ToastTone = "note" | "good" | "warn" | "diamonds" | "catch";

/** A button in a toast: its text, and what it does. The toast goes when it is pressed. */
export interface ToastAction {
  readonly key: string;
  readonly run: () => void;
}

export interface ToastText {
  tone: ToastTone;
  /** Text key with its namespace. */
  key: string;
  values?: Record<string, string | number>;
  /** What it is about, as a picture (`drawing`: of a map's object; `piece`: of the wardrobe); the tone's icon where unset. */
  picture?:
    | { item: StockItem; category: Category }
    | { icon: IconName }
    | { drawing: string }
    | { piece: Drawing };
  /** What can be done about it; such a toast stays longer. */
  actions?: readonly ToastAction[];
}

export interface Toast extends ToastText {
  id: number;
}

export interface Toasts {
  $toasts: ReadableAtom<readonly Toast[]>;
  show(toast: ToastText): void;
  dismiss(id: number): void;
}

/** Toasts at once; more push the oldest out, but never what is celebrated. */
const SHOWN = 4;
const CELEBRATED: ReadonlySet<ToastTone> = new Set(["diamonds"]);

/** How long each tone stays, ms: what is celebrated stays longer. */
const STAY: Record<ToastTone, number> = {
  note: 3_500,
  good: 3_500,
  warn: 5_000,
  catch: 2_600,
  diamonds: 5_000,
};
/** How long a toast stays in which something can be pressed, ms: the keyboard has to get there. */
const STAY_TO_PRESS = 20_000;

/** Whether two toasts read alike: of two friends who ask, each is named. */
const saysTheSame = (a: ToastText, b: ToastText): boolean =>
  a.key === b.key && JSON.stringify(a.values) === JSON.stringify(b.values);

export function createToasts(): Toasts {
  const $toasts = atom<readonly Toast[]>([]);
  let last = 0;
  const dismiss = (id: number): void => $toasts.set($toasts.get().filter((toast) => toast.id !== id));
  return {
    $toasts,
    dismiss,
    show(text) {
      last += 1;
      const toast: Toast = { ...text, id: last };
      // The same words twice are one toast, shown anew.
      const others = $toasts.get().filter((other) => other.tone === "catch" || !saysTheSame(other, text));
      const shown = [...others, toast];
      while (shown.length > SHOWN)
        shown.splice(
          Math.max(
            0,
            shown.findIndex(({ tone }) => !CELEBRATED.has(tone)),
          ),
          1,
        );
      $toasts.set(shown);
      setTimeout(() => dismiss(toast.id), text.actions ? STAY_TO_PRESS : STAY[text.tone]);
    },
  };
}
