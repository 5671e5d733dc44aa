import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";

/** What is made of one place before it is asked for. */
export interface Ahead<Made> {
  /** Begins with a place; what was begun of another one is let go. */
  begin(place: PlaceName): void;
  /** What was made of that place, once; null where it was not begun, or failed. What was made of another place is let go. */
  take(place: PlaceName): Promise<Made | null>;
}

/** Has `make` do its work before it is asked for. */
export function createAhead<Made>(make: (place: PlaceName) => Promise<Made>): Ahead<Made> {
  let begun: { readonly place: PlaceName; readonly made: Promise<Made | null> } | null = null;
  return {
    begin(place) {
      if (begun?.place === place) return;
      begun = { place, made: make(place).catch(() => null) };
    },
    async take(place) {
      const mine = begun?.place === place ? begun.made : null;
      begun = null;
      return mine;
    },
  };
}
