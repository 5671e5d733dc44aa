/** Whoever has not asked for so long (ms) watches no more. */
export const WATCHES_FOR = 6_000;

/** Who watches a player's world now. */
export interface Watchers {
  /** Somebody asked for the next part. `now` is room time, ms. */
  asked(viewer: string, now: number): void;
  /** Forgets who is gone; call it about once a second. */
  look(now: number): void;
}

/** Counts who watches; `changed` hears of each other number. */
export function createWatchers(changed: (count: number) => void): Watchers {
  const last = new Map<string, number>();
  let told = 0;

  function tell(): void {
    if (last.size === told) return;
    told = last.size;
    changed(told);
  }

  return {
    asked(viewer, now) {
      last.set(viewer, now);
      tell();
    },
    look(now) {
      for (const [viewer, at] of last) if (now - at > WATCHES_FOR) last.delete(viewer);
      tell();
    },
  };
}
