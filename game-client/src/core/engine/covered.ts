/** Drawings that lie over the whole game now. */
const covers = new Set<symbol>();

/** Says that something lies over the whole game, which need not be drawn meanwhile. Call the answer when it is gone. */
export function coverGame(): () => void {
  const cover = Symbol("cover");
  covers.add(cover);
  return () => void covers.delete(cover);
}

export const isGameCovered = (): boolean => covers.size > 0;
