import { isPlace, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { STORAGE } from "@diamond-valley/web-kit/storage.ts";

/** The seat that this tab holds. */
export interface HeldSeat {
  place: PlaceName;
  session: string;
}

/** Remembers the seat across a reload of the tab, so that the reload is not taken for a second tab. */
export interface SeatMemory {
  hold(seat: HeldSeat): void;
  /** The seat of the page before the reload, once; null in a fresh tab. It is held on: this page may be reloaded before it has another. */
  recall(): HeldSeat | null;
  forget(): void;
}

const { key: KEY } = STORAGE.seat;

/**
 * Writes only when the page goes away or out of sight, where a phone may drop it without another word, and erases when it is
 * back: a tab that the browser duplicates copies the storage, and must not think that the seat is its own.
 */
export function createSeatMemory(shelf: Storage | null): SeatMemory {
  let held: HeldSeat | null = null;
  const write = (): void => {
    if (held) shelf?.setItem(KEY, JSON.stringify(held));
  };
  const follow = (): void => {
    if (document.visibilityState === "hidden") write();
    // Before it is recalled it is still the page's that was here before.
    else if (held) shelf?.removeItem(KEY);
  };
  window.addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", follow);
  return {
    hold(seat) {
      held = seat;
      // Out of sight the page may go without another word.
      if (document.visibilityState === "hidden") write();
    },
    recall() {
      const stored = shelf?.getItem(KEY) ?? null;
      shelf?.removeItem(KEY);
      held = stored === null ? null : parse(stored);
      return held;
    },
    forget() {
      held = null;
      window.removeEventListener("pagehide", write);
      document.removeEventListener("visibilitychange", follow);
      shelf?.removeItem(KEY);
    },
  };
}

function parse(stored: string): HeldSeat | null {
  try {
    const seat: unknown = JSON.parse(stored);
    if (typeof seat !== "object" || seat === null || !("place" in seat) || !("session" in seat)) return null;
    const { place, session } = seat;
    return isPlace(place) && typeof session === "string" ? { place, session } : null;
  } catch {
    return null;
  }
}
