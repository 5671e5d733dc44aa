import type { ReadableAtom } from "nanostores";
import { useEffect, useRef } from "react";

/** What lies where, for those who look at the page and not at its picture; it changes with each step, unlike the rest of a bar. */
export function SeenSight({ $sight }: { $sight: ReadableAtom<unknown> }) {
  const seen = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      $sight.subscribe((sight) => {
        if (seen.current) seen.current.dataset.sight = JSON.stringify(sight);
      }),
    [$sight],
  );
  return <span ref={seen} hidden />;
}
