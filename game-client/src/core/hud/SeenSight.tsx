import type { WritableAtom } from "nanostores";
import { useEffect, useRef } from "react";

/** Reads what lies where, at this moment; null where there is nothing to see. */
export type SightStore<Sight> = WritableAtom<(() => Sight | null) | null>;

/**
 * What lies where, for those who look at the page and not at its picture: `sight` of an element, which is read from the
 * world only when somebody asks, since it changes with each step.
 */
export function SeenSight({ $sight }: { $sight: SightStore<unknown> }) {
  const seen = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (seen.current)
      Object.defineProperty(seen.current, "sight", {
        configurable: true,
        get: () => $sight.get()?.() ?? null,
      });
  }, [$sight]);
  return <span ref={seen} data-sight hidden />;
}
